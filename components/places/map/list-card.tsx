import { memo } from "react";
import { Drawing } from "@/components/layout/drawing";
import { CardTitle } from "@/components/lists/card-title";
import { KindBadge } from "@/components/places/kind-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { meters } from "@/lib/format/numbers";
import { placeDrawing, placePath } from "@/lib/places/rules";
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

export const ListCard = memo(function ListCard({ place, selected, onSelect }: ListCardProps) {
  return (
    <li id={cardId(place.id)} className="scroll-m-4">
      <Card as="article" className={selected ? "outline-3 -outline-offset-2 outline-primary" : undefined}>
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
            <Drawing name={placeDrawing(place.kind)} className="size-18 rounded-sm object-cover" />
          )}
          <div className="min-w-0 flex-1">
            <CardTitle href={placePath(place.slug)}>{place.name}</CardTitle>
            <p className="mt-0.5 flex justify-between gap-3 text-sm">
              <span className="line-clamp-1 text-ink-faint">{place.area}</span>
              {place.distance_meters === undefined ? null : (
                <span className="font-semibold whitespace-nowrap tabular-nums">{meters(place.distance_meters)}</span>
              )}
            </p>
            <div className="mt-1.5 flex min-h-10 flex-wrap items-center justify-between gap-x-3">
              <KindBadge kind={place.kind} />
              <span className="needs-script relative z-10 -my-1">
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Lihat ${place.name} di peta`}
                  aria-pressed={selected}
                  onClick={() => onSelect(place)}
                >
                  <Icon name="map" size={18} /> Peta
                </Button>
              </span>
            </div>
          </div>
        </div>
      </Card>
    </li>
  );
});
