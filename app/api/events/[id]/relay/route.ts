import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { EventParams } from "@/lib/events/event/schemas";
import { relayList } from "@/lib/events/registration/queries-relay";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/events/{id}/relay: numbers, only while their owners must hear of something, for the organiser and admins. */
export const GET = route({
  summary:
    "Pendaftar tanpa email, atau yang menghentikan email kami, yang perlu dikabari penyelenggara lewat nomornya; kunci di header x-sulur-kunci.",
  access: "anyone",
  params: EventParams,
  handler: ({ ctx, params, request }) => relayList(ctx, params.id, request.headers.get(MANAGE_HEADER) ?? undefined),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
