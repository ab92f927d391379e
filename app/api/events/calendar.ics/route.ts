import { calendarFeed } from "@/lib/events/event/queries";
import { EVENTS_TAG } from "@/lib/events/event/rules";
import { CalendarFeed } from "@/lib/events/event/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

const CACHE_MS = 3_600_000;

/** GET /api/events/calendar.ics?province=: what calendar programs subscribe to. */
export const GET = route({
  summary: "Kalender kegiatan mendatang untuk program kalender.",
  answers: ["text/calendar"],
  access: "anonymous",
  query: CalendarFeed,
  handler: ({ ctx, query, request }) => {
    const hour = Math.floor(ctx.now().getTime() / CACHE_MS);
    return cachedReply(request, ["events-ics", query.province, query.area, hour], [EVENTS_TAG], async () => ({
      value: await calendarFeed(ctx, query),
      contentType: "text/calendar; charset=utf-8",
    }));
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
