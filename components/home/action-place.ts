import type { MappedPlace } from "@/components/places/map/places-map";
import { clipped } from "@/lib/format/text";

/** "Daftar Lokasi Aksi" shows the newest. */
export const ACTION_PLACE_LIMIT = 12;

const LENGTH = 140;

/** What a card and its marker show. Keeps the page light: the place's own page has the whole text. */
export function actionPlace({ id, slug, name, kind, description, latitude, longitude }: MappedPlace): MappedPlace {
  return { id, slug, name, kind, description: clipped(description, LENGTH), latitude, longitude };
}
