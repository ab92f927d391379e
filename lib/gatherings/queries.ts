import "server-only";
import { GATHERING_SELECT, GATHERINGS_SHOWN, reportGatheringView } from "@/lib/events/event/queries-manage";
import type { ReportGatheringView } from "@/lib/events/event/view";
import type { Ctx } from "@/lib/kernel/ctx";

/** @returns ids of the latest events for one report, also of deleted ones: they may be restored */
export async function eventIdsOfReport({ db }: Pick<Ctx, "db">, reportId: number): Promise<number[]> {
  const rows = await db.event.findMany({
    where: { reportId },
    orderBy: { id: "desc" },
    take: 4 * GATHERINGS_SHOWN,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The public facts of the events for one report, the latest first. */
export async function eventsOfReport({ db }: Pick<Ctx, "db">, reportId: number): Promise<ReportGatheringView[]> {
  const rows = await db.event.findMany({
    where: { reportId, deletedAt: null },
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
    take: GATHERINGS_SHOWN,
    select: GATHERING_SELECT,
  });
  return rows.map(reportGatheringView);
}
