import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { listFile } from "@/lib/desk/list-file";
import { assertReviewer } from "@/lib/desk/policy";
import { inOrder } from "@/lib/desk/queries";
import { deskListSql, listCursor, regenciesIn } from "@/lib/desk/queries-list";
import { DESK_LIST_PIECE } from "@/lib/desk/rules";
import type { DeskListCursor } from "@/lib/desk/schemas-list";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import { Prisma } from "@/prisma/client";
import { searchSql } from "./queries-desk";
import { IS_OFF_MAP, IS_ON_MAP, PLACE_SELECT, PLACES } from "./rows";
import { PLACE_KIND_LABELS } from "./rules";
import { PLACE_STANDING_LABELS, standingOf } from "./rules-list";
import type { PlaceListFilter } from "./schemas-list";
import { areaText } from "./view";
import type { PlaceRowView } from "./view-list";

const COLUMNS = [
  "nomor",
  "nama",
  "jenis",
  "keadaan",
  "ditahan",
  "kabupaten_kota",
  "provinsi",
  "lintang",
  "bujur",
  "masih_ada",
  "sudah_tutup",
  "ditambahkan_pada",
];

const ROW = { ...PLACE_SELECT, heldReason: true } as const satisfies Prisma.PlaceSelect;
type Row = Prisma.PlaceGetPayload<{ select: typeof ROW }>;

/** As `standingOf` tells them apart; `places_pending_time_idx` and its like. */
const STANDINGS: Record<PlaceRowView["standing"], Prisma.Sql> = {
  PENDING: Prisma.raw("places.status = 'PENDING' AND places.merged_into_id IS NULL"),
  APPROVED: IS_ON_MAP,
  CLOSED: Prisma.raw("places.closed_at IS NOT NULL AND places.merged_into_id IS NULL"),
  MERGED: Prisma.raw("places.merged_into_id IS NOT NULL"),
  REJECTED: Prisma.raw("places.status = 'REJECTED' AND places.merged_into_id IS NULL"),
};

/** Places of all states, narrowed. Staff only; the view names nobody. @throws InvalidInput for a search too short */
export async function placeList(
  ctx: Ctx,
  filter: PlaceListFilter,
  after?: DeskListCursor,
): Promise<Page<PlaceRowView>> {
  assertReviewer(ctx.actor);
  const page = pageOf(await piece(ctx, filter, DESK_LIST_PIECE + 1, after), DESK_LIST_PIECE, listCursor);
  return { items: page.items.map(rowView), nextCursor: page.nextCursor };
}

/** For the filter's choice. Staff only. */
export async function placeRegencies(ctx: Ctx, province: string | undefined): Promise<string[]> {
  assertReviewer(ctx.actor);
  return regenciesIn(ctx, PLACES, province);
}

/** The same places as a file, in pieces. Staff only, and audited. @throws Forbidden before the first piece */
export async function exportPlaceList(ctx: Ctx, filter: PlaceListFilter): Promise<AsyncGenerator<string>> {
  assertReviewer(ctx.actor);
  await ctx.db.$transaction((transaction) =>
    recordAudit(transaction, ctx.actor, "place.export", "places", JSON.parse(JSON.stringify(filter))),
  );
  return listFile({ columns: COLUMNS, cellsOf, read: (limit, after) => piece(ctx, filter, limit, after) });
}

async function piece(
  ctx: Ctx,
  filter: PlaceListFilter,
  limit: number,
  after: DeskListCursor | undefined,
): Promise<Row[]> {
  const found = await ctx.db.$queryRaw<{ id: number }[]>(placeListSql(filter, { limit, after, now: ctx.now() }));
  const ids = found.map(({ id }) => id);
  return inOrder(ids, await ctx.db.place.findMany({ where: { id: { in: ids } }, select: ROW }));
}

export function placeListSql(
  filter: PlaceListFilter,
  { limit, after, now }: { limit: number; after?: DeskListCursor | undefined; now: Date },
): Prisma.Sql {
  const { umur, q } = filter;
  // Only what is not validated still waits.
  const status = filter.status ?? (umur === undefined ? undefined : "PENDING");
  const states = status === undefined ? statesFor(q) : [STANDINGS[status]];
  const parts = states.map((state) => Prisma.sql`${state} ${searchSql(q)}`);
  return deskListSql({ table: PLACES, parts, filter, now, limit, after });
}

/** The search by name has an index for what the public sees and one for the rest. */
function statesFor(q: string | undefined): Prisma.Sql[] {
  return q === undefined ? [Prisma.sql`TRUE`] : [IS_ON_MAP, IS_OFF_MAP];
}

function rowView(row: Row): PlaceRowView {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    standing: standingOf(row),
    held: row.heldReason !== null,
    area: areaText(row),
    createdAt: row.createdAt.toISOString(),
  };
}

function cellsOf(row: Row): (string | number)[] {
  return [
    row.id,
    row.name,
    PLACE_KIND_LABELS[row.kind],
    PLACE_STANDING_LABELS[standingOf(row)],
    row.heldReason === null ? "" : "ya",
    row.regency ?? "",
    row.province ?? "",
    row.latitude,
    row.longitude,
    row.openCount,
    row.closedCount,
    row.createdAt.toISOString(),
  ];
}
