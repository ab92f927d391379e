import { calendarOfEvent } from "@/lib/events/event/queries";
import { eventTag } from "@/lib/events/event/rules";
import { EventParams } from "@/lib/events/event/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/events/{id}/ics */
export const GET = route({
  summary: "Satu kegiatan untuk program kalender.",
  answers: ["text/calendar"],
  access: "anonymous",
  params: EventParams,
  handler: ({ ctx, params, request }) =>
    cachedReply(request, ["event-ics", params.id], [eventTag(params.id)], async () => ({
      value: await calendarOfEvent(ctx, params.id),
      contentType: "text/calendar; charset=utf-8",
      fileName: `kegiatan-${params.id}.ics`,
    })),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
