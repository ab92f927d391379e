import { addMember } from "@/lib/deposits/commands";
import { listMembers } from "@/lib/deposits/queries";
import { AddMember, DepositPage } from "@/lib/deposits/schemas";
import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { PartnerParams } from "@/lib/partners/schemas";
import { listReply } from "@/lib/server/http/list-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/partners/{id}/members: who saves there and what they have, for the waste bank itself only. */
export const GET = route({
  summary: "Nasabah bank sampah beserta saldonya; hanya untuk bank sampah itu sendiri.",
  access: "anyone",
  params: PartnerParams,
  query: DepositPage,
  handler: async ({ ctx, params, query, request }) => {
    const token = request.headers.get(MANAGE_HEADER) ?? undefined;
    return listReply(await listMembers(ctx, params.id, token, query.cursor), request);
  },
});

/** POST /api/partners/{id}/members: `request_key` keeps a repeated form from adding anybody twice. */
export const POST = route({
  summary: "Menambah nasabah ke buku tabungan.",
  access: "anyone",
  limit: "deposit",
  params: PartnerParams,
  body: AddMember,
  status: 201,
  handler: ({ ctx, params, body }) => addMember(ctx, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
