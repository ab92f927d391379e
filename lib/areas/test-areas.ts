import { type AreaName, writeAreaNames } from "@/lib/areas/commands-names";
import { levelOf } from "@/lib/areas/rules";
import type { Actor } from "@/lib/kernel/actor";
import { gazetteer } from "@/lib/server/geocoder/gazetteer";
import type { Database } from "@/prisma/client";
import { testContext, visitor } from "@/scripts/testing/context";

/** A drawn country: two regencies beside each other in a province, one with a lake, one with a district and a village. */
export const DRAWN: AreaName[] = [
  { code: "34", name: "DI Yogyakarta" },
  { code: "34.02", name: "Kabupaten Bantul" },
  { code: "34.02.14", name: "Piyungan" },
  { code: "34.02.14.2002", name: "Srimulyo" },
  { code: "34.04", name: "Kabupaten Sleman" },
  { code: "12", name: "Sumatera Utara" },
  { code: "12.71", name: "Kota Medan" },
];

type Ring = [longitude: number, latitude: number][];

export function box(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

export async function drawNames(db: Database): Promise<void> {
  await writeAreaNames(db, "drawn", async () => DRAWN);
}

export async function drawShape(db: Database, code: string, rings: Ring[], part = 1): Promise<void> {
  for (const [index, ring] of rings.entries()) {
    const polygon = `(${ring.map(([longitude, latitude]) => `(${longitude},${latitude})`).join(",")})`;
    await db.$executeRaw`INSERT INTO area_shapes (code, level, part, hole, shape)
      VALUES (${code}, ${levelOf(code)}, ${part}, ${index > 0}, ${polygon}::text::polygon)`;
  }
}

/** With the gazetteer that ships with the product. */
export function areaContext(db: Database, actor: Actor = visitor("a")) {
  const context = testContext(db, actor, new Date("2026-11-20T03:00:00Z"));
  context.geocoder = gazetteerOf(context.geocoder);
  return context;
}

function gazetteerOf<T extends object>(geocoder: T) {
  const known = gazetteer();
  return {
    ...geocoder,
    find: async () => null,
    areaOf: (latitude: number, longitude: number) => known.areaOf(latitude, longitude),
    areaNamed: (words: string) => known.areaNamed(words),
    areasNear: (latitude: number, longitude: number, count: number) => known.areasNear(latitude, longitude, count),
  };
}
