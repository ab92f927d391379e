import { listPlaces, placePage } from "@/lib/places/queries";
import { ListPlaces } from "@/lib/places/schemas";
import type { NearPlaceView, PlaceDetailView, PlacePageView } from "@/lib/places/view";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

/** How many other places a page names. */
const NEIGHBOURS = 4;

/** What the page of a slug shows or leads to; null for the slug of nothing. */
export function loadPlace(slug: string): Promise<PlacePageView | null> {
  return cachedRead(["place", slug], ["places"], () => placePage(publicCtx(), slug));
}

/** The nearest other places on the map. */
export function loadNeighbours({ id, latitude, longitude }: PlaceDetailView): Promise<NearPlaceView[]> {
  return cachedRead(["place", "neighbours", String(id)], ["places"], async () => {
    const page = await listPlaces(publicCtx(), ListPlaces.parse({ limit: NEIGHBOURS + 1, latitude, longitude }));
    return page.items
      .flatMap((place) => ("distance_meters" in place && place.id !== id ? [place] : []))
      .slice(0, NEIGHBOURS);
  });
}
