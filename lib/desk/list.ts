import "server-only";
import { CSV_MARK, csvLines } from "@/lib/format/csv-file";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import type { Prisma } from "@/prisma/client";
import { assertReviewer } from "./policy";
import { inOrder } from "./queries";
import { listCursor, regenciesIn } from "./queries-list";
import { DESK_LIST_PAGE } from "./rules";
import type { DeskListCursor } from "./schemas-list";

/** Rows that are in memory at once. */
const CHUNK = 1000;

type Cell = string | number;

interface ListFile<Row> {
  columns: readonly string[];
  read(limit: number, after: DeskListCursor | undefined): Promise<Row[]>;
  cellsOf(row: Row): Cell[];
}

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
  cells(row: Row): (string | number)[];
}

/** A list of everything of one kind, as a page, as a file, and with the regencies that it can be narrowed to. Staff only. */
export interface DeskList<Filter, View> {
  page(ctx: Ctx, filter: Filter, after?: DeskListCursor): Promise<Page<View>>;
  regencies(ctx: Ctx, province: string | undefined): Promise<string[]>;
  /** In pieces, without anything of a person. @throws Forbidden before the first piece */
  file(ctx: Ctx, filter: Filter): AsyncGenerator<string>;
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
      return listFile({
        columns,
        cellsOf: cells,
        read: (limit, after) => read(ctx, filter, limit, after),
      });
    },
  };
}

/** A list of the desk as a CSV file, in pieces. */
async function* listFile<Row extends { id: number; createdAt: Date }>(file: ListFile<Row>): AsyncGenerator<string> {
  yield CSV_MARK + csvLines([file.columns]);
  let after: DeskListCursor | undefined;
  for (;;) {
    const rows = await file.read(CHUNK, after);
    if (rows.length > 0) yield csvLines(rows.map(file.cellsOf));
    const last = rows.at(-1);
    if (rows.length < CHUNK || !last) return;
    after = { time: last.createdAt, id: last.id };
  }
}
