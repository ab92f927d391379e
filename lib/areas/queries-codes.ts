import "server-only";
import type { Area } from "@/lib/kernel/ctx";
import type { Database, Transaction } from "@/prisma/client";

interface RegencyCode {
  code: string;
  /** In the list, from 1. */
  position: number;
  /** Whether its boundary is known. */
  bounded: boolean;
}

/** The regencies' codes, in their order. */
export async function codesOf(db: Database | Transaction, areas: readonly Area[]): Promise<string[]> {
  return (await regenciesOf(db, areas)).map(({ code }) => code);
}

/** Of the areas whose regency has a code. */
export function regenciesOf(db: Database | Transaction, areas: readonly Area[]): Promise<RegencyCode[]> {
  return db.$queryRaw<RegencyCode[]>`/* prepared: regencies_of */
    SELECT regency.code, position::int, EXISTS (SELECT FROM area_shapes WHERE area_shapes.code = regency.code) AS bounded FROM unnest(${areas.map(({ regency }) => regency ?? "")}::text[],
      ${areas.map(({ province }) => province ?? "")}::text[]) WITH ORDINALITY AS named(regency, province, position)
    JOIN areas AS regency ON regency.level = 2 AND (regency.name = named.regency OR named.regency = ANY(regency.former_names)) AND regency.successor IS NULL
    JOIN areas AS province ON province.code = regency.parent_code AND province.name = named.province
    ORDER BY named.position`;
}

/** The code that stands for this one today; null for one that never was. */
export async function currentCode(db: Database | Transaction, code: string): Promise<string | null> {
  const rows = await db.$queryRaw<{ code: string }[]>`
    WITH RECURSIVE follow (code, successor, steps) AS (
      SELECT code, successor, 0 FROM areas WHERE code = ${code}
      UNION ALL
      SELECT areas.code, areas.successor, steps + 1 FROM follow JOIN areas ON areas.code = follow.successor WHERE steps < 10
    ) SELECT code FROM follow WHERE successor IS NULL`;
  return rows[0]?.code ?? null;
}
