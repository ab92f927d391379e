import "server-only";
import { inArea } from "@/lib/areas/rows";
import { writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import type { Position } from "@/lib/map/distance";
import type { Bounds } from "@/lib/map/grid";
import { inBox } from "@/lib/map/sql";
import { photoPath } from "@/lib/photos/rules";
import { Prisma } from "@/prisma/client";
import { IS_LISTED, IS_RECORD, isOf, PUBLIC_POSITION, REPORT_COLUMNS, REPORT_SELECT, type ReportRow } from "./rows";
import { isSecret, ON_MAP_STATUSES, reportCodeIn } from "./rules";
import type { ListReports, ReportFilter, ReportKey } from "./schemas";
import { type MyReportView, ownReportView, type ReportView, reportView } from "./view";
import type { ConfirmedView } from "./view-before-after";
import { type ReportDetailView, reportDetailView } from "./view-detail";

/** Of so many confirmations one has both photos; more are not looked at. */
const LOOKED_AT = 100;

interface Row {
  code: string;
  damageType: string;
  location: string;
  before: string;
  after: string;
}

/** Of one report on its page; people without an account are at most `MOST_ANONYMOUS`. */
const MOST_JUDGEMENTS = 500;
/** A person who wrote more than this finds the older ones by their numbers. */
const MY_REPORTS = 50;

/** The public list, newest first: everything but held and rejected reports. */
export async function listReports(ctx: Ctx, input: ListReports): Promise<Page<ReportView>> {
  const code = input.q ? reportCodeIn(input.q) : undefined;
  if (code === null) return { items: [], nextCursor: null };
  const rows = await ctx.db.$queryRaw<ReportRow[]>(listSql({ ...input, code }));
  const page = pageOf(rows, input.limit, (row) => String(row.id));
  return { items: page.items.map(reportView), nextCursor: page.nextCursor };
}

export function listSql({
  limit,
  cursor,
  code,
  bbox,
  ...filter
}: Omit<ListReports, "q"> & { code?: string }): Prisma.Sql {
  return Prisma.sql`
    SELECT ${REPORT_COLUMNS} FROM reports
    WHERE ${IS_LISTED} ${matching(filter)}
      ${cursor === undefined ? Prisma.empty : Prisma.sql`AND id < ${cursor}`}
      ${code === undefined ? Prisma.empty : Prisma.sql`AND code = ${code}`}
      ${bbox === undefined ? Prisma.empty : inPublicBox(bbox)}
    ORDER BY id DESC LIMIT ${limit + 1}`;
}

/** What a filter asks of a row, to be said after another condition. */
export function matching({ status, area, kind, from, to }: ReportFilter): Prisma.Sql {
  return Prisma.sql`
    ${status === undefined ? Prisma.empty : Prisma.sql`AND ${isOf(status)}`}
    ${inArea(Prisma.sql`public_area_code`, area)}
    ${kind === undefined ? Prisma.empty : Prisma.sql`AND damage_type = ${kind}`}
    ${from === undefined ? Prisma.empty : sentSince(from)}
    ${to === undefined ? Prisma.empty : sentUntil(to)}`;
}

/** Ids rise with time but for requests that overtook each other, so the index over them ends where the days do. */
const OVERTAKEN = 1000;

function sentSince(day: string): Prisma.Sql {
  const begin = Prisma.sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Jakarta')`;
  return Prisma.sql`AND created_at >= ${begin} AND id >= coalesce(
    (SELECT id FROM reports AS first WHERE created_at >= ${begin} ORDER BY created_at, id LIMIT 1), 0) - ${OVERTAKEN}::int`;
}

function sentUntil(day: string): Prisma.Sql {
  const end = Prisma.sql`((${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Jakarta')`;
  return Prisma.sql`AND created_at < ${end} AND id <= coalesce(
    (SELECT id FROM reports AS last WHERE created_at < ${end} ORDER BY created_at DESC, id DESC LIMIT 1), 0) + ${OVERTAKEN}::int`;
}

/** `reports_listed_point_idx` */
function inPublicBox(bbox: Bounds): Prisma.Sql {
  return Prisma.sql`AND public_latitude IS NOT NULL AND ${inBox(PUBLIC_POSITION, bbox)}`;
}

/** The public page of one report; null when there is none of this number. */
export async function findReport(ctx: Ctx, key: ReportKey): Promise<ReportDetailView | null> {
  const row = await ctx.db.report.findUnique({
    where: key,
    select: {
      ...REPORT_SELECT,
      events: {
        where: { undoneAt: null },
        orderBy: { id: "asc" },
        select: {
          id: true,
          kind: true,
          words: true,
          photoId: true,
          photo: { select: { hash: true, cameraAt: true, cameraLatitude: true, cameraLongitude: true } },
          userId: true,
          createdAt: true,
        },
      },
      reopenWaits: true,
      photo: { select: { hash: true } },
      merge: { select: { into: { select: { code: true } } } },
      relapse: { select: { relapse: { select: { code: true, heldReason: true, status: true } } } },
      relapseOf: { select: { report: { select: { code: true } } } },
      judgements: {
        where: { counted: true },
        orderBy: { id: "desc" },
        take: MOST_JUDGEMENTS,
        select: { stepId: true, judgement: true },
      },
    },
  });
  return row && reportDetailView(row, row.events);
}

/** The public point for the map of a report's first mail; null where the report is not public, has no point or is of a risky kind. */
export async function findMailPoint(ctx: Ctx, key: ReportKey): Promise<Position | null> {
  const select = { status: true, heldReason: true, everRisky: true, publicLatitude: true, publicLongitude: true };
  const row = await ctx.db.report.findUnique({ where: key, select });
  if (row === null || row.heldReason !== null || row.status === "REJECTED" || row.everRisky) return null;
  const { publicLatitude: latitude, publicLongitude: longitude } = row;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The actor's own reports, newest first, with the held and rejected ones. */
export async function myReports(ctx: Ctx): Promise<MyReportView[]> {
  return (await reportsOf(ctx, writerKeys(ctx.actor), { limit: MY_REPORTS })).items;
}

/** What was written under these keys, as only its writer sees it. @param page.cursor id of the last one before */
export async function reportsOf(
  ctx: Ctx,
  keys: string[],
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<MyReportView>> {
  if (keys.length === 0) return { items: [], nextCursor: null };
  const rows = await ctx.db.$queryRaw<(ReportRow & { question: string | null })[]>`
    SELECT ${REPORT_COLUMNS}, question FROM reports
    WHERE writer_key = ANY(${keys}) ${cursor === undefined ? Prisma.empty : Prisma.sql`AND id < ${cursor}`}
    ORDER BY id DESC LIMIT ${limit + 1}`;
  const page = pageOf(rows, limit, (row) => String(row.id));
  const view = (row: (typeof rows)[number]) => ({
    ...ownReportView(row),
    held: row.heldReason !== null,
    secret: isSecret(row.heldReason),
    question: row.question,
  });
  return { items: page.items.map(view), nextCursor: page.nextCursor };
}

/** Reports that staff have validated, newest first, whatever became of them since. @param area all within it */
export async function newestValidated(ctx: Ctx, limit: number, area?: string): Promise<ReportView[]> {
  const lists = await Promise.all(ON_MAP_STATUSES.map((status) => listReports(ctx, { limit, status, area })));
  return lists
    .flatMap(({ items }) => items)
    .sort((a, b) => b.id - a.id)
    .slice(0, limit);
}

/** The last resolved report that people there confirmed and that has a photo of before and of after. `report_events_confirmed_idx` */
export async function newestConfirmed({ db }: Pick<Ctx, "db">): Promise<ConfirmedView | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT reports.code, reports.damage_type AS "damageType", reports.location, reports.photo_id AS before,
      shown.photo_id AS after
    FROM (
      SELECT id, report_id FROM report_events WHERE kind = 'CONFIRMED' AND undone_at IS NULL
      ORDER BY id DESC LIMIT ${LOOKED_AT}
    ) AS confirmed
    JOIN reports ON reports.id = confirmed.report_id AND ${IS_RECORD} AND reports.status = 'RESOLVED'
      AND reports.photo_id IS NOT NULL
    CROSS JOIN LATERAL (
      SELECT photo_id FROM report_events
      WHERE report_id = reports.id AND undone_at IS NULL AND photo_id IS NOT NULL ORDER BY id DESC LIMIT 1
    ) AS shown
    WHERE NOT EXISTS (SELECT FROM report_events AS later WHERE later.report_id = confirmed.report_id
      AND later.id > confirmed.id AND later.kind = 'REOPENED' AND later.undone_at IS NULL)
    ORDER BY confirmed.id DESC LIMIT 1`;
  if (!row) return null;
  const { code, damageType, location, before, after } = row;
  return { code, damageType, place: location, before: photoPath(before, 640), after: photoPath(after, 640) };
}
