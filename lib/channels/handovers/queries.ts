import "server-only";
import { zoneOfView } from "@/lib/areas/zones";
import { assertReviewer } from "@/lib/desk/policy";
import { writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { isOnMap, isSecret } from "@/lib/reports/rules";
import type { ReportKey } from "@/lib/reports/schemas";
import type { ReportDetailView } from "@/lib/reports/view-detail";
import type { Prisma } from "@/prisma/client";
import { clockOf, MOST_HANDOVERS } from "./rules";
import type { DeskHandoverView, HandoverView, OwnHandoverView, TimedHandoverView } from "./view";

/** Hand-overs of a report and of the reports merged into it. */
export function handoversOf(reportId: number): Prisma.HandoverWhereInput {
  return { OR: [{ reportId }, { report: { merge: { intoId: reportId } } }] };
}

const dayOf = (date: Date) => date.toISOString().slice(0, "YYYY-MM-DD".length);

/** To which offices people have sent a report, the oldest first; none of a report whose text is not public. */
export async function listHandovers(
  { db }: Pick<Ctx, "db">,
  { id, report, status }: Pick<ReportDetailView, "id" | "report" | "status">,
): Promise<HandoverView[]> {
  if (report === null || !isOnMap(status, null)) return [];
  const rows = await db.handover.findMany({
    where: handoversOf(id),
    // When there are too many, hand-overs of strangers from one network are left out first.
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
  const silentOf = (channel: number) =>
    rows.filter(({ channelId, state, counted }) => counted && channelId === channel && state === "SILENT").length;
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ id, channelId, number, sentOn, dueOn, state, channel }) => ({
      id,
      channel_id: channelId,
      channel: channel.name,
      number,
      sent_on: dayOf(sentOn),
      due_on: dayOf(dueOn),
      state,
      silent: silentOf(channelId),
    }));
}

/** The same with their clocks at this moment. */
export async function timedHandovers(
  ctx: Pick<Ctx, "db" | "now">,
  detail: ReportDetailView,
): Promise<TimedHandoverView[]> {
  const handovers = await listHandovers(ctx, detail);
  const at = {
    status: detail.status,
    now: ctx.now(),
    zone: detail.report ? zoneOfView(detail.report) : "WIB",
  } as const;
  return handovers.map((handover) => ({ ...handover, clock: clockOf(handover, at) }));
}

/** The names of the offices to which reports were sent, by the report's id; for reports that are public. */
export async function channelNames({ db }: Pick<Ctx, "db">, reportIds: number[]): Promise<Map<number, string[]>> {
  const rows = await db.$queryRaw<{ id: number; names: string[] }[]>`
    SELECT id, array_agg(name ORDER BY first) AS names FROM (
      SELECT coalesce(report_merges.into_id, handovers.report_id) AS id, channels.name, min(handovers.id) AS first
      FROM handovers
      JOIN channels ON channels.id = handovers.channel_id
      LEFT JOIN report_merges ON report_merges.report_id = handovers.report_id
      WHERE handovers.report_id IN (SELECT unnest(${reportIds}::int[])
        UNION SELECT report_id FROM report_merges WHERE into_id = ANY(${reportIds}))
      GROUP BY 1, 2
    ) AS named GROUP BY id`;
  return new Map(rows.map(({ id, names }) => [id, names]));
}

/** Those of a report as staff see them. Staff only. @throws Forbidden; NotFound for a report that is not there, or is secret */
export async function deskHandovers(ctx: Ctx, key: ReportKey): Promise<DeskHandoverView[]> {
  assertReviewer(ctx.actor);
  const report = await ctx.db.report.findUnique({ where: key, select: { id: true, heldReason: true } });
  if (!report || isSecret(report.heldReason)) throw new NotFound("Laporan tidak ditemukan.");
  const rows = await ctx.db.handover.findMany({
    where: handoversOf(report.id),
    orderBy: { id: "asc" },
    take: 2 * MOST_HANDOVERS,
    select: {
      id: true,
      number: true,
      sentOn: true,
      dueOn: true,
      state: true,
      counted: true,
      channel: { select: { name: true } },
    },
  });
  return rows.map(({ id, number, sentOn, dueOn, state, counted, channel }) => ({
    id,
    channel: channel.name,
    number,
    sent_on: dayOf(sentOn),
    due_on: dayOf(dueOn),
    state,
    counted,
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
