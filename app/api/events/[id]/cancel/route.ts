import { cancelEvent } from "@/lib/events/event/commands";
import { CancelEvent, EventParams } from "@/lib/events/event/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/events/{id}/cancel: for staff, and with the token of the private link. */
export const POST = route({
  summary: "Membatalkan kegiatan; untuk pengelola dan dengan kunci penyelenggara.",
  access: "anyone",
  limit: "event",
  params: EventParams,
  body: CancelEvent,
  handler: ({ ctx, params, body }) => cancelEvent(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
