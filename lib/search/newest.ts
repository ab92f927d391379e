import "server-only";
import { Prisma } from "@/prisma/client";

/**
 * Rows whose numbers agree but for so many of the last bits share a word of their own in the index. To leap through the
 * rows of a long stretch costs more than to fetch some rows in vain, so the last ones are far apart.
 */
const STRETCHES = [10, 12, 14, 16, 20] as const;

/** The vector of a row's words, as its index holds it. */
export function searchVector(table: string, words: string): Prisma.Sql {
  const own = STRETCHES.map((bits) => `'#${bits}.' || (${table}.id >> ${bits})::text`);
  return Prisma.raw(`(${words} || array_to_tsvector(ARRAY[${own.join(", ")}]))`);
}

/** The two newest stretches of each length, without what the look before has seen; at last all that is older. */
const LOOKS = Prisma.raw(
  `(VALUES ${[...STRETCHES, null].map((bits, index) => `(${bits}::int, ${STRETCHES[index - 1] ?? null}::int)`).join(", ")})
    AS look(bits, seen)`,
);

interface Searched {
  table: Prisma.Sql;
  /** With the table's name. */
  columns: Prisma.Sql;
  /** What everybody may see. */
  shown: Prisma.Sql;
  /** As `searchVector` gives it. */
  vector: Prisma.Sql;
}

/**
 * The newest rows that a tsquery finds, in no promised order. A common word is found often enough among the newest rows
 * and a rare one has few, so however many rows there are, few are fetched and none is passed over.
 * @param query may hold no phrase, which the index cannot tell from words apart
 */
export function newestMatches(
  { table, columns, shown, vector }: Searched,
  query: Prisma.Sql,
  most: number,
): Prisma.Sql {
  // The looks go on, newest first, only while too few are found. "+ 0" keeps the index over numbers out of it. Words and
  // stretches are two conditions: the index then leaps from one's rows to the other's instead of reading the rarer's all.
  return Prisma.sql`
    SELECT found.* FROM (SELECT ${query} AS query, (SELECT max(id) FROM ${table}) AS last OFFSET 0) AS asked
    CROSS JOIN ${LOOKS} CROSS JOIN LATERAL (
      SELECT ${columns} FROM ${table}
      WHERE ${shown} AND ${vector} @@ CASE WHEN look.bits IS NULL OR last >> look.bits < 2 THEN asked.query ELSE
          format('''#%1$s.%2$s''|''#%1$s.%3$s''', look.bits, last >> look.bits, (last >> look.bits) - 1)::tsquery END
        AND ${vector} @@ asked.query
        AND (look.seen IS NULL OR ${table}.id + 0 < ((last >> look.seen) - 1) << look.seen)
      ORDER BY ${table}.id DESC LIMIT ${most}
    ) AS found
    WHERE (look.seen IS NULL OR last >> look.seen > 1) AND numnode(asked.query) > 0 LIMIT ${most}`;
}
