import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma } from "@/prisma/client";
import type { Source } from "./rows";
import { type Term, termsOf } from "./words";

type Db = Pick<Ctx, "db">;

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
  const rows = await db.$queryRaw<{ query: string }[]>`
    SELECT string_agg(DISTINCT to_tsquery('indonesian', text)::text, ' | ') AS query
    FROM unnest(${all.map(({ place }) => place)}::int[], ${all.map(({ text }) => text)}::text[]) AS alternative(place, text)
    GROUP BY place ORDER BY place`;
  return { terms: terms.map((term, index) => ({ ...term, query: rows[index]?.query ?? "" })), joint };
}

/** Numbers of the newest rows shown that hold what is wanted, newest first. */
export async function newestIds(
  { db }: Db,
  { table, shown }: Source,
  wanted: Wanted,
  limit: number,
): Promise<number[]> {
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

/** Of these rows those that hold the most of the words first, above all in their names; then the newest. */
export async function rankedIds({ db }: Db, { table }: Source, { terms }: Wanted, ids: number[]): Promise<number[]> {
  const counts = terms
    .filter(({ excluded }) => !excluded)
    .map(
      (term) =>
        Prisma.sql`2 * (search @@ ${termText(term)}::tsquery)::int + (search @@ ${namedText(term)}::tsquery)::int`,
    );
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM ${table} WHERE id = ANY (${ids})
    ORDER BY ${counts.length === 0 ? Prisma.sql`0::int` : Prisma.join(counts, " + ")} DESC, id DESC`;
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

/** In names alone. */
function namedText(term: StemmedTerm): string {
  return termText(term).replaceAll(/'[^']*'(:\*)?/gu, (word, open) => (open ? `${word}A` : `${word}:A`));
}
