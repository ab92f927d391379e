import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { metersBetween } from "@/lib/map/distance";
import { inBoxAround, metersTo } from "@/lib/map/sql";
import { IS_POSSIBLE_DOUBLE, PLACES } from "@/lib/places/rows";
import { DOUBLE_METERS, placeNameKey } from "@/lib/places/rules";
import { Prisma, type Transaction } from "@/prisma/client";
import type { NewRow } from "./exchange-rows";
import type { ImportDoubleView } from "./view";

const BATCH = 1000;
/** A little more than `DOUBLE_METERS.sameName` everywhere in Indonesia. */
const CELL_DEGREES = 0.02;

/** Tells rows that are new from those that are there already, in the database or earlier in the same file. */
export async function findDoubles(
  db: Ctx["db"] | Transaction,
  rows: readonly NewRow[],
): Promise<{ fresh: NewRow[]; doubles: ImportDoubleView[] }> {
  const known = new Map<number, ImportDoubleView["same_as"]>();
  for (let start = 0; start < rows.length; start += BATCH) {
    for (const [line, place] of await knownAmong(db, rows.slice(start, start + BATCH))) known.set(line, place);
  }
  const taken = new TakenNames();
  const fresh: NewRow[] = [];
  const doubles: ImportDoubleView[] = [];
  for (const row of rows) {
    const sameAs = known.get(row.line) ?? taken.take(row);
    if (sameAs === null) fresh.push(row);
    else doubles.push({ line: row.line, name: row.place.name, same_as: sameAs });
  }
  return { fresh, doubles };
}

/** The place of the same address, or of the same name within walking distance, for each row that has one. */
async function knownAmong(
  db: Ctx["db"] | Transaction,
  rows: readonly NewRow[],
): Promise<Map<number, ImportDoubleView["same_as"]>> {
  const wanted = rows.map(({ line, place: { slug, name, latitude, longitude } }) => {
    return { line, slug, name_key: placeNameKey(name), latitude, longitude };
  });
  const at = { latitude: Prisma.raw("wanted.latitude"), longitude: Prisma.raw("wanted.longitude") };
  const found = await db.$queryRaw<{ line: number; id: number; slug: string; name: string }[]>`
    SELECT wanted.line, known.id, known.slug, known.name
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      AS wanted(line integer, slug text, name_key text, latitude float8, longitude float8)
    CROSS JOIN LATERAL (
      (SELECT id, slug, name FROM places WHERE places.slug = wanted.slug)
      UNION ALL
      (SELECT id, slug, name FROM places
        WHERE ${IS_POSSIBLE_DOUBLE} AND ${inBoxAround(PLACES, at, DOUBLE_METERS.sameName)}
          AND places.name_key = wanted.name_key AND ${metersTo(PLACES, at)} <= ${DOUBLE_METERS.sameName}::float8
        LIMIT 1)
      LIMIT 1
    ) AS known`;
  return new Map(found.map(({ line, ...place }) => [line, place]));
}

/** The rows of the file so far, by name and by cells as wide as doubles may be apart. */
class TakenNames {
  readonly #rows = new Map<string, NewRow[]>();

  /** @returns the earlier row that this one doubles; null when there is none, and the row is then taken */
  take(row: NewRow): { line: number } | null {
    const { name, latitude, longitude } = row.place;
    const key = placeNameKey(name);
    const [x, y] = [Math.floor(longitude / CELL_DEGREES), Math.floor(latitude / CELL_DEGREES)];
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const near = this.#rows.get(`${key} ${x + dx} ${y + dy}`) ?? [];
        const same = near.find(({ place }) => metersBetween(place, row.place) <= DOUBLE_METERS.sameName);
        if (same) return { line: same.line };
      }
    }
    const cell = `${key} ${x} ${y}`;
    this.#rows.set(cell, [...(this.#rows.get(cell) ?? []), row]);
    return null;
  }
}
