import { renewCard } from "@/lib/deposits/commands-card";
import { MemberParams, TokenOnly } from "@/lib/deposits/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/partners/{id}/members/{memberId}/card: a new number for the member's card, which ends the old card. */
export const POST = route({
  summary: "Membuat nomor kartu baru untuk nasabah; kartu yang lama berakhir.",
  access: "anyone",
  limit: "deposit",
  params: MemberParams,
  body: TokenOnly,
  handler: ({ ctx, params, body }) => renewCard(ctx, params.id, params.memberId, body.token),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
