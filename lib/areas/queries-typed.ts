import "server-only";
import { searchWords } from "@/lib/format/search-words";
import type { Database, Transaction } from "@/prisma/client";
import { type TypedMatch, typedArea, typedNames } from "./rules-typed";

/** A row whose words are read: what they may name, and the area that its point lies in. */
export interface TypedRow {
  words: string | null;
  /** Code of the regency or of a finer area; null if unknown. */
  code: string | null;
}

interface FoundName extends TypedMatch {
  row: number;
  name: string;
}

/**
 * Which village or district each row's words name within the regency that its point lies in; null where they name none.
 * The answers stand in the rows' order.
 */
export async function typedAreas(db: Database | Transaction, rows: readonly TypedRow[]): Promise<(string | null)[]> {
  const typed = rows.flatMap(({ words, code }, row) =>
    code === null || words === null
      ? []
      : typedNames(words).map((one, position) => ({ row, position, regency: code.slice(0, 5), ...one })),
  );
  if (typed.length === 0) return rows.map(() => null);
  const found = await db.$queryRaw<FoundName[]>`/* prepared: typed_areas */
    SELECT typed.row::int, typed.position::int, named.code, named.name
    FROM unnest(${typed.map(({ row }) => row)}::int[], ${typed.map(({ position }) => position)}::int[],
        ${typed.map(({ regency }) => regency)}::text[], ${typed.map(({ name }) => name)}::text[],
        ${typed.map(({ level }) => level)}::int[]) AS typed(row, position, regency, name, level),
      LATERAL (
        SELECT code, areas.name FROM areas
        WHERE parent_code = typed.regency AND successor IS NULL AND typed.level IS DISTINCT FROM 4
          AND starts_with(search_key, typed.name || ' ')
        UNION ALL
        SELECT village.code, village.name FROM areas AS district JOIN areas AS village ON village.parent_code = district.code
        WHERE district.parent_code = typed.regency AND village.successor IS NULL AND typed.level IS DISTINCT FROM 3
          AND starts_with(village.search_key, typed.name || ' ')
      ) AS named`;
  const nameAt = new Map(typed.map(({ row, position, name }) => [`${row} ${position}`, name]));
  // `Coblong` begins `Coblong Kidul` as well.
  const exact = found.filter(({ row, position, name }) => searchWords(name) === nameAt.get(`${row} ${position}`));
  return rows.map((_, index) => typedArea(exact.filter(({ row }) => row === index)));
}
