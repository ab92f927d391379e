import Link from "next/link";
import { Badge, type Tone } from "@/components/ui/badge";
import type { IconName } from "@/components/ui/icon";
import { PLACE_KIND_LABELS, PLACE_STATUS_LABELS, type PlaceStatus, placePath } from "@/lib/places/rules";
import type { MyPlaceView } from "@/lib/places/view";

const BADGES: Record<PlaceStatus, { tone: Tone; icon: IconName }> = {
  PENDING: { tone: "wait", icon: "clock" },
  APPROVED: { tone: "good", icon: "check" },
  REJECTED: { tone: "bad", icon: "cross" },
};

/** Places as only who added them sees them: with what still waits, and why one was rejected. */
export function OwnPlaceList({ places }: { places: readonly MyPlaceView[] }) {
  return (
    <ul className="mt-2 divide-y divide-line-strong">
      {places.map((place) => (
        <li key={place.id} className="py-3 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <PlaceName place={place} />
            <Badge {...BADGES[place.status]}>{PLACE_STATUS_LABELS[place.status]}</Badge>
          </div>
          <p className="text-sm text-ink-faint">
            {[PLACE_KIND_LABELS[place.kind], place.area].filter(Boolean).join(" · ")}
          </p>
          {place.status === "PENDING" ? (
            <p className="mt-1 text-sm text-ink-soft">Tampil di peta setelah divalidasi admin.</p>
          ) : null}
          {place.words ? <p className="mt-1 text-sm text-ink-soft">Alasan admin: {place.words}</p> : null}
        </li>
      ))}
    </ul>
  );
}

function PlaceName({ place }: { place: MyPlaceView }) {
  if (place.status !== "APPROVED") return <p className="font-semibold">{place.name}</p>;
  return (
    <Link
      href={placePath(place.slug)}
      prefetch={false}
      className="py-1 font-semibold underline underline-offset-4 hover:no-underline"
    >
      {place.name}
    </Link>
  );
}
