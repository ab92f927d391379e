import { managedEvent } from "@/lib/events/event/queries-manage";
import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { EventParams } from "@/lib/events/event/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/events/{id}/manage: for staff, and with the private link's token in a header. */
export const GET = route({
  summary: "Data kegiatan bagi pengelolanya; kunci di header x-sulur-kunci.",
  access: "anyone",
  params: EventParams,
  handler: ({ ctx, params, request }) => managedEvent(ctx, params.id, request.headers.get(MANAGE_HEADER) ?? undefined),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
