import { EVENT_FEED_LIMIT, eventFeed } from "@/lib/events/event/feed";
import { announcedEvents } from "@/lib/events/event/queries";
import { EVENTS_TAG } from "@/lib/events/event/rules";
import { FEED_HEADERS } from "@/lib/format/rss";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

/** Kept like a page and dropped with the events; after an hour what has begun meanwhile leaves it too. */
export const revalidate = 3600;

/** GET /event/rss.xml: the events ahead for feed readers. */
export async function GET(): Promise<Response> {
  const hour = Math.floor(Date.now() / (revalidate * 1000));
  const feed = await cachedRead(["events", "feed", String(hour)], [EVENTS_TAG], async () =>
    eventFeed(await announcedEvents(publicCtx(), EVENT_FEED_LIMIT), publicCtx().link),
  );
  return new Response(feed, { headers: FEED_HEADERS });
}
