import "server-only";
import { brotliDecompressSync } from "node:zlib";
import type { Database } from "@/prisma/client";
import type { AreaTopology } from "./outlines";

/** Names what is drawn of boundaries; empty where none were imported. */
export async function outlinesEdition(db: Database): Promise<string> {
  const rows = await db.areaOutline.findMany({ select: { edition: true }, orderBy: { level: "asc" } });
  return rows.map(({ edition }) => edition.slice(0, 4)).join("");
}

/** A level's areas as they are drawn; null where their boundaries were not imported. */
export async function areaTopology(db: Database, level: number): Promise<AreaTopology | null> {
  const row = await db.areaOutline.findUnique({ where: { level }, select: { topology: true } });
  return row && (JSON.parse(brotliDecompressSync(row.topology).toString()) as AreaTopology);
}
