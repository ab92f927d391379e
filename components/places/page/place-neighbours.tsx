import { KindBadge } from "@/components/places/kind-badge";
import { Card, CardTitle } from "@/components/ui/card";
import { meters } from "@/lib/format/numbers";
import { placePath } from "@/lib/places/rules";
import type { NearPlaceView } from "@/lib/places/view";

/** The nearest other places. */
export function PlaceNeighbours({ places }: { places: NearPlaceView[] }) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="terdekat">
      <h2 id="terdekat" className="mb-4 text-2xl">
        Lokasi hijau terdekat lainnya
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {places.map((place) => (
          <Card key={place.id} as="li">
            <CardTitle href={placePath(place.slug)}>{place.name}</CardTitle>
            {place.area ? <p className="mt-1 line-clamp-1 text-sm text-ink-faint">{place.area}</p> : null}
            <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
              <KindBadge kind={place.kind} />
              <span className="text-sm tabular-nums text-ink-soft">{meters(place.distance_meters)} dari sini</span>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
