import "server-only";
import { searchWords } from "@/lib/format/search-words";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma } from "@/prisma/client";
import { SOURCES, type Source, type Wanted, wantedOf } from "./newest";
import type { SearchMatch } from "./view";
import { termsOf } from "./words";

/** Shorter words are too easily others, and numbers are no others. */
const CORRECTED = /^\p{L}{4,}$/u;
/** How much of a word a name must hold, and how alike a word must be, by their trigrams. */
const LEAST = { held: 0.4, alike: 0.3 };
/** Of each kind so many names that hold much of the word, and all words of so many of the newest rows. */
const NAMES = Prisma.raw("50");
const NEWEST = Prisma.raw("100");

/** Words that stand outside the database's rows, without doubles. */
export interface OtherWords {
  all: ReadonlySet<string>;
  line: string;
}

const NO_WORDS: OtherWords = { all: new Set(), line: "" };

/** Finds all words typed; else with the last half typed; else the words most like them; else some of these. */
export async function findForgiving<Found>(
  ctx: Pick<Ctx, "db">,
  q: string,
  find: (wanted: Wanted) => Promise<Found[]>,
  otherWords: () => OtherWords = () => NO_WORDS,
) {
  const attempt = async (typed: string, match: SearchMatch, begun = false) => {
    const wanted = wantedOf(typed, match === "some" ? "some" : "all", begun);
    return { found: wanted.terms.length === 0 ? [] : await find(wanted), match, wanted };
  };
  const exact = await attempt(q, "all");
  if (exact.found.length > 0 || exact.wanted.terms.length === 0) return exact;
  const begun = termsOf(q).at(-1)?.begun === undefined ? exact : await attempt(q, "all", true);
  if (begun.found.length > 0) return begun;
  const corrected = await correctedSearch(ctx, q, otherWords());
  const similar = corrected === q ? exact : await attempt(corrected, "similar");
  if (similar.found.length > 0 || exact.wanted.terms.length === 1) return similar;
  // A word may be right and stand only where no correction looks.
  return attempt(corrected === q ? q : `${q} ${corrected}`, "some");
}

/** What was typed with each word as it is most nearly written somewhere. */
async function correctedSearch({ db }: Pick<Ctx, "db">, q: string, other: OtherWords): Promise<string> {
  const typed = [...new Set(searchWords(q).split(" "))].filter((word) => CORRECTED.test(word) && !other.all.has(word));
  if (typed.length === 0) return q;
  const [, rows] = await db.$transaction([
    db.$queryRaw`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(LEAST.held)}, TRUE)`,
    db.$queryRaw<{ typed: string; word: string }[]>(nearestSql(typed, other.line)),
  ]);
  const nearest = new Map(rows.map((row) => [row.typed, row.word]));
  return q.replaceAll(/[\p{L}\p{N}\p{M}'‘’ʼ`]+/gu, (written) => nearest.get(searchWords(written)) ?? written);
}

/** `places_name_idx` and its like */
function nearestSql(typed: readonly string[], otherWords: string): Prisma.Sql {
  const all: Source[] = Object.values(SOURCES);
  const names = all.flatMap(({ table, shown, name }) =>
    name ? [Prisma.sql`(SELECT ${name} AS name FROM ${table} WHERE ${shown} AND typed <% ${name} LIMIT ${NAMES})`] : [],
  );
  const words = all.map(
    ({ table, shown }) => Prisma.sql`
      SELECT unnest(tsvector_to_array(search)) FROM (
        SELECT search FROM ${table} WHERE ${shown} ORDER BY id DESC LIMIT ${NEWEST}) AS newest`,
  );
  return Prisma.sql`
    WITH written AS MATERIALIZED (
      SELECT string_to_table(${otherWords}, ' ') AS word UNION ${Prisma.join(words, " UNION ")}
    )
    SELECT DISTINCT ON (typed) typed, word FROM unnest(${typed}::text[]) AS typed CROSS JOIN LATERAL (
      SELECT word FROM written UNION ALL
      SELECT regexp_split_to_table(name, '[^[:alnum:]]+') FROM (${Prisma.join(names, " UNION ALL ")}) AS named
    ) AS words WHERE similarity(word, typed) >= ${LEAST.alike}::float4 ORDER BY typed, similarity(word, typed) DESC, word`;
}
