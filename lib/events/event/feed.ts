import { formatDateTime } from "@/lib/format/dates";
import { type FeedItem, rssFeed } from "@/lib/format/rss";
import { clipped } from "@/lib/format/text";
import type { AnnouncedEvent } from "./queries";
import { EVENT_FEED_PATH, eventPath, kindLabel } from "./rules";

/** A feed reader asks again. */
export const EVENT_FEED_LIMIT = 50;
/** Of an event's text. */
const LONGEST_DESCRIPTION = 300;

/** An event ahead in a feed. */
export function eventFeedItem({ event, announcedAt }: AnnouncedEvent, link: (path: string) => string): FeedItem {
  return {
    title: event.title,
    url: link(eventPath(event.slug)),
    description: `${formatDateTime(event.date, event.zone)}, ${event.location}. ${clipped(event.description, LONGEST_DESCRIPTION)}`,
    publishedAt: announcedAt,
    categories: [kindLabel(event)],
  };
}

/** The events ahead as RSS 2.0, the latest announced first, as feeds are read. @param link makes a path absolute */
export function eventFeed(announced: readonly AnnouncedEvent[], link: (path: string) => string): string {
  const latestFirst = [...announced].sort((a, b) => b.announcedAt.getTime() - a.announcedAt.getTime());
  return rssFeed({
    title: "Sulur: kegiatan warga",
    url: link("/event"),
    feedUrl: link(EVENT_FEED_PATH),
    description: "Event tanam pohon dan event komunitas yang akan datang.",
    items: latestFirst.map((announced) => eventFeedItem(announced, link)),
  });
}
