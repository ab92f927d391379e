import Link from "next/link";
import { KindBadge } from "@/components/places/kind-badge";
import type { MappedPlace } from "@/components/places/map/places-map";
import { classNames } from "@/components/ui/class-names";

interface ActionPlaceCardProps {
  place: MappedPlace;
  selected: boolean;
  onSelect: (id: number) => void;
}

/** The whole card chooses its place on the map; the link leads to the place's page. */
export function ActionPlaceCard({ place, selected, onSelect }: ActionPlaceCardProps) {
  return (
    <li
      data-place={place.id}
      className={classNames(
        "relative rounded-md border bg-card p-4 transition-colors hover:border-primary",
        selected ? "border-primary outline-2 -outline-offset-1 outline-primary" : "border-line-strong",
      )}
    >
      <h4 className="font-display text-lg leading-snug">
        <button
          type="button"
          aria-pressed={selected}
          onClick={() => onSelect(place.id)}
          className="text-left after:absolute after:inset-0 after:rounded-md"
        >
          {place.name}
        </button>
      </h4>
      {place.description ? <p className="mt-1 line-clamp-3 text-ink-soft">{place.description}</p> : null}
      <p className="mt-2 text-sm text-ink-faint tabular-nums">
        Lintang {place.latitude.toFixed(4)} · Bujur {place.longitude.toFixed(4)}
      </p>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <KindBadge kind={place.kind} />
        <Link
          href={`/peta-lokasi/${place.slug}`}
          prefetch={false}
          className="relative z-10 inline-flex min-h-11 items-center text-sm font-semibold text-primary underline underline-offset-4 hover:no-underline"
        >
          Buka lokasi<span className="sr-only"> {place.name}</span>
        </Link>
      </p>
    </li>
  );
}
