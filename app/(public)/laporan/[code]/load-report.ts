import { listHandovers } from "@/lib/channels/handovers/queries";
import type { HandoverView } from "@/lib/channels/handovers/view";
import { reportChannels } from "@/lib/channels/queries";
import { CHANNELS_TAG, isForwardable } from "@/lib/channels/rules";
import type { ReportChannelsView } from "@/lib/channels/view";
import { eventTag } from "@/lib/events/event/rules";
import type { ReportGatheringView } from "@/lib/events/event/view";
import { eventIdsOfReport, eventsOfReport } from "@/lib/gatherings/queries";
import type { Page } from "@/lib/kernel/page";
import type { Position } from "@/lib/map/distance";
import { findMailPoint, findReport } from "@/lib/reports/queries";
import { REPORT_CODE } from "@/lib/reports/rules";
import { listUpdates } from "@/lib/reports/updates/queries";
import { UPDATE_LIMIT } from "@/lib/reports/updates/rules";
import type { ReportUpdateView } from "@/lib/reports/updates/view";
import type { ReportDetailView } from "@/lib/reports/view-detail";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

/** The report of a page or share card; null for what is no number or the number of nothing. */
export async function loadReport(code: string): Promise<ReportDetailView | null> {
  if (!REPORT_CODE.test(code)) return null;
  return cachedRead(["report", code], [`report:${code}`], () => findReport(publicCtx(), { code }));
}

/** The point on the map of a report's first mail; null where there is none to show. */
export async function loadMailPoint(code: string): Promise<Position | null> {
  if (!REPORT_CODE.test(code)) return null;
  return cachedRead(["report-mail-point", code], [`report:${code}`], () => findMailPoint(publicCtx(), { code }));
}

/** What neighbours said last of a report that is shown. */
export async function loadUpdates({ code, report }: ReportDetailView): Promise<Page<ReportUpdateView>> {
  const nothing = { items: [], nextCursor: null };
  if (report === null) return nothing;
  const limit = UPDATE_LIMIT.screen;
  return cachedRead(["report-page-updates", code], [`report:${code}`], async () => {
    return (await listUpdates(publicCtx(), { code }, { limit })) ?? nothing;
  });
}

/**
 * The events for a report that is shown. Which they are changes with the report; each is read anew with its own changes,
 * so that somebody who registers elsewhere does not have every report's page made again.
 */
export async function loadGatherings({ id, code, report }: ReportDetailView): Promise<ReportGatheringView[]> {
  if (report === null) return [];
  const tags = [`report:${code}`];
  const ids = await cachedRead(["report-event-ids", code], tags, () => eventIdsOfReport(publicCtx(), id));
  if (ids.length === 0) return [];
  const key = ["report-events", code, ...ids.map(String)];
  return cachedRead(key, [...tags, ...ids.map(eventTag)], () => eventsOfReport(publicCtx(), id));
}

/** The text and the channels by which a person passes the report on; null where nobody can. */
export async function loadForward(detail: ReportDetailView): Promise<ReportChannelsView | null> {
  if (detail.report === null || !isForwardable(detail.status)) return null;
  const tags = [`report:${detail.code}`, CHANNELS_TAG];
  return cachedRead(["report-page-channels", detail.code], tags, () => reportChannels(publicCtx(), detail));
}

/** To which offices people have sent it. */
export async function loadHandovers(detail: ReportDetailView): Promise<HandoverView[]> {
  const tags = [`report:${detail.code}`, CHANNELS_TAG];
  return cachedRead(["report-page-handovers", detail.code], tags, () => listHandovers(publicCtx(), detail));
}
