import { type FeedItem, rssFeed } from "@/lib/format/rss";
import { clipped } from "@/lib/format/text";
import { areaFeedPath, FILTER_PATH, REPORT_FEED_PATH, STATUS_LABELS, wordsOrKind } from "./rules";
import type { ReportView } from "./view";

/** A feed reader asks again; it needs no history. */
export const REPORT_FEED_LIMIT = 30;
/** Of a report's text. */
const LONGEST_DESCRIPTION = 300;

/** A validated report in a feed. @param forwardedTo the offices to which it was sent */
export function reportFeedItem(
  report: ReportView,
  link: (path: string) => string,
  forwardedTo: readonly string[] = [],
): FeedItem {
  const { code, damage_type, location, description, created_at, status } = report;
  const forwarded = forwardedTo.length === 0 ? "" : ` Diteruskan warga ke ${forwardedTo.join(", ")}.`;
  return {
    title: `${damage_type} di ${location}`,
    url: link(`/laporan/${code}`),
    description: clipped(wordsOrKind(description), LONGEST_DESCRIPTION) + forwarded,
    publishedAt: new Date(created_at),
    categories: [STATUS_LABELS[status]],
  };
}

/**
 * Validated reports as RSS 2.0, without who sent them. @param link makes a path absolute @param area where all of them lie
 * @param forwardedTo the offices to which a report was sent, by its id
 */
export function reportFeed(
  reports: readonly ReportView[],
  link: (path: string) => string,
  area?: { code: string; name: string },
  forwardedTo: ReadonlyMap<number, readonly string[]> = new Map(),
): string {
  return rssFeed({
    title: `Sulur: laporan lingkungan${area ? ` di ${area.name}` : ""}`,
    url: link(area ? `${FILTER_PATH}?wilayah=${area.code}` : "/laporan"),
    feedUrl: link(area ? areaFeedPath(area.code) : REPORT_FEED_PATH),
    description: "Laporan kerusakan lingkungan dari warga yang sudah diperiksa.",
    items: reports.map((report) => reportFeedItem(report, link, forwardedTo.get(report.id))),
  });
}
