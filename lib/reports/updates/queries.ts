import "server-only";
import { zoneOfRow } from "@/lib/areas/zones";
import { assertReviewer } from "@/lib/desk/policy";
import { inOrder, queuePage, sliceSql } from "@/lib/desk/queries";
import { writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import { deskPhoto } from "@/lib/photos/view";
import type { ReportKey } from "@/lib/reports/schemas";
import { Prisma } from "@/prisma/client";
import { isListed, isShown, PARENT_SELECT, UPDATE_SELECT, UPDATE_WAITS, updateView } from "./rows";
import type { UpdateQueue } from "./rules";
import type { DeskUpdates, ListUpdates } from "./schemas";
import type { CreatedUpdateView, DeskUpdateView, ReportUpdateView } from "./view";

/** What neighbours say of a report, newest first; null for a report that is not listed. */
export async function listUpdates(
  { db }: Pick<Ctx, "db">,
  key: ReportKey,
  { limit, cursor }: ListUpdates,
): Promise<Page<ReportUpdateView> | null> {
  const report = await db.report.findUnique({ where: key, select: PARENT_SELECT });
  if (!report || !isListed(report)) return null;
  const rows = await db.reportUpdate.findMany({
    where: {
      reportId: report.id,
      heldReason: null,
      hiddenAt: null,
      ...(cursor === undefined ? {} : { id: { lt: cursor } }),
    },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: UPDATE_SELECT,
  });
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => String(id));
  return { items: items.map((row) => updateView(row, report)), nextCursor };
}

/** As many as anybody leaves waiting. */
const OWN_WAITING = 10;

/** What this person has written of a report and staff have not looked at yet, the oldest first. Nobody else gets it. */
export async function ownWaitingUpdates({ db, actor }: Ctx, key: ReportKey): Promise<CreatedUpdateView[]> {
  const keys = writerKeys(actor);
  const report = keys.length > 0 ? await db.report.findUnique({ where: key, select: PARENT_SELECT }) : null;
  if (!report || !isListed(report)) return [];
  const rows = await db.reportUpdate.findMany({
    where: { writerKey: { in: keys }, reportId: report.id, heldReason: { not: null }, hiddenAt: null },
    orderBy: { id: "desc" },
    take: OWN_WAITING,
    select: UPDATE_SELECT,
  });
  return rows.reverse().map((row) => ({ ...updateView(row, report), held: true }));
}

/** `report_updates_waiting_idx` and its like. */
const QUEUES: Record<UpdateQueue, Prisma.Sql> = {
  WAITING: UPDATE_WAITS,
  SHOWN: Prisma.raw("held_reason IS NULL AND hidden_at IS NULL"),
  HIDDEN: Prisma.raw("hidden_at IS NOT NULL"),
};

export const DESK_UPDATE_SELECT = { ...UPDATE_SELECT, writerKey: true, hiddenWords: true } as const;
/** Columns that tell whose clock a place follows. */
const CLOCK = { latitude: true, longitude: true, areaCode: true, province: true } as const;
type DeskUpdateRow = Prisma.ReportUpdateGetPayload<{ select: typeof DESK_UPDATE_SELECT }> & {
  report: Pick<DeskUpdateView, "code" | "damageType" | "location"> & Parameters<typeof zoneOfRow>[0];
};

/** One queue of updates; what waits comes oldest first, the rest newest first. Staff only. */
export async function deskUpdates(ctx: Ctx, input: DeskUpdates): Promise<Page<DeskUpdateView>> {
  assertReviewer(ctx.actor);
  const order = input.queue === "WAITING" ? "oldest" : "newest";
  const query = Prisma.sql`SELECT id FROM report_updates WHERE ${QUEUES[input.queue]} ${sliceSql(input, order)}`;
  const { ids, nextCursor } = await queuePage(ctx, query, input.limit);
  const rows = await ctx.db.reportUpdate.findMany({
    where: { id: { in: ids } },
    select: { ...DESK_UPDATE_SELECT, report: { select: { code: true, damageType: true, location: true, ...CLOCK } } },
  });
  return { items: inOrder(ids, rows).map(deskUpdateView), nextCursor };
}

export function deskUpdateView({ report, ...row }: DeskUpdateRow): DeskUpdateView {
  const { id, condition, content, photoId, heldReason, hiddenWords } = row;
  return {
    id,
    code: report.code,
    damageType: report.damageType,
    location: report.location,
    condition,
    content,
    photo: photoId === null ? null : deskPhoto(photoId),
    member: row.writerKey.startsWith("user:"),
    queue: row.hiddenAt === null ? (isShown(row) ? "SHOWN" : "WAITING") : "HIDDEN",
    heldReason,
    hiddenAt: row.hiddenAt?.toISOString() ?? null,
    hiddenWords,
    createdAt: row.createdAt.toISOString(),
    zone: zoneOfRow(report),
  };
}
