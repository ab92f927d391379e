import "server-only";
import type { Database, Transaction } from "@/prisma/client";
import { type AreaName, adoptNames, lockAreas, placeAnew } from "./commands-names";
import { CREDIT_KEY } from "./queries-import";
import { levelOf } from "./rules";
import { PUBLIC_BOUNDARIES } from "./rules-import";

/** A checked boundary: rings as (longitude, latitude); a hole lies in the part of its number. */
export interface AreaBoundary extends AreaName {
  /** Whether it is known by its publisher's name for it, so that maps name the publisher. */
  credited?: boolean;
  rings: { part: number; hole: boolean; positions: [number, number][] }[];
}

const LONGEST_MS = 3_600_000;
/** Of the letters in threes; `Kep. Siau` and `Kepulauan Siau` have more in common, a renamed area less. */
const SAME_NAME = 0.35;
/** Corners that one statement writes, about 4 MB. */
const CORNERS_AT_ONCE = 100_000;

/**
 * Writes the boundaries of one file, whole or not at all, in place of those that the same codes had; whoever reads meanwhile
 * sees the old ones. Codes and names that are new are taken over, and every row is placed anew from then on.
 * @returns how many areas the file held
 */
export async function writeBoundaries(db: Database, boundaries: AsyncIterable<AreaBoundary>): Promise<number> {
  return db.$transaction(
    async (transaction) => {
      await lockAreas(transaction);
      const names: AreaName[] = [];
      let waiting: AreaBoundary[] = [];
      let isCredited = false;
      let corners = 0;
      for await (const boundary of boundaries) {
        names.push({ code: boundary.code, name: boundary.name });
        isCredited ||= boundary.credited === true;
        waiting.push(boundary);
        corners += boundary.rings.reduce((sum, { positions }) => sum + positions.length, 0);
        if (corners < CORNERS_AT_ONCE) continue;
        await replaceShapes(transaction, waiting);
        waiting = [];
        corners = 0;
      }
      await replaceShapes(transaction, waiting);
      await adoptNames(transaction, await differentNames(transaction, names), { complete: false });
      await transaction.$executeRaw`
        DELETE FROM area_shapes USING areas WHERE areas.code = area_shapes.code AND areas.successor IS NOT NULL`;
      await placeAnew(transaction);
      if (isCredited) {
        const data = [{ key: CREDIT_KEY, value: PUBLIC_BOUNDARIES.publisher }];
        await transaction.setting.createMany({ data, skipDuplicates: true });
      }
      return names.length;
    },
    { timeout: LONGEST_MS, maxWait: LONGEST_MS },
  );
}

async function replaceShapes(transaction: Transaction, boundaries: readonly AreaBoundary[]): Promise<void> {
  const rows = boundaries.flatMap(({ code, rings }) => rings.map((ring) => ({ code, ...ring })));
  await transaction.$executeRaw`
    DELETE FROM area_shapes WHERE code = ANY(${boundaries.map(({ code }) => code)}::varchar[])`;
  await transaction.$executeRaw`
    INSERT INTO area_shapes (code, level, part, hole, shape)
    SELECT code, level, part, hole, shape::polygon FROM unnest(${rows.map(({ code }) => code)}::varchar[],
      ${rows.map(({ code }) => levelOf(code))}::smallint[], ${rows.map(({ part }) => part)}::int[],
      ${rows.map(({ hole }) => hole)}::boolean[], ${rows.map(({ positions }) => polygonOf(positions))}::text[])
      AS drawn(code, level, part, hole, shape)`;
}

function polygonOf(positions: readonly [number, number][]): string {
  return `(${positions.map(([longitude, latitude]) => `(${longitude},${latitude})`).join(",")})`;
}

/** A province keeps the product's name; of the others a slip or an abbreviation is no new name. */
async function differentNames(transaction: Transaction, names: readonly AreaName[]): Promise<AreaName[]> {
  const rows = await transaction.$queryRaw<AreaName[]>`
    SELECT areas.code, areas.name FROM areas
    JOIN unnest(${names.map(({ code }) => code)}::varchar[], ${names.map(({ name }) => name)}::text[]) AS drawn(code, name)
      ON drawn.code = areas.code
    WHERE areas.level = 1 OR similarity(areas.name, drawn.name) >= ${SAME_NAME}::real`;
  const known = new Map(rows.map(({ code, name }) => [code, name]));
  return names.map(({ code, name }) => ({ code, name: known.get(code) ?? name }));
}
