import { areaPath } from "@/lib/areas/rules";
import type { AreaView } from "@/lib/areas/view";
import { eventFeedItem } from "@/lib/events/event/feed";
import type { AnnouncedEvent } from "@/lib/events/event/queries";
import { rssFeed } from "@/lib/format/rss";
import { reportFeedItem } from "@/lib/reports/feed";
import type { ReportView } from "@/lib/reports/view";
import { areaFeedPath } from "./rules";

interface AreaNews {
  area: AreaView;
  reports: readonly ReportView[];
  /** The offices to which a report was sent, by its id. */
  forwardedTo: ReadonlyMap<number, readonly string[]>;
  events: readonly AnnouncedEvent[];
  /** Makes a path absolute. */
  link: (path: string) => string;
}

/** Validated reports without who sent them, and events ahead, the latest first. */
export function areaFeed({ area, reports, forwardedTo, events, link }: AreaNews): string {
  const items = [
    ...reports.map((report) => reportFeedItem(report, link, forwardedTo.get(report.id))),
    ...events.map((event) => eventFeedItem(event, link)),
  ];
  return rssFeed({
    title: `Sulur: kabar ${area.label}`,
    url: link(areaPath(area)),
    feedUrl: link(areaFeedPath(area)),
    description: "Laporan yang sudah diperiksa dan kegiatan yang akan datang.",
    items: items.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()),
  });
}
