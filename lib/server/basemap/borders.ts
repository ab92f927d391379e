import "server-only";
import { BORDERS_TAG } from "@/lib/areas/outlines";
import { hasCreditedBoundaries } from "@/lib/areas/queries-import";
import { drawnBorders, outlinesEdition } from "@/lib/areas/queries-outlines";
import { CREDITED } from "@/lib/areas/rules-import";
import { ARCHIVE_PATH } from "@/lib/map/rules";
import { isBuilding } from "@/lib/server/building";
import { cachedRead } from "@/lib/server/cache";
import { env } from "@/lib/server/env";
import { services } from "@/lib/server/services";
import { archiveVersion } from "./archive";
import { type Borders, cuttable, MOST_CUT } from "./tile";

interface Drawn {
  edition: string;
  lines: Promise<GeoJSON.FeatureCollection>;
  index?: Borders;
}

let drawn: Drawn | undefined;

const currentEdition = () => cachedRead([BORDERS_TAG], [BORDERS_TAG], () => outlinesEdition(services().db));

/**
 * What maps are given: the operator's own archive of streets or else TILE_URL, and behind `#` which borders the base map's
 * tiles carry, where boundaries were imported; then whether their publisher must be named.
 */
export async function tileUrl(): Promise<string> {
  return cachedRead(["tile-url"], [BORDERS_TAG], async () => {
    const { db } = services();
    const [edition, archive] = [await outlinesEdition(db), await archiveVersion(db)];
    const borders = edition && `#${edition}${(await hasCreditedBoundaries(db)) ? `~${CREDITED}` : ""}`;
    return `${archive ? `${ARCHIVE_PATH}?v=${archive}` : env().TILE_URL}${borders}`;
  }).catch((error: unknown) => {
    // The build has neither database nor configuration: such a page is made when it is asked for.
    if (isBuilding()) throw error;
    return env().TILE_URL;
  });
}

/** Whether maps show streets, from the operator's archive or from TILE_URL. */
export async function hasStreets(): Promise<boolean> {
  return !(await tileUrl()).startsWith("none");
}

/** The borders between areas, to cut tiles from; null where no boundaries were imported. */
export async function borders(): Promise<Borders | null> {
  const edition = await currentEdition();
  if (edition === "") return null;
  if (drawn?.edition !== edition) drawn = { edition, lines: drawnBorders(services().db) };
  const now = drawn;
  const lines = await now.lines;
  if (!now.index || now.index.tileCoords.length > MOST_CUT) now.index = cuttable(lines);
  return now.index;
}
