import "server-only";
import { randomUUID } from "node:crypto";
import { searchWords } from "@/lib/format/search-words";
import type { Database, Transaction } from "@/prisma/client";
import { areaNameKey, codesAround, parentCodeOf } from "./rules";

export interface AreaName {
  code: string;
  name: string;
}

/**
 * In `settings`: where the placing of existing rows stands; absent when all are placed. Named anew when the rules change, so
 * that a version without them, which still runs during an upgrade, leaves the rows alone.
 */
export const PLACING_KEY = "areas:placing-by-words";
const EDITION_KEY = "areas:edition";
const AREA_LOCK = 5_017_404;
const LONGEST_MS = 300_000;
const AT_ONCE = 20_000;

/**
 * Writes all names of one edition, once; whole or not at all. What the edition no longer has is led to what took its place.
 * @returns whether this call did it
 */
export async function writeAreaNames(db: Database, edition: string, read: () => Promise<AreaName[]>): Promise<boolean> {
  const known = await db.setting.findUnique({ where: { key: EDITION_KEY } });
  if (known?.value === edition) return false;
  return db.$transaction(
    async (transaction) => {
      await lockAreas(transaction);
      const now = await transaction.setting.findUnique({ where: { key: EDITION_KEY } });
      if (now?.value === edition) return false;
      await adoptNames(transaction, await read(), { complete: true });
      await setSetting(transaction, EDITION_KEY, edition);
      await placeAnew(transaction);
      return true;
    },
    { timeout: LONGEST_MS, maxWait: LONGEST_MS },
  );
}

/** Whoever writes areas does so alone; readers go on. */
export async function lockAreas(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${AREA_LOCK})`;
}

/** From here on the job looks at every row that has an area, from the first. */
export async function placeAnew(transaction: Transaction): Promise<void> {
  await setSetting(transaction, PLACING_KEY, `0:0:${randomUUID()}`);
}

async function setSetting(transaction: Transaction, key: string, value: string): Promise<void> {
  await transaction.setting.upsert({ where: { key }, update: { value }, create: { key, value } });
}

/**
 * Takes over codes and names: new ones are added, changed names are stored as former ones, codes that moved lead to their new one.
 * @param complete whether what is not named exists no more
 */
export async function adoptNames(
  transaction: Transaction,
  names: readonly AreaName[],
  { complete }: { complete: boolean },
): Promise<void> {
  await transaction.$executeRaw`CREATE TEMP TABLE incoming (code varchar(13) PRIMARY KEY, name varchar(100), name_key text,
    search_key varchar(400), added boolean DEFAULT false) ON COMMIT DROP`;
  const pathOf = await pathsOf(transaction, names);
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE);
    await transaction.$executeRaw`
      INSERT INTO incoming (code, name, name_key, search_key)
      SELECT * FROM unnest(${some.map(({ code }) => code)}::text[], ${some.map(({ name }) => name)}::text[],
        ${some.map(({ name }) => areaNameKey(name))}::text[], ${some.map(({ code }) => pathOf(code))}::text[])
      ON CONFLICT (code) DO NOTHING`;
  }
  await transaction.$executeRaw`ANALYZE incoming`;
  await transaction.$executeRaw`
    UPDATE incoming SET added = true WHERE NOT EXISTS (SELECT FROM areas WHERE areas.code = incoming.code)`;
  await transaction.$executeRaw`
    UPDATE areas SET name = incoming.name, successor = NULL,
      former_names = CASE WHEN areas.name = incoming.name THEN areas.former_names
        ELSE array_append(array_remove(areas.former_names, incoming.name), areas.name) END,
      search_key = CASE WHEN areas.name = incoming.name AND areas.former_names = '{}' THEN incoming.search_key
        ELSE left(incoming.search_key || ' ' || search_words(array_to_string(array_append(areas.former_names, areas.name), ' ')), 500) END
    FROM incoming WHERE incoming.code = areas.code
      AND (areas.name <> incoming.name OR areas.successor IS NOT NULL
        OR (areas.former_names = '{}' AND areas.search_key <> incoming.search_key))`;
  await transaction.$executeRaw`
    INSERT INTO areas (code, level, parent_code, name, search_key)
    SELECT code, length(code) - length(replace(code, '.', '')) + 1, nullif(regexp_replace(code, '\\.?[0-9]+$', ''), ''),
      name, search_key
    FROM incoming WHERE added`;
  await transaction.$executeRaw`ANALYZE areas`;
  await retire(transaction, complete);
  await transaction.$executeRaw`DROP TABLE incoming`;
}

/** A code that is no longer named leads to the new one of its name; of a whole edition else to what it lay in. */
async function retire(transaction: Transaction, complete: boolean): Promise<void> {
  // A table of its own: what is gone is little, which the planner could not know of a condition.
  const gone = await transaction.$executeRaw`
    CREATE TEMP TABLE gone ON COMMIT DROP AS
    SELECT areas.code, areas.level, lower(areas.name) AS name, areas.parent_code, lower(parent.name) AS parent_name
    FROM areas LEFT JOIN areas AS parent ON parent.code = areas.parent_code
    WHERE areas.successor IS NULL AND NOT EXISTS (SELECT FROM incoming WHERE incoming.code = areas.code)`;
  if (gone > 0) {
    await transaction.$executeRaw`ANALYZE gone`;
    await transaction.$executeRaw`
      UPDATE areas SET successor = moved.successor FROM (
        SELECT DISTINCT ON (gone.code) gone.code, taken.code AS successor
        FROM gone JOIN areas AS taken ON taken.level = gone.level AND lower(taken.name) = gone.name
        JOIN incoming ON incoming.code = taken.code AND incoming.added
        LEFT JOIN areas AS parent ON parent.code = taken.parent_code
        WHERE gone.level < 4 OR lower(parent.name) = gone.parent_name OR left(taken.code, 5) = left(gone.code, 5)
        ORDER BY gone.code, lower(parent.name) = gone.parent_name DESC NULLS LAST,
          left(taken.code, 2) = left(gone.code, 2) DESC, taken.code
      ) AS moved WHERE moved.code = areas.code`;
    // The coarsest first, so that what lay in it finds where it went.
    for (const level of complete ? [2, 3, 4] : []) {
      await transaction.$executeRaw`
        UPDATE areas SET successor = coalesce(parent.successor, parent.code)
        FROM gone JOIN areas AS parent ON parent.code = gone.parent_code
        WHERE gone.level = ${level} AND areas.code = gone.code AND areas.successor IS NULL`;
    }
  }
  await transaction.$executeRaw`DROP TABLE gone`;
}

/** Folded names from the finest up: `srimulyo piyungan kabupaten bantul di yogyakarta`. */
async function pathsOf(transaction: Transaction, names: readonly AreaName[]): Promise<(code: string) => string> {
  const folded = new Map(names.map(({ code, name }) => [code, searchWords(name)]));
  const missing = new Set(
    names.flatMap(({ code }) => codesAround(parentCodeOf(code) ?? code)).filter((code) => !folded.has(code)),
  );
  const known = await transaction.area.findMany({
    where: { code: { in: [...missing] } },
    select: { code: true, name: true },
  });
  for (const { code, name } of known) folded.set(code, searchWords(name));
  return (code) =>
    codesAround(code)
      .toReversed()
      .flatMap((part) => folded.get(part) ?? [])
      .join(" ");
}
