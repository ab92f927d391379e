import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma } from "@/prisma/client";
import type { DeskOrder } from "./rules";
import type { DeskListCursor } from "./schemas-list";

const DAY_MS = 86_400_000;
/** No province has more. */
const MOST_REGENCIES = 60;

/** What a list of the desk is narrowed by, whatever its things are. */
interface DeskListFilter {
  provinsi?: string | undefined;
  kabupaten?: string | undefined;
  dari?: string | undefined;
  sampai?: string | undefined;
  umur?: number | undefined;
  urut?: DeskOrder | undefined;
}

interface ListPlan {
  table: Prisma.Sql;
  /** Conditions that no thing fulfils two of; each part is read by an index of its own. */
  parts: readonly Prisma.Sql[];
  filter: DeskListFilter;
  now: Date;
  limit: number;
  after?: DeskListCursor | undefined;
}

/** The ids of one piece of a list in the order of time. The table has created_at, province and regency. */
export function deskListSql({ table, parts, filter, now, limit, after }: ListPlan): Prisma.Sql {
  const oldest = filter.urut === "terlama";
  const direction = oldest ? Prisma.empty : Prisma.raw("DESC");
  const conditions = [...spanSql(filter, now), ...areaSql(filter)];
  if (after) {
    const last = Prisma.sql`(${after.time}::timestamptz, ${after.id}::bigint)`;
    conditions.push(oldest ? Prisma.sql`(created_at, id) > ${last}` : Prisma.sql`(created_at, id) < ${last}`);
  }
  const end = Prisma.sql`ORDER BY created_at ${direction}, id ${direction} LIMIT ${limit}`;
  const queries = parts.map(
    (part) => Prisma.sql`
      (SELECT id, created_at FROM ${table} WHERE ${Prisma.join([part, ...conditions], " AND ")} ${end})`,
  );
  return Prisma.sql`SELECT id FROM (${Prisma.join(queries, " UNION ALL ")}) AS parts ${end}`;
}

function spanSql({ dari, sampai, umur }: DeskListFilter, now: Date): Prisma.Sql[] {
  const span: Prisma.Sql[] = [];
  if (dari !== undefined) span.push(Prisma.sql`created_at >= ${midnight(dari)}::timestamptz`);
  if (sampai !== undefined) span.push(Prisma.sql`created_at < ${midnight(sampai, 1)}::timestamptz`);
  if (umur !== undefined) span.push(Prisma.sql`created_at < ${new Date(now.getTime() - umur * DAY_MS)}::timestamptz`);
  return span;
}

/** When a day of WIB begins. @param later days after it */
function midnight(day: string, later = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+07:00`) + later * DAY_MS);
}

/** A regency is looked for in its province. */
function areaSql({ provinsi, kabupaten }: DeskListFilter): Prisma.Sql[] {
  if (provinsi === undefined) return [];
  const inProvince = Prisma.sql`province = ${provinsi}`;
  return kabupaten === undefined ? [inProvince] : [inProvince, Prisma.sql`regency = ${kabupaten}`];
}

/** The regencies of a province in which the table has anything, each found by one look into the index. */
export async function regenciesIn(
  { db }: Pick<Ctx, "db">,
  table: Prisma.Sql,
  province: string | undefined,
): Promise<string[]> {
  if (province === undefined) return [];
  const rows = await db.$queryRaw<{ regency: string }[]>`
    WITH RECURSIVE found AS (
      (SELECT regency FROM ${table} WHERE province = ${province} AND regency IS NOT NULL ORDER BY regency LIMIT 1)
      UNION ALL
      SELECT (SELECT next.regency FROM ${table} AS next WHERE next.province = ${province}
        AND next.regency > found.regency ORDER BY next.regency LIMIT 1)
      FROM found WHERE found.regency IS NOT NULL
    )
    SELECT regency FROM found WHERE regency IS NOT NULL LIMIT ${MOST_REGENCIES}`;
  return rows.map(({ regency }) => regency);
}

/** The cursor after a thing. */
export function listCursor({ createdAt, id }: { createdAt: Date; id: number }): string {
  return `${createdAt.getTime()}-${id}`;
}
