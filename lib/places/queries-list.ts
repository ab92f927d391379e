import "server-only";
import { areaText } from "@/lib/areas/view";
import { zoneOfRow } from "@/lib/areas/zones";
import { recordAudit } from "@/lib/audit/commands";
import { deskList, deskListSql, type ListSlice } from "@/lib/desk/list";
import type { CsvRow } from "@/lib/format/csv";
import { formatStamp } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma } from "@/prisma/client";
import { searchSql } from "./desk/queries";
import { IS_OFF_MAP, IS_ON_MAP, PLACE_SELECT, PLACES } from "./rows";
import { PLACE_KIND_LABELS } from "./rules";
import { PLACE_STATE_LABELS, placeStateOf } from "./rules-list";
import type { PlaceListFilter } from "./schemas";
import type { PlaceRowView } from "./view";

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

/** As `placeStateOf` tells them apart; `places_pending_time_idx` and its like. */
const STATE_CONDITIONS: Record<PlaceRowView["state"], Prisma.Sql> = {
  PENDING: Prisma.raw("places.status = 'PENDING' AND places.merged_into_id IS NULL"),
  APPROVED: IS_ON_MAP,
  CLOSED: Prisma.raw("places.closed_at IS NOT NULL AND places.merged_into_id IS NULL"),
  MERGED: Prisma.raw("places.merged_into_id IS NOT NULL"),
  REJECTED: Prisma.raw("places.status = 'REJECTED' AND places.merged_into_id IS NULL"),
};

/** Places of all states, narrowed; a search that is too short is an InvalidInput. */
export const PLACE_LIST = deskList<PlaceListFilter, Row, PlaceRowView>({
  table: PLACES,
  sql: placeListSql,
  rows: ({ db }, ids) => db.place.findMany({ where: { id: { in: ids } }, select: ROW }),
  view: rowView,
  columns: COLUMNS,
  cells: cellsOf,
});

/** The same places as a file; the log tells of it. @throws Forbidden before the first piece */
export async function exportPlaceList(ctx: Ctx, filter: PlaceListFilter): Promise<AsyncGenerator<CsvRow[]>> {
  const file = PLACE_LIST.file(ctx, filter);
  await ctx.db.$transaction((transaction) =>
    recordAudit(transaction, ctx.actor, "place.export", "places", JSON.parse(JSON.stringify(filter))),
  );
  return file;
}

export function placeListSql(filter: PlaceListFilter, slice: ListSlice): Prisma.Sql {
  const { umur, q } = filter;
  // Only what is not validated still waits.
  const status = filter.status ?? (umur === undefined ? undefined : "PENDING");
  const states = status === undefined ? statesFor(q) : [STATE_CONDITIONS[status]];
  const parts = states.map((state) => Prisma.sql`${state} ${searchSql(q)}`);
  return deskListSql({ table: PLACES, parts, filter, ...slice });
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
    state: placeStateOf(row),
    held: row.heldReason !== null,
    area: areaText(row),
    createdAt: row.createdAt.toISOString(),
    zone: zoneOfRow(row),
  };
}

function cellsOf(row: Row): (string | number)[] {
  return [
    row.id,
    row.name,
    PLACE_KIND_LABELS[row.kind],
    PLACE_STATE_LABELS[placeStateOf(row)],
    row.heldReason === null ? "" : "ya",
    row.regency ?? "",
    row.province ?? "",
    row.latitude,
    row.longitude,
    row.openCount,
    row.closedCount,
    formatStamp(row.createdAt, zoneOfRow(row)),
  ];
}
