import { renewBookLink } from "@/lib/deposits/commands";
import { MemberParams, TokenOnly } from "@/lib/deposits/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/partners/{id}/members/{memberId}/link: a new link to the member's page, which ends the old one. */
export const POST = route({
  summary: "Membuat tautan baru ke halaman nasabah; yang lama berakhir.",
  access: "anyone",
  limit: "deposit",
  params: MemberParams,
  body: TokenOnly,
  handler: ({ ctx, params, body }) => renewBookLink(ctx, params.id, params.memberId, body.token),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
