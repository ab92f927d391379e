import "server-only";
import { writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { isOnMap } from "@/lib/reports/rules";
import type { ReportKey } from "@/lib/reports/schemas";
import type { ReportDetailView } from "@/lib/reports/view-detail";
import type { Prisma } from "@/prisma/client";
import { MOST_HANDOVERS } from "./rules";
import type { HandoverView, OwnHandoverView } from "./view";

/** Of a report, and of those that have become part of it. */
export function handoversOf(reportId: number): Prisma.HandoverWhereInput {
  return { OR: [{ reportId }, { report: { merge: { intoId: reportId } } }] };
}

/** To which offices people have sent a report, the oldest first; none of a report whose text is not public. */
export async function listHandovers(
  { db }: Pick<Ctx, "db">,
  { id, report, status }: Pick<ReportDetailView, "id" | "report" | "status">,
): Promise<HandoverView[]> {
  if (report === null || !isOnMap(status, null)) return [];
  const rows = await db.handover.findMany({
    where: handoversOf(id),
    // Where there are too many, those of strangers from one network go first.
    orderBy: [{ counted: "desc" }, { id: "asc" }],
    take: MOST_HANDOVERS,
    select: {
      id: true,
      channelId: true,
      number: true,
      sentOn: true,
      dueOn: true,
      state: true,
      counted: true,
      channel: { select: { name: true } },
    },
  });
  const day = (date: Date) => date.toISOString().slice(0, "YYYY-MM-DD".length);
  const silentOf = (channel: number) =>
    rows.filter(({ channelId, state, counted }) => counted && channelId === channel && state === "SILENT").length;
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ id, channelId, number, sentOn, dueOn, state, channel }) => ({
      id,
      channel_id: channelId,
      channel: channel.name,
      number,
      sent_on: day(sentOn),
      due_on: day(dueOn),
      state,
      silent: silentOf(channelId),
    }));
}

/** The actor's own of a report that is on the map. */
export async function ownHandovers({ db, actor }: Ctx, key: ReportKey): Promise<OwnHandoverView[]> {
  const keys = writerKeys(actor);
  if (keys.length === 0) return [];
  const report = await db.report.findUnique({ where: key, select: { id: true, status: true, heldReason: true } });
  if (!report || !isOnMap(report.status, report.heldReason)) return [];
  const rows = await db.handover.findMany({
    where: { ...handoversOf(report.id), writerKey: { in: keys } },
    orderBy: { id: "asc" },
    take: MOST_HANDOVERS,
    select: { id: true, channelId: true, number: true, state: true },
  });
  return rows.map(({ id, channelId, number, state }) => ({ id, channel_id: channelId, number, state }));
}
