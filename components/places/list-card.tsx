import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { meters } from "@/lib/format/numbers";
import { KindBadge, KindSign } from "./kind-badge";
import type { ListedPlace } from "./use-places";

interface ListCardProps {
  place: ListedPlace;
  selected: boolean;
  onSelect: (place: ListedPlace) => void;
}

/** The card's element, for who scrolls to it. */
export function cardId(id: number): string {
  return `lokasi-${id}`;
}

export function ListCard({ place, selected, onSelect }: ListCardProps) {
  return (
    <li id={cardId(place.id)} className="scroll-m-4">
      <Card as="article" className={selected ? "outline-3 -outline-offset-1 outline-primary" : undefined}>
        <div className="flex items-start gap-3">
          {place.photo ? (
            <img
              src={place.photo}
              alt=""
              loading="lazy"
              decoding="async"
              width={72}
              height={72}
              className="size-18 rounded-sm bg-panel object-cover"
            />
          ) : (
            <KindSign kind={place.kind} size={32} className="size-18 rounded-sm" />
          )}
          <div className="min-w-0 flex-1">
            <CardTitle href={`/peta-lokasi/${place.slug}`}>{place.name}</CardTitle>
            {place.area ? <p className="mt-0.5 line-clamp-1 text-sm text-ink-faint">{place.area}</p> : null}
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
              <KindBadge kind={place.kind} />
              {place.distance_meters === undefined ? null : (
                <span className="text-sm font-semibold tabular-nums">{meters(place.distance_meters)}</span>
              )}
              <span className="needs-script relative z-10">
                <Button variant="secondary" size="small" aria-pressed={selected} onClick={() => onSelect(place)}>
                  <Icon name="map" size={18} /> Lihat di peta
                </Button>
              </span>
            </div>
          </div>
        </div>
      </Card>
    </li>
  );
}
