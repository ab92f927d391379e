import "server-only";
import { inArea } from "@/lib/areas/rows";
import { clipped } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import type { CellWindow } from "@/lib/map/grid";
import { countedMap, type MapSource, narrowedMap } from "@/lib/map/queries";
import { POPUP_CHARACTERS } from "@/lib/map/rules";
import { photoPath } from "@/lib/photos/rules";
import { Prisma } from "@/prisma/client";
import { IS_ON_MAP, PLACE_KIND, PLACE_POSITION, PLACES, PUBLIC_AREA } from "./rows";
import type { PlaceKind } from "./rules";
import type { PlaceMapView, PlacePointProperties } from "./view";

interface PointRow {
  id: number;
  slug: string;
  name: string;
  kind: PlaceKind;
  description: string;
  photoId: string | null;
  latitude: number;
  longitude: number;
}

export const PLACE_MAP: MapSource<PointRow, PlacePointProperties> = {
  table: PLACES,
  cells: Prisma.raw("place_cells"),
  at: PLACE_POSITION,
  columns: Prisma.raw(`
    places.id, places.slug, places.name, places.kind, left(places.description, ${POPUP_CHARACTERS + 1}) AS description,
    places.photo_id AS "photoId", places.latitude, places.longitude`),
  onMap: IS_ON_MAP,
  kind: PLACE_KIND,
  properties: ({ id, slug, name, kind, description, photoId }) => ({
    id,
    slug,
    name,
    kind,
    description: clipped(description, POPUP_CHARACTERS),
    photo: photoId === null ? null : photoPath(photoId, 640),
  }),
};

/** The places in a window, as points; as clusters where they are too many. @param kinds only of these @param area only in it */
export function placeMap(
  ctx: Ctx,
  window: CellWindow,
  zoom: number,
  kinds?: readonly PlaceKind[],
  area?: string,
): Promise<PlaceMapView> {
  if (area !== undefined) {
    const ofKinds = kinds ? Prisma.sql`AND places.kind = ANY(${kinds}::${PLACE_KIND}[])` : Prisma.empty;
    const onMap = Prisma.sql`${IS_ON_MAP} ${inArea(PUBLIC_AREA, area)} ${ofKinds}`;
    return narrowedMap(ctx, { ...PLACE_MAP, onMap, kind: null }, window, zoom);
  }
  return countedMap(ctx, PLACE_MAP, window, zoom, kinds);
}
