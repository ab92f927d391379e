import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import { inOrder, queuePage, sliceSql } from "@/lib/desk/queries";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Page } from "@/lib/kernel/page";
import { deskPhoto } from "@/lib/reports/photos/view";
import { Prisma } from "@/prisma/client";
import { isShown, UPDATE_SELECT, UPDATE_WAITS } from "./rows";
import type { UpdateQueue } from "./rules";
import type { DeskUpdates } from "./schemas";
import type { DeskUpdateView } from "./view";

/** `report_updates_waiting_idx` and its like. */
const QUEUES: Record<UpdateQueue, Prisma.Sql> = {
  WAITING: UPDATE_WAITS,
  SHOWN: Prisma.raw("held_reason IS NULL AND hidden_at IS NULL"),
  HIDDEN: Prisma.raw("hidden_at IS NOT NULL"),
};

export const DESK_UPDATE_SELECT = { ...UPDATE_SELECT, writerKey: true, hiddenWords: true } as const;
type DeskUpdateRow = Prisma.ReportUpdateGetPayload<{ select: typeof DESK_UPDATE_SELECT }> & {
  report: Pick<DeskUpdateView, "code" | "damageType" | "location">;
};

/** One queue of updates; what waits comes oldest first, the rest newest first. Staff only. */
export async function deskUpdates(ctx: Ctx, input: DeskUpdates): Promise<Page<DeskUpdateView>> {
  assertReviewer(ctx.actor);
  const order = input.queue === "WAITING" ? "oldest" : "newest";
  const query = Prisma.sql`SELECT id FROM report_updates WHERE ${QUEUES[input.queue]} ${sliceSql(input, order)}`;
  const { ids, nextCursor } = await queuePage(ctx, query, input.limit);
  const rows = await ctx.db.reportUpdate.findMany({
    where: { id: { in: ids } },
    select: { ...DESK_UPDATE_SELECT, report: { select: { code: true, damageType: true, location: true } } },
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
  };
}
