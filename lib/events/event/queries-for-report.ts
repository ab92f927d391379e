import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { photoPath } from "@/lib/photos/rules";
import type { Prisma } from "@/prisma/client";
import type { GatheringView, ReportGatheringView } from "./view-for-report";

/** Of a report for which people came together often, the latest. */
export const GATHERINGS_SHOWN = 5;

/** An event for a report, with what it has reached. */
export const GATHERING_SELECT = {
  id: true,
  slug: true,
  title: true,
  location: true,
  startsAt: true,
  zone: true,
  capacity: true,
  registered: true,
  cancelledAt: true,
  resultAt: true,
  resultPeople: true,
  resultTrees: true,
  resultKilograms: true,
  resultWords: true,
  resolutionDismissedAt: true,
  resultPhotos: { select: { photoId: true }, orderBy: { createdAt: "asc" } },
} as const satisfies Prisma.EventSelect;

type GatheringRow = Prisma.EventGetPayload<{ select: typeof GATHERING_SELECT }>;

/** Of the latest events for one report, also of deleted ones: they may be restored. */
export async function eventIdsOfReport({ db }: Pick<Ctx, "db">, reportId: number): Promise<number[]> {
  const rows = await db.event.findMany({
    where: { reportId },
    orderBy: { id: "desc" },
    take: 4 * GATHERINGS_SHOWN,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** What everyone may see of the events for one report, the latest first. */
export async function eventsOfReport({ db }: Pick<Ctx, "db">, reportId: number): Promise<ReportGatheringView[]> {
  const rows = await db.event.findMany({
    where: { reportId, deletedAt: null },
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
    take: GATHERINGS_SHOWN,
    select: GATHERING_SELECT,
  });
  return rows.map(reportGatheringView);
}

function reportGatheringView(row: GatheringRow): ReportGatheringView {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    location: row.location,
    date: row.startsAt.toISOString(),
    zone: row.zone,
    capacity: row.capacity,
    registered: row.registered,
    cancelled: row.cancelledAt !== null,
    finished: row.resultAt !== null,
  };
}

/** @param reopenedAt when the report was last opened again; what was reached before has not settled it */
export function gatheringView(row: GatheringRow, reportOpen: boolean, reopenedAt: Date | null): GatheringView {
  const { resultAt } = row;
  const current = resultAt !== null && (reopenedAt === null || reopenedAt < resultAt);
  return {
    ...reportGatheringView(row),
    results:
      resultAt === null
        ? null
        : {
            people: row.resultPeople,
            trees: row.resultTrees,
            kilograms: row.resultKilograms,
            words: row.resultWords,
            photos: row.resultPhotos.map(({ photoId }) => ({ id: photoId, url: photoPath(photoId, 640) })),
          },
    waits: reportOpen && current && row.resolutionDismissedAt === null,
  };
}
