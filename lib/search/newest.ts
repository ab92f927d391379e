import "server-only";
import { NOT_DELETED } from "@/lib/events/event/rows";
import { COMMENT_IS_SHOWN, THREAD_IS_SHOWN } from "@/lib/forum/rows";
import type { Ctx } from "@/lib/kernel/ctx";
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
  event: { table: Prisma.raw("events"), shown: NOT_DELETED, name: Prisma.raw("search_words(title)") },
  report: { table: Prisma.raw("reports"), shown: IS_LISTED, name: Prisma.raw("search_words(location)") },
  topic: { table: Prisma.raw("forum_threads"), shown: THREAD_IS_SHOWN, name: Prisma.raw("search_words(title)") },
  comment: { table: Prisma.raw("forum_comments"), shown: COMMENT_IS_SHOWN },
} satisfies Record<string, Source>;

/** Among so many of the newest rows a common word is found often enough; of a rarer one the index has few rows. */
const WINDOW = 30_000;

/** A term with its alternatives as a tsquery of stems. */
interface StemmedTerm extends Term {
  query: string;
}

/** What is looked for: all of the terms, or some. */
export interface Wanted {
  terms: readonly StemmedTerm[];
  joint: "all" | "some";
}

/**
 * What was typed, in the database's stems, each once: every alternative costs, and by how common they are it is planned.
 * @param begun whether the last word may be half typed
 */
export async function wantedOf({ db }: Db, q: string, joint: Wanted["joint"], begun = false): Promise<Wanted> {
  const terms = termsOf(q).map((term) => (begun ? term : { ...term, begun: undefined }));
  const all = terms.flatMap(({ alternatives }, place) =>
    alternatives.map((words) => ({ place, text: words.map((word) => `'${word}'`).join(" <-> ") })),
  );
  const rows = await db.$queryRaw<{ query: string | null }[]>`
    SELECT string_agg(DISTINCT nullif(to_tsquery('indonesian', text)::text, ''), ' | ') AS query
    FROM unnest(${all.map(({ place }) => place)}::int[], ${all.map(({ text }) => text)}::text[]) AS alternative(place, text)
    GROUP BY place ORDER BY place`;
  const stemmed = terms.map((term, index) => ({ ...term, query: rows[index]?.query ?? "" }));
  return { terms: stemmed.filter(({ query }) => query !== ""), joint };
}

/** Numbers of the newest rows shown that hold what is wanted, newest first. */
export async function newestIds({ db }: Db, source: Source, wanted: Wanted, limit: number): Promise<number[]> {
  const { table, shown } = source;
  const found = Prisma.sql`SELECT id FROM ${table} WHERE ${shown} AND search @@ ${querySql(wanted)}`;
  // The planner has to know how small the window is: then it asks the index for a rare word here too.
  const [last] = await db.$queryRaw<{ id: number | null }[]>`SELECT max(id) AS id FROM ${table}`;
  const recent = await db.$queryRaw<{ id: number }[]>`
    ${found} AND id > ${(last?.id ?? 0) - WINDOW} ORDER BY id DESC LIMIT ${limit}`;
  if (recent.length === limit) return recent.map(({ id }) => id);
  // By a sum, or the planner may walk the whole table in the order of its numbers.
  const all = await db.$queryRaw<{ id: number }[]>`${found} ORDER BY id + 0 DESC LIMIT ${limit}`;
  return all.map(({ id }) => id);
}

/** These rows by how much of what is wanted stands in their names; of some of the words, also in the rest. The newest first. */
export async function rankedIds({ db }: Db, { table }: Source, wanted: Wanted, ids: number[]): Promise<number[]> {
  const weights = wanted.joint === "some" ? "{0.1,0,0,1}" : "{0,0,0,1}";
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM ${table} WHERE id = ANY (${ids})
    ORDER BY ts_rank(${weights}::float4[], search, ${querySql({ ...wanted, joint: "some" })}) DESC, id DESC`;
  return rows.map(({ id }) => id);
}

/** As a tsquery. */
export function querySql({ terms, joint }: Wanted): Prisma.Sql {
  const texts = (excluded: boolean) => terms.filter((term) => term.excluded === excluded).map(termText);
  const held = texts(false).join(joint === "all" ? " & " : " | ");
  const left = texts(true).map((text) => `!${text}`);
  return Prisma.sql`${[...(held === "" ? [] : [`(${held})`]), ...left].join(" & ")}::tsquery`;
}

function termText({ query, begun }: StemmedTerm): string {
  return begun === undefined ? `(${query})` : `(${query} | '${begun}':*)`;
}
