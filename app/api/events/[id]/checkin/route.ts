import { checkIn } from "@/lib/events/attendance/commands";
import { CheckIn } from "@/lib/events/attendance/schemas";
import { EventParams } from "@/lib/events/event/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/events/{id}/checkin: what a device has noted, perhaps hours ago. Saying it again changes nothing. */
export const POST = route({
  summary: "Mencatat kehadiran, juga yang tanpa sinyal.",
  access: "anyone",
  limit: "attendance",
  fromOutbox: true,
  params: EventParams,
  body: CheckIn,
  handler: ({ ctx, params, body }) => checkIn(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
