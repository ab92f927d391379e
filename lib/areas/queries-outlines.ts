import "server-only";
import { brotliDecompressSync } from "node:zlib";
import type { Database } from "@/prisma/client";
import { areaMap } from "./area-map";
import { type AreaTopology, BORDERS_ROW } from "./outlines";
import { levelOf } from "./rules";
import type { AreaMapView } from "./view";

/** Names what is drawn of boundaries; empty where none were imported. */
export async function outlinesEdition(db: Database): Promise<string> {
  const rows = await db.areaOutline.findMany({ select: { edition: true }, orderBy: { level: "asc" } });
  return rows.map(({ edition }) => edition.slice(0, 4)).join("");
}

/** A level's areas as they are drawn; null where their boundaries were not imported. */
export function areaTopology(db: Database, level: number): Promise<AreaTopology | null> {
  return drawn<AreaTopology>(db, level);
}

/** The lines between areas of all levels. */
export async function drawnBorders(db: Database): Promise<GeoJSON.FeatureCollection> {
  return (await drawn<GeoJSON.FeatureCollection>(db, BORDERS_ROW)) ?? { type: "FeatureCollection", features: [] };
}

async function drawn<Shape>(db: Database, level: number): Promise<Shape | null> {
  const row = await db.areaOutline.findUnique({ where: { level }, select: { topology: true } });
  return row && (JSON.parse(brotliDecompressSync(row.topology).toString()) as Shape);
}

/** What lies in an area (in the country for `""`), one level finer; null where those boundaries were not imported. */
export async function drawnAreas(db: Database, within: string): Promise<AreaMapView | null> {
  const topology = await areaTopology(db, within === "" ? 1 : levelOf(within) + 1);
  const map = topology && areaMap(topology, within);
  if (!map) return null;
  const rows = await db.area.findMany({
    where: { code: { in: map.areas.map(({ code }) => code) } },
    select: { code: true, name: true },
  });
  return { ...map, names: Object.fromEntries(rows.map(({ code, name }) => [code, name])) };
}
