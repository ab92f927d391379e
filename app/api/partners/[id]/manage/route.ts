import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { managedPartner } from "@/lib/partners/queries";
import { PartnerParams } from "@/lib/partners/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/partners/{id}/manage: as PATCH, with the token in a header. */
export const GET = route({
  summary: "Data bank sampah bagi pengurusnya; token tautan pribadi di header.",
  access: "anyone",
  params: PartnerParams,
  handler: ({ ctx, params, request }) =>
    managedPartner(ctx, params.id, request.headers.get(MANAGE_HEADER) ?? undefined),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
