import "server-only";
import { areaText } from "@/lib/areas/view";
import { zoneOfRow } from "@/lib/areas/zones";
import { recordAudit } from "@/lib/audit/commands";
import { deskList, deskListSql, type ListSlice } from "@/lib/desk/list";
import type { CsvRow } from "@/lib/format/csv";
import { dayIn, formatStamp } from "@/lib/format/dates";
import { containing } from "@/lib/format/search-words";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma } from "@/prisma/client";
import { isOf } from "./rows";
import { isSecret, OPEN_STATUSES, reportCodeIn, STATUS_LABELS } from "./rules";
import type { ReportListFilter } from "./schemas";
import type { ReportRowView } from "./view-list";

const REPORTS = Prisma.raw("reports");
const COLUMNS = [
  "nomor",
  "status",
  "ditahan",
  "jenis_kerusakan",
  "lokasi",
  "kabupaten_kota",
  "provinsi",
  "lintang",
  "bujur",
  "tanggal_kejadian",
  "dikirim_pada",
  "dukungan",
];

const ROW = {
  id: true,
  code: true,
  status: true,
  heldReason: true,
  damageType: true,
  location: true,
  regency: true,
  province: true,
  areaCode: true,
  areaCertainty: true,
  latitude: true,
  longitude: true,
  incidentDate: true,
  createdAt: true,
  supportCount: true,
} as const satisfies Prisma.ReportSelect;

type Row = Prisma.ReportGetPayload<{ select: typeof ROW }>;

/** Reports of all states, narrowed. */
export const REPORT_LIST = deskList<ReportListFilter, Row, ReportRowView>({
  table: REPORTS,
  sql: reportListSql,
  rows: async ({ db }, ids) =>
    (await db.report.findMany({ where: { id: { in: ids } }, select: ROW })).map(withoutSecrets),
  view: rowView,
  columns: COLUMNS,
  cells: cellsOf,
});

/** The same reports as a file; the log tells of it. @throws Forbidden before the first piece */
export async function exportReports(ctx: Ctx, filter: ReportListFilter): Promise<AsyncGenerator<CsvRow[]>> {
  const file = REPORT_LIST.file(ctx, filter);
  await ctx.db.$transaction((transaction) =>
    recordAudit(transaction, ctx.actor, "report.export", "reports", JSON.parse(JSON.stringify(filter))),
  );
  return file;
}

export function reportListSql(filter: ReportListFilter, slice: ListSlice): Prisma.Sql {
  const { status, umur, q, provinsi, kabupaten } = filter;
  // Filtering by place would reveal the place of a secret report.
  const narrowed = provinsi !== undefined || kabupaten !== undefined;
  const found = Prisma.sql`${q === undefined ? Prisma.sql`TRUE` : searchSql(q)} AND ${narrowed ? NOT_SECRET : Prisma.sql`TRUE`}`;
  // Only what is open still waits.
  const states = status === undefined ? (umur === undefined ? [] : OPEN_STATUSES) : [status];
  const parts = states.map((state) => Prisma.sql`${isOf(state)} AND ${found}`);
  return deskListSql({ table: REPORTS, parts: parts.length > 0 ? parts : [found], filter, ...slice });
}

const NOT_SECRET = Prisma.raw("split_part(coalesce(held_reason, ''), ':', 1) <> 'secret'");

/** By number, or by a part of place or kind (`reports_text_idx`); the place of a secret report is not searched. */
function searchSql(q: string): Prisma.Sql {
  const code = reportCodeIn(q);
  if (code !== null) return Prisma.sql`code = ${code}`;
  return Prisma.sql`search_words(location || ' ' || damage_type) LIKE ${containing(q)} AND ${NOT_SECRET}`;
}

/** A secret report shows only its number, kind, state and age. */
function withoutSecrets(row: Row): Row {
  if (!isSecret(row.heldReason)) return row;
  const place = { location: "Rahasia", regency: null, province: null, areaCode: null, latitude: null, longitude: null };
  return { ...row, ...place, incidentDate: new Date(dayIn(row.createdAt)), supportCount: 0 };
}

function rowView(row: Row): ReportRowView {
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    held: row.heldReason !== null,
    damageType: row.damageType,
    location: row.location,
    area: areaText(row),
    createdAt: row.createdAt.toISOString(),
    zone: zoneOfRow(row),
    supportCount: row.supportCount,
  };
}

function cellsOf(row: Row): (string | number)[] {
  return [
    row.code,
    STATUS_LABELS[row.status],
    row.heldReason === null ? "" : "ya",
    row.damageType,
    row.location,
    row.regency ?? "",
    row.province ?? "",
    row.latitude ?? "",
    row.longitude ?? "",
    row.incidentDate.toISOString().slice(0, 10),
    formatStamp(row.createdAt, zoneOfRow(row)),
    row.supportCount,
  ];
}
