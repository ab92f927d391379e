import "server-only";
import type { CsvRow } from "@/lib/format/csv";
import { DAY_MS } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf, readInChunks } from "@/lib/kernel/page";
import { Prisma } from "@/prisma/client";
import { assertReviewer } from "./policy";
import { inOrder } from "./queries";
import { DESK_LIST_PAGE, type DeskOrder } from "./rules";
import type { DeskListCursor } from "./schemas-list";

/** Rows that are in memory at once. */
const CHUNK = 1000;

export interface ListSlice {
  limit: number;
  after?: DeskListCursor | undefined;
  now: Date;
}

interface ListPlan<Filter, Row, View> {
  table: Prisma.Sql;
  /** Gives the ids of one piece. */
  sql(filter: Filter, slice: ListSlice): Prisma.Sql;
  rows(ctx: Ctx, ids: number[]): Promise<Row[]>;
  /** Names nobody. */
  view(row: Row): View;
  /** The list as a file. */
  columns: readonly string[];
  cells(row: Row): CsvRow;
}

/** A list of everything of one kind, as a page, as a file, and with the regencies that it can be narrowed to. Staff only. */
export interface DeskList<Filter, View> {
  page(ctx: Ctx, filter: Filter, after?: DeskListCursor): Promise<Page<View>>;
  regencies(ctx: Ctx, province: string | undefined): Promise<string[]>;
  /** In chunks, without anything of a person. @throws Forbidden before the first one */
  file(ctx: Ctx, filter: Filter): AsyncGenerator<CsvRow[]>;
}

export function deskList<Filter, Row extends { id: number; createdAt: Date }, View>(
  plan: ListPlan<Filter, Row, View>,
): DeskList<Filter, View> {
  const { table, sql, rows, view, columns, cells } = plan;

  async function read(ctx: Ctx, filter: Filter, limit: number, after: DeskListCursor | undefined): Promise<Row[]> {
    const found = await ctx.db.$queryRaw<{ id: number }[]>(sql(filter, { limit, after, now: ctx.now() }));
    const ids = found.map(({ id }) => id);
    return inOrder(ids, await rows(ctx, ids));
  }

  async function* fileRows(ctx: Ctx, filter: Filter): AsyncGenerator<CsvRow[]> {
    yield [columns];
    const next = (last?: Row) => read(ctx, filter, CHUNK, last && { time: last.createdAt, id: last.id });
    for await (const found of readInChunks(CHUNK, next)) yield found.map(cells);
  }

  return {
    async page(ctx, filter, after) {
      assertReviewer(ctx.actor);
      const page = pageOf(await read(ctx, filter, DESK_LIST_PAGE + 1, after), DESK_LIST_PAGE, listCursor);
      return { items: page.items.map(view), nextCursor: page.nextCursor };
    },
    async regencies(ctx, province) {
      assertReviewer(ctx.actor);
      return regenciesIn(ctx, table, province);
    },
    file(ctx, filter) {
      assertReviewer(ctx.actor);
      return fileRows(ctx, filter);
    },
  };
}

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

interface SliceQuery {
  table: Prisma.Sql;
  /** Conditions that no thing fulfils two of; each part is read by an index of its own. */
  parts: readonly Prisma.Sql[];
  filter: DeskListFilter;
  now: Date;
  limit: number;
  after?: DeskListCursor | undefined;
}

/** The ids of one piece of a list in the order of time. The table has created_at, province and regency. */
export function deskListSql({ table, parts, filter, now, limit, after }: SliceQuery): Prisma.Sql {
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
function listCursor({ createdAt, id }: { createdAt: Date; id: number }): string {
  return `${createdAt.getTime()}-${id}`;
}
