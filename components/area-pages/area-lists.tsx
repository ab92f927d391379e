import Link from "next/link";
import { DayLeaf, WhenAndWhere } from "@/components/events/list/event-facts";
import { CardTitle } from "@/components/lists/card-title";
import { OpenBadge } from "@/components/partners/badges";
import { KindBadge } from "@/components/places/kind-badge";
import { Card } from "@/components/ui/card";
import styles from "@/components/ui/row.module.css";
import type { AreaPartView } from "@/lib/area-pages/view";
import { areaPath } from "@/lib/areas/rules";
import { eventPath, kindLabel } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatCount } from "@/lib/format/numbers";
import { materialsText } from "@/lib/partners/labels";
import { partnerPath } from "@/lib/partners/rules";
import type { PartnerView } from "@/lib/partners/view";
import { placePath } from "@/lib/places/rules";
import type { PlaceView } from "@/lib/places/view";

const ROW = `${styles.row} grid gap-4 md:grid-cols-2 xl:grid-cols-3`;
const CARD = "transition-colors hover:border-primary";

export function AreaEvents({ events }: { events: readonly EventView[] }) {
  return (
    <ul className={ROW}>
      {events.map((event) => (
        <Card as="li" key={event.id} className={`flex gap-4 ${CARD}`}>
          <DayLeaf event={event} />
          <div className="min-w-0 flex-1">
            <p className="text-sm font-semibold text-story">{kindLabel(event)}</p>
            <CardTitle href={eventPath(event.slug)}>{event.title}</CardTitle>
            <WhenAndWhere event={event} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** @param at ISO time at which the page was made */
export function AreaPartners({ partners, at }: { partners: readonly PartnerView[]; at: string }) {
  return (
    <ul className={ROW}>
      {partners.map((partner) => (
        <Card as="li" key={partner.id} className={CARD}>
          <CardTitle href={partnerPath(partner.slug)}>{partner.name}</CardTitle>
          <p className="mt-1 line-clamp-2 text-ink-soft">{materialsText(partner.materials)}</p>
          <p className="mt-2 empty:hidden">
            <OpenBadge partner={partner} at={at} />
          </p>
        </Card>
      ))}
    </ul>
  );
}

export function AreaPlaces({ places }: { places: readonly PlaceView[] }) {
  return (
    <ul className={ROW}>
      {places.map((place) => (
        <Card as="li" key={place.id} className={CARD}>
          <CardTitle href={placePath(place.slug)}>{place.name}</CardTitle>
          <p className="mt-2">
            <KindBadge kind={place.kind} />
          </p>
        </Card>
      ))}
    </ul>
  );
}

/** The parts with reports and their numbers, those with the most open ones first; the others by their names alone. */
export function AreaParts({ parts }: { parts: readonly AreaPartView[] }) {
  const reported = parts
    .filter(({ verified }) => verified > 0)
    .toSorted((one, other) => other.open - one.open || other.verified - one.verified);
  const others = parts.filter(({ verified }) => verified === 0);
  return (
    <div className="grid gap-6">
      {reported.length > 0 ? (
        <ul className="grid gap-x-10 md:grid-cols-2">
          {reported.map((part) => (
            <li key={part.code} className="border-b border-line py-2">
              <PartLink part={part} />
              <p className="text-sm text-ink-soft tabular-nums">{countsText(part)}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <div>
          {reported.length > 0 ? <h3 className="mb-2 text-lg">Belum ada laporan</h3> : null}
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((part) => (
              <li key={part.code}>
                <PartLink part={part} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

function PartLink({ part }: { part: AreaPartView }) {
  return (
    <Link
      href={areaPath(part)}
      prefetch={false}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-primary"
    >
      {part.name}
    </Link>
  );
}

function countsText({ open, claimed, resolved }: AreaPartView): string {
  const words = [
    open > 0 && `${formatCount(open)} menunggu penyelesaian`,
    claimed > 0 && `${formatCount(claimed)} diklaim selesai`,
    resolved > 0 && `${formatCount(resolved)} selesai`,
  ];
  return words.filter(Boolean).join(" · ");
}
