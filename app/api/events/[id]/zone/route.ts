import { decideZone } from "@/lib/events/event/commands-zones";
import { DecideZone, EventParams } from "@/lib/events/event/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/events/{id}/zone: for staff, and with the token of the private link; a second answer is refused. */
export const POST = route({
  summary: "Memastikan zona waktu kegiatan: memindahkan jamnya, atau membiarkannya.",
  access: "anyone",
  limit: "event",
  params: EventParams,
  body: DecideZone,
  handler: ({ ctx, params, body }) => decideZone(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
