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
/** As `FEW` where a narrowed query finds them sooner, and how many it may find with those that lack what it leaves out. */
const FEW_NARROWED = 10;
const MOST_NARROWED = 25;
/** In an index with fewer rows (as a power of two) the commonest word is read through in no time. */
const LONG = 17;

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

/** What is looked for, as tsqueries without phrases: the index cannot tell them from words apart. */
export interface WordsSql {
  query: Prisma.Sql;
  /**
   * The same without its very common words, NULL when there are none: together with a rare word it would take longest to
   * read through in how many rows they stand. Nothing for rows that are all to be `sure`.
   */
  narrowed?: Prisma.Sql;
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
 * @returns the columns and `sure`: false of some more rows that only the narrowed query has found for certain. Then these
 *   are all there are beside the sure ones.
 */
export function newestMatches(searched: Searched, { query, narrowed }: WordsSql, wanted: Wanted): Prisma.Sql {
  // A condition of its own, and the first: the index leaps to where the stretches begin before it looks for words.
  const near = Prisma.sql`bits IS NOT NULL AND ${searched.vector} @@ ${NEWEST_STRETCHES} AND`;
  const look = (name: string, within: Prisma.Sql) =>
    Prisma.sql`${Prisma.raw(name)} AS MATERIALIZED (${lookSql(searched, name, within, wanted)})`;
  const rest = narrowed === undefined ? null : narrowedRest(searched, wanted);
  return Prisma.sql`
    WITH first_aim AS MATERIALIZED (
      SELECT query, CASE WHEN last >> ${raw(LONG)} > 0 THEN narrowed END AS narrowed, last,
        CASE WHEN last >> ${raw(NEAREST)} > 1 THEN ${raw(NEAREST)} END AS bits, NULL::int AS below
      FROM (
        SELECT ${query} AS query, ${narrowed ?? Prisma.sql`NULL::tsquery`} AS narrowed,
          (SELECT max(id) FROM ${searched.table}) AS last OFFSET 0
      ) AS asked WHERE numnode(query) > 0
    ), ${look("first", near)},
    second_aim AS MATERIALIZED (${aimSql(["first"], wanted, SECOND_LOOK)}), ${look("second", near)},
    third_aim AS MATERIALIZED (${aimSql(["first", "second"], wanted)}), ${look("third", near)},
    rest_aim AS MATERIALIZED (
      SELECT * FROM first_aim WHERE bits IS NULL UNION ALL SELECT * FROM second_aim WHERE bits IS NULL UNION ALL
      SELECT * FROM third_aim WHERE bits IS NULL UNION ALL
      SELECT query, narrowed, last, NULL, ${REACHED} FROM third_aim
      WHERE bits IS NOT NULL AND ${foundIn(["first", "second", "third"])} < ${raw(wanted.least)}
    ), ${rest ? Prisma.sql`${rest.look},` : Prisma.empty}
    ${look("rest", rest ? Prisma.sql`NOT (${rest.isWhole}) AND` : Prisma.empty)}
    SELECT * FROM (
      SELECT *, TRUE AS sure FROM (
        SELECT * FROM first UNION ALL SELECT * FROM second UNION ALL SELECT * FROM third UNION ALL SELECT * FROM rest
      ) AS found LIMIT ${raw(wanted.most)}
    ) AS found ${rest ? Prisma.sql`UNION ALL SELECT *, FALSE FROM likely WHERE ${rest.isWhole}` : Prisma.empty}`;
}

/** Instead of all the rest: what the narrowed query finds there, if that is little. */
function narrowedRest(searched: Searched, { least }: Wanted) {
  const most = MOST_NARROWED * least;
  return {
    // In no order: as soon as there are too many, none of them is needed.
    look: Prisma.sql`likely AS MATERIALIZED (
      SELECT found.* FROM rest_aim CROSS JOIN LATERAL (
        ${rowsSql(searched, Prisma.sql`${searched.vector} @@ narrowed`)} LIMIT ${raw(most + 1)}
      ) AS found
    )`,
    isWhole: Prisma.sql`EXISTS (SELECT FROM rest_aim WHERE narrowed IS NOT NULL) AND (SELECT count(*) FROM likely) <= ${raw(most)}`,
  };
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
  // The first look, which finds a word or two by chance, tells too little of how few they are.
  const fewNarrowed = looks.length > 1 ? FEW_NARROWED : FEW;
  const density = Prisma.raw("(found + 0.5) / (last - reached)");
  return Prisma.sql`
    SELECT query, narrowed, last, CASE WHEN ${density} * last > few AND last >> aimed > 1 THEN aimed END AS bits, reached AS below
    FROM (
      SELECT *, least(${raw(longest)}, (
        SELECT min(length) FROM unnest(ARRAY[${Prisma.raw(FARTHER.join(", "))}]) AS length
        WHERE length > bits AND ${density} * (1 << length) > ${raw(SURPLUS * least)}
      )) AS aimed FROM (
        SELECT query, narrowed, last, bits, ${REACHED} AS reached, ${foundIn(looks)} AS found,
          CASE WHEN narrowed IS NULL THEN ${raw(FEW * least)} ELSE ${raw(fewNarrowed * least)} END AS few
        FROM ${Prisma.raw(`${looks.at(-1)}_aim`)} WHERE bits IS NOT NULL OFFSET 0
      ) AS counted OFFSET 0
    ) AS counted WHERE found < ${raw(least)}`;
}

/** What the aim of a look lets see. */
function lookSql(searched: Searched, name: string, within: Prisma.Sql, { most }: Wanted) {
  return Prisma.sql`
    SELECT found.* FROM ${Prisma.raw(`${name}_aim`)} CROSS JOIN LATERAL (
      ${rowsSql(searched, Prisma.sql`${within} ${searched.vector} @@ query`)}
      ORDER BY ${searched.table}.id + 0 DESC LIMIT ${raw(most)}
    ) AS found`;
}

/** Rows that no look before has seen. "+ 0" keeps the index over numbers out of it, by which the words of every row would be made anew. */
function rowsSql({ table, columns, shown }: Searched, condition: Prisma.Sql) {
  return Prisma.sql`
    SELECT ${columns} FROM ${table} WHERE ${shown} AND ${condition} AND (below IS NULL OR ${table}.id + 0 < below)`;
}
