import "server-only";
import { Prisma } from "@/prisma/client";

/**
 * Rows whose numbers agree but for so many of the last bits share a word of their own in the index, by which the newest
 * can be told apart. The functions that make the indexes' vectors know the same ones (`search_vector`, `forum_vector`).
 */
const STRETCHES = [9, 11, 12, 14, 16, 18, 20] as const;
const [NEAREST, ...FARTHER] = STRETCHES;
/** The second look reaches no farther: what the first has found tells too little of how rare the words are. */
const SECOND_LOOK = 16;
/** A look reaches so far back that so many times the rows wanted should be found. */
const SURPLUS = 1.2;
/** When so many times the rows wanted should be all there are, they are fetched at once. */
const FEW = 8;

interface Searched {
  table: Prisma.Sql;
  /** With the table's name. */
  columns: Prisma.Sql;
  /** What everybody may see. */
  shown: Prisma.Sql;
  /** The vector of a row's words, as its index holds it. */
  vector: Prisma.Sql;
}

/**
 * A search goes on until `least` rows are found, and gives no more than `most`. Both are written out: had they to be told
 * each time, PostgreSQL would plan a prepared search anew each time too.
 */
interface Wanted {
  least: number;
  most: number;
}

/** The words of the two newest stretches of the aimed length. */
const NEWEST_STRETCHES = Prisma.raw(
  "format('''#%1$s.%2$s''|''#%1$s.%3$s''', bits, last >> bits, (last >> bits) - 1)::tsquery",
);
/** The number that they reach back to. */
const REACHED = Prisma.raw("((last >> bits) - 1) << bits");

/**
 * The newest rows that a tsquery finds, in no promised order. A common word is found often enough among the newest rows
 * and a rare one has few, so however many rows there are, few are fetched and none is passed over: a first look tells how
 * common the words are, and each further one is aimed by what was found before it.
 * @param query may hold no phrase, which the index cannot tell from words apart
 */
export function newestMatches(searched: Searched, query: Prisma.Sql, wanted: Wanted): Prisma.Sql {
  // Words and stretches are two conditions: the index then leaps from one's rows to the other's.
  const near = Prisma.sql`AND bits IS NOT NULL AND ${searched.vector} @@ ${NEWEST_STRETCHES}`;
  const look = (name: string, within: Prisma.Sql) =>
    Prisma.sql`${Prisma.raw(name)} AS MATERIALIZED (${lookSql(searched, name, within, wanted)})`;
  return Prisma.sql`
    WITH first_aim AS MATERIALIZED (
      SELECT query, last, CASE WHEN last >> ${raw(NEAREST)} > 1 THEN ${raw(NEAREST)} END AS bits, NULL::int AS below
      FROM (SELECT ${query} AS query, (SELECT max(id) FROM ${searched.table}) AS last OFFSET 0) AS asked
      WHERE numnode(query) > 0
    ), ${look("first", near)},
    second_aim AS MATERIALIZED (${aimSql(["first"], wanted, SECOND_LOOK)}), ${look("second", near)},
    third_aim AS MATERIALIZED (${aimSql(["first", "second"], wanted)}), ${look("third", near)},
    rest_aim AS MATERIALIZED (
      SELECT query, bits, below FROM first_aim UNION ALL SELECT query, bits, below FROM second_aim UNION ALL
      SELECT query, bits, below FROM third_aim UNION ALL
      SELECT query, NULL, ${REACHED} FROM third_aim
      WHERE bits IS NOT NULL AND ${foundIn(["first", "second", "third"])} < ${raw(wanted.least)}
    ), ${look("rest", Prisma.sql`AND bits IS NULL`)}
    SELECT * FROM (
      SELECT * FROM first UNION ALL SELECT * FROM second UNION ALL SELECT * FROM third UNION ALL SELECT * FROM rest
    ) AS found LIMIT ${raw(wanted.most)}`;
}

function raw(number: number): Prisma.Sql {
  return Prisma.raw(String(number));
}

function foundIn(looks: readonly string[]): Prisma.Sql {
  return Prisma.raw(looks.map((look) => `(SELECT count(*) FROM ${look})`).join(" + "));
}

/**
 * Where to look next: one row, or none when enough is found. Farther back, rows with the words should stand as densely as
 * they have so far. Without `bits` all the rest is to be looked at.
 */
function aimSql(looks: readonly string[], { least }: Wanted, longest = Math.max(...FARTHER)): Prisma.Sql {
  const density = Prisma.raw("(found + 0.5) / (last - reached)");
  return Prisma.sql`
    SELECT query, last, CASE WHEN ${density} * last > ${raw(FEW * least)} AND last >> aimed > 1 THEN aimed END AS bits, reached AS below
    FROM (
      SELECT *, least(${raw(longest)}, (
        SELECT min(length) FROM unnest(ARRAY[${Prisma.raw(FARTHER.join(", "))}]) AS length
        WHERE length > bits AND ${density} * (1 << length) > ${raw(SURPLUS * least)}
      )) AS aimed FROM (
        SELECT query, last, bits, ${REACHED} AS reached, ${foundIn(looks)} AS found
        FROM ${Prisma.raw(`${looks.at(-1)}_aim`)} WHERE bits IS NOT NULL OFFSET 0
      ) AS counted OFFSET 0
    ) AS counted WHERE found < ${raw(least)}`;
}

/** What the aim of a look lets see. */
function lookSql({ table, columns, shown, vector }: Searched, name: string, within: Prisma.Sql, { most }: Wanted) {
  // "+ 0" keeps the index over numbers out of it, by which the words of every row would be made anew.
  return Prisma.sql`
    SELECT found.* FROM ${Prisma.raw(`${name}_aim`)} CROSS JOIN LATERAL (
      SELECT ${columns} FROM ${table}
      WHERE ${shown} AND ${vector} @@ query ${within} AND (below IS NULL OR ${table}.id + 0 < below)
      ORDER BY ${table}.id + 0 DESC LIMIT ${raw(most)}
    ) AS found`;
}
