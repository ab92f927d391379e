import "server-only";
import { areaWay, findAreas } from "@/lib/areas/queries";
import { REGENCY_CODE_LENGTH } from "@/lib/areas/rules";
import type { AreaView } from "@/lib/areas/view";
import { channelNames } from "@/lib/channels/handovers/queries";
import { announcedEvents, nextEvents } from "@/lib/events/event/queries";
import { NOT_DELETED } from "@/lib/events/event/rows";
import type { Ctx } from "@/lib/kernel/ctx";
import { listPartners } from "@/lib/partners/queries";
import { IS_LISTED } from "@/lib/partners/rows";
import { listPlaces } from "@/lib/places/queries";
import { IS_ON_MAP, PUBLIC_AREA } from "@/lib/places/rows";
import { listReports, newestValidated } from "@/lib/reports/queries";
import { countReports, openReports, resolvedReports } from "@/lib/reports/queries-area";
import { IS_RECORD } from "@/lib/reports/rows";
import { isOpen, type ReportStatus } from "@/lib/reports/rules";
import { areaHandling } from "@/lib/statistics/queries";
import { channelFigures } from "@/lib/statistics/queries-channels";
import { HANDLING_DAYS } from "@/lib/statistics/rules";
import { countVolunteers } from "@/lib/volunteers/queries";
import { areaFeed } from "./feed";
import { AREA_FEED_LIMIT, AREA_LIMIT, peopleCount } from "./rules";
import type { AreaClockView, AreaCountsView, AreaPageView, AreaPartView } from "./view";

type NamedArea = Pick<AreaView, "code" | "name">;

/** How long the codes of an area's parts are, by the length of its own. */
const PART_LENGTH: Readonly<Record<number, number>> = { 0: 2, 2: 5, 5: 8, 8: 13, 13: 13 };

/** The public page of an area, by the code that it has today; null where there is none. */
export async function areaPage(ctx: Ctx, code: string): Promise<AreaPageView | null> {
  const way = await areaWay(ctx, code);
  const area = way.at(-1);
  if (area === undefined) return null;
  // In turns: one page takes no more connections at once than others.
  const [open, { items: claimed }, resolved, handling] = await Promise.all([
    openReports(ctx, area.code, AREA_LIMIT.open),
    listReports(ctx, { area: area.code, status: "CLAIMED", limit: AREA_LIMIT.claimed }),
    resolvedReports(ctx, area.code, AREA_LIMIT.resolved),
    areaHandling(ctx, area.code),
  ]);
  const [events, { items: partners }, { items: places }, volunteers] = await Promise.all([
    nextEvents(ctx, AREA_LIMIT.events, area.code),
    listPartners(ctx, { area: area.code, limit: AREA_LIMIT.partners }),
    listPlaces(ctx, { area: area.code, limit: AREA_LIMIT.places }),
    area.code.length > REGENCY_CODE_LENGTH ? 0 : countVolunteers(ctx, area.code),
  ]);
  const [clocks, { channels }] = await Promise.all([
    runningClocks(
      ctx,
      open.map(({ id }) => id),
    ),
    channelFigures(ctx, area.code),
  ]);
  return {
    area,
    way: way.map(named),
    clocks,
    // Without an area: all of them here, not of one regency.
    channels: channels
      .filter((row) => row.area === null)
      .map(({ channel, handovers, median_days }) => ({ channel, handovers, median_days })),
    ...(await areaParts(ctx, area.code)),
    handling,
    handling_days: HANDLING_DAYS,
    volunteers: peopleCount(volunteers),
    open,
    claimed,
    resolved,
    events,
    partners,
    places,
  };
}

/** The oldest hand-over of each report that its office has not answered. */
async function runningClocks({ db }: Pick<Ctx, "db">, reportIds: number[]): Promise<AreaClockView[]> {
  const rows = await db.handover.findMany({
    where: { reportId: { in: reportIds }, state: { not: "ANSWERED" } },
    distinct: ["reportId"],
    orderBy: { id: "asc" },
    select: { reportId: true, sentOn: true, dueOn: true, channel: { select: { name: true } } },
  });
  const day = (date: Date) => date.toISOString().slice(0, "YYYY-MM-DD".length);
  return rows.map(({ reportId, sentOn, dueOn, channel }) => ({
    report_id: reportId,
    channel: channel.name,
    sent_on: day(sentOn),
    due_on: day(dueOn),
  }));
}

/** An area's validated reports in all, and by its parts in the order of their names. @param code empty for the country */
export async function areaParts(ctx: Ctx, code: string): Promise<{ counts: AreaCountsView; parts: AreaPartView[] }> {
  const [rows, { areas }] = await Promise.all([
    countReports(ctx, code, PART_LENGTH[code.length] ?? code.length),
    findAreas(ctx, { parent: code }),
  ]);
  const byCode = Map.groupBy(rows, (row) => row.code);
  return {
    counts: countsOf(rows),
    parts: areas.map((area) => ({ ...named(area), ...countsOf(byCode.get(area.code) ?? []) })),
  };
}

function countsOf(rows: readonly { status: ReportStatus; count: number }[]): AreaCountsView {
  const sum = (counted: (status: ReportStatus) => boolean) =>
    rows.reduce((total, { status, count }) => total + (counted(status) ? count : 0), 0);
  return {
    verified: sum(() => true),
    open: sum(isOpen),
    claimed: sum((status) => status === "CLAIMED"),
    resolved: sum((status) => status === "RESOLVED"),
  };
}

function named({ code, name, slug }: AreaView): Pick<AreaView, "code" | "name" | "slug"> {
  return { code, name, slug };
}

/** Validated reports and coming events of an area as RSS 2.0. */
export async function areaFeedOf(ctx: Ctx, area: AreaView): Promise<string> {
  const [reports, events] = await Promise.all([
    newestValidated(ctx, AREA_FEED_LIMIT, area.code),
    announcedEvents(ctx, AREA_FEED_LIMIT, area.code),
  ]);
  const forwardedTo = await channelNames(
    ctx,
    reports.map(({ id }) => id),
  );
  return areaFeed({ area, reports, forwardedTo, events, link: ctx.link });
}

/** Areas whose pages are not empty, by their codes: those that hold something, and those around them. */
export function areasWithContent({ db, now }: Pick<Ctx, "db" | "now">, limit: number): Promise<NamedArea[]> {
  return db.$queryRaw<NamedArea[]>`
    WITH holding (code) AS (
      SELECT DISTINCT reports.public_area_code FROM reports WHERE ${IS_RECORD}
      UNION SELECT DISTINCT ${PUBLIC_AREA} FROM places WHERE ${IS_ON_MAP}
      UNION SELECT DISTINCT partners.area_code FROM partners WHERE ${IS_LISTED}
      UNION SELECT DISTINCT events.area_code FROM events
        WHERE ${NOT_DELETED} AND events.cancelled_at IS NULL AND events.starts_at > ${now()}
    )
    SELECT areas.code, areas.name FROM areas
    WHERE successor IS NULL AND areas.code IN (SELECT left(code, length) FROM holding, unnest(ARRAY[2, 5, 8, 13]) AS length)
    ORDER BY areas.code LIMIT ${limit}`;
}
