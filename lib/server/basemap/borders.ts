import "server-only";
import { mesh } from "topojson-client";
import { BORDERS_TAG, borderLevel, OUTLINED_LEVELS } from "@/lib/areas/outlines";
import { areaTopology, outlinesEdition } from "@/lib/areas/queries-outlines";
import { ARCHIVE_PATH } from "@/lib/map/rules";
import { cachedRead } from "@/lib/server/cache";
import { env } from "@/lib/server/env";
import { services } from "@/lib/server/services";
import type { Database } from "@/prisma/client";
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
 * tiles carry, where boundaries were imported.
 */
export function tileUrl(): Promise<string> {
  return cachedRead(["tile-url"], [BORDERS_TAG], async () => {
    const { TILE_URL } = env();
    try {
      const { db } = services();
      const [edition, archive] = [await outlinesEdition(db), await archiveVersion(db)];
      return `${archive ? `${ARCHIVE_PATH}?v=${archive}` : TILE_URL}${edition && `#${edition}`}`;
    } catch {
      // A map needs no database; whatever was read while it was away is dropped once it is back.
      return TILE_URL;
    }
  });
}

/** The borders between areas, to cut tiles from; null where no boundaries were imported. */
export async function borders(): Promise<Borders | null> {
  const edition = await currentEdition();
  if (edition === "") return null;
  if (drawn?.edition !== edition) drawn = { edition, lines: borderLines(services().db) };
  const now = drawn;
  const lines = await now.lines;
  if (!now.index || now.index.tileCoords.length > MOST_CUT) now.index = cuttable(lines);
  return now.index;
}

/** Each line once, from the coarsest level that has it, with the level of what it parts; coasts are no borders. */
async function borderLines(db: Database): Promise<GeoJSON.FeatureCollection> {
  const features: GeoJSON.Feature[] = [];
  let drawnLevels = 0;
  for (const level of OUTLINED_LEVELS) {
    const topology = await areaTopology(db, level);
    if (!topology) continue;
    for (let finest = drawnLevels + 1; finest <= level; finest += 1) {
      const geometry = mesh(
        topology,
        topology.objects.areas,
        (one, other) => one !== other && borderLevel(String(one.id), String(other.id)) === finest,
      );
      features.push({ type: "Feature", properties: { level: finest }, geometry });
    }
    drawnLevels = level;
  }
  return { type: "FeatureCollection", features };
}
