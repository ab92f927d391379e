import "server-only";
import { NOT_DELETED } from "@/lib/events/event/rows";
import { IS_SHOWN } from "@/lib/holding/sql";
import type { Ctx } from "@/lib/kernel/ctx";
import { IS_LISTED as IS_LISTED_PARTNER } from "@/lib/partners/rows";
import { IS_ON_MAP } from "@/lib/places/rows";
import { IS_LISTED } from "@/lib/reports/rows";
import { Prisma } from "@/prisma/client";
import { type Term, termsOf } from "./words";

type Db = Pick<Ctx, "db">;

/** A table with a column `search` of its words, under an index of its own (`reports_search_idx` and its like). */
export interface Source {
  table: Prisma.Sql;
  /** What everybody may see. */
  shown: Prisma.Sql;
  /** As its index of trigrams has it. */
  name?: Prisma.Sql;
}

export const SOURCES = {
  place: { table: Prisma.raw("places"), shown: IS_ON_MAP, name: Prisma.raw("name_key") },
  partner: { table: Prisma.raw("partners"), shown: IS_LISTED_PARTNER, name: Prisma.raw("search_words(name)") },
  event: { table: Prisma.raw("events"), shown: NOT_DELETED, name: Prisma.raw("search_words(title)") },
  report: { table: Prisma.raw("reports"), shown: IS_LISTED, name: Prisma.raw("search_words(location)") },
  topic: { table: Prisma.raw("forum_threads"), shown: IS_SHOWN, name: Prisma.raw("search_words(title)") },
  comment: { table: Prisma.raw("forum_comments"), shown: IS_SHOWN },
} satisfies Record<string, Source>;

/** Among so many of the newest rows a common word is found often enough; of a rarer one the index has few rows. */
const WINDOW = 30_000;
/** The start of the window may be as old as this: a larger window finds the same. */
const WINDOW_STALE_MS = 60_000;

/** What is looked for: all of the terms, or some. */
export interface Wanted {
  terms: readonly Term[];
  joint: "all" | "some";
}

/** @param begun whether the last word may be half typed */
export function wantedOf(q: string, joint: Wanted["joint"], begun = false): Wanted {
  const terms = termsOf(q);
  return { terms: begun ? terms : terms.map((term) => ({ ...term, begun: undefined })), joint };
}

/** The number of the last row of each table, by the table's name. */
type LastIds = Readonly<Record<string, number>>;

const windows = new WeakMap<Db["db"], { until: number; last: Promise<LastIds> }>();

/** The planner has to know how small the window is: then it asks the index for a rare word here too. */
export function lastIds({ db }: Db): Promise<LastIds> {
  const known = windows.get(db);
  if (known && known.until > Date.now()) return known.last;
  const each = Object.values(SOURCES).map(
    ({ table }) => Prisma.sql`SELECT ${table.sql} AS name, coalesce(max(id), 0) AS last FROM ${table}`,
  );
  const last = db.$queryRaw<{ name: string; last: number }[]>(Prisma.join(each, " UNION ALL "));
  const byTable = last.then((rows) => Object.fromEntries(rows.map((row) => [row.name, row.last])));
  windows.set(db, { until: Date.now() + WINDOW_STALE_MS, last: byTable });
  byTable.catch(() => windows.delete(db));
  return byTable;
}

/** Numbers of the newest rows shown that hold what is wanted, as an array: first among the newest, else among all. */
export function newestSql({ table, shown }: Source, wanted: Wanted, limit: number, last: LastIds): Prisma.Sql {
  const found = Prisma.sql`SELECT id FROM ${table} WHERE ${shown} AND search @@ ${querySql(wanted)}`;
  const first = (last[table.sql] ?? 0) - WINDOW;
  if (first <= 0) return Prisma.sql`ARRAY(${found} ORDER BY id DESC LIMIT ${limit})`;
  // By a sum, or the planner may walk the whole table in the order of its numbers.
  return Prisma.sql`ARRAY(
    WITH recent AS MATERIALIZED (${found} AND id > ${first} ORDER BY id DESC LIMIT ${limit})
    SELECT id FROM recent UNION
    (${found} AND (SELECT count(*) FROM recent) < ${limit} ORDER BY id + 0 DESC LIMIT ${limit}))`;
}

/** How much of what is wanted stands in a row's name, and in its kind and area; of some of the words, also in the rest. @param query of some */
export function rankSql({ joint }: Wanted, query: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`ts_rank(${joint === "some" ? "{0.1,0,0.4,1}" : "{0,0,0.4,1}"}::float4[], search, ${query})`;
}

/** As a tsquery, which the planner reads as a constant. */
export function querySql({ terms, joint }: Wanted): Prisma.Sql {
  const held = terms.filter(({ excluded }) => !excluded).map(termSql);
  const left = terms.filter(({ excluded }) => excluded).map((term) => Prisma.sql`!!${termSql(term)}`);
  const all = held.length === 0 ? [] : [Prisma.sql`(${Prisma.join(held, joint === "all" ? " && " : " || ")})`];
  const parts = [...all, ...left];
  return parts.length === 0 ? Prisma.sql`''::tsquery` : Prisma.sql`(${Prisma.join(parts, " && ")})`;
}

/** The terms that are marked in a found text: any that are not excluded. */
export function marksOf({ terms }: Wanted): Wanted {
  return { terms: terms.filter(({ excluded }) => !excluded), joint: "some" };
}

function termSql({ alternatives, begun }: Term): Prisma.Sql {
  const texts = alternatives.map((words) => words.map((word) => `'${word}'`).join(" <-> "));
  const stems = Prisma.sql`search_term(${texts}::text[])`;
  return begun === undefined ? stems : Prisma.sql`(${stems} || ${`'${begun}':*`}::tsquery)`;
}
