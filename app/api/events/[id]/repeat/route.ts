import { repeatEvent } from "@/lib/events/event/commands-series";
import { EventParams, RepeatEvent } from "@/lib/events/event/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/events/{id}/repeat: for staff, and with the token of the private link; days that are there stay single. */
export const POST = route({
  summary: "Mengulang kegiatan tiap pekan atau bulan.",
  access: "anyone",
  limit: "event",
  params: EventParams,
  body: RepeatEvent,
  idempotent: true,
  status: 201,
  handler: ({ ctx, params, body }) => repeatEvent(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
