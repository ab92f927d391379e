"use client";

import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { useNow } from "@/components/ui/use-now";
import { zoneOfView } from "@/lib/areas/zones";
import {
  type NextOpening,
  nextOpening,
  PARTNER_BADGE_LABELS,
  type PartnerBadge,
  partnerPath,
  WEEKDAY_LABELS,
} from "@/lib/partners/rules";
import type { PartnerView } from "@/lib/partners/view";

interface OpenBadgeProps {
  partner: Pick<PartnerView, "hours" | "area_code" | "latitude" | "longitude">;
  /** ISO time at which the page was made. */
  at: string;
}

/** The answer that people come for: whether the door is open, else when it opens. */
export function OpenBadge({ partner, at }: OpenBadgeProps) {
  const next = openingOf(partner, useNow(at));
  if (next === null) return null;
  return (
    <Badge tone={next.when === "later" ? "neutral" : "good"} icon="clock">
      {openingText(next)}
    </Badge>
  );
}

/** Of these, the one that opens first after today, for somebody who finds none today. */
export function NextToOpen({
  partners,
  at,
}: {
  partners: readonly Pick<PartnerView, "hours" | "area_code" | "latitude" | "longitude" | "name" | "slug">[];
  at: string;
}) {
  const now = useNow(at);
  const later = partners.flatMap((partner) => {
    const next = openingOf(partner, now);
    return next?.when === "later" ? [{ partner, next }] : [];
  });
  const [first] = later.toSorted(
    (one, other) => one.next.days - other.next.days || one.next.opens.localeCompare(other.next.opens),
  );
  if (!first) return null;
  return (
    <p>
      Yang buka berikutnya: <Link href={partnerPath(first.partner.slug)}>{first.partner.name}</Link>,{" "}
      {WEEKDAY_LABELS[first.next.day]} {first.next.opens.replace(":", ".")}.
    </p>
  );
}

function openingOf({ hours, ...place }: OpenBadgeProps["partner"], now: Date): NextOpening | null {
  return nextOpening(hours, zoneOfView(place), now);
}

function openingText({ when, day, opens, closes }: NextOpening): string {
  if (when === "now") return `Buka sampai ${closes.replace(":", ".")}`;
  const time = opens.replace(":", ".");
  return when === "today" ? `Buka hari ini ${time}` : `Buka berikutnya ${WEEKDAY_LABELS[day]} ${time}`;
}

/** What an administrator vouches for. */
export function VerifiedBadge({ badge }: { badge: PartnerBadge | null }) {
  if (badge === null) return null;
  return (
    <Badge tone="info" icon="shield">
      <abbr title={`Terverifikasi: ${PARTNER_BADGE_LABELS[badge]}`} className="no-underline">
        Terverifikasi {badge}
      </abbr>
    </Badge>
  );
}
