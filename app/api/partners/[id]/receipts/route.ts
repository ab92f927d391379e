import { recordReceipt } from "@/lib/deposits/commands-receipt";
import { RecordReceipt } from "@/lib/deposits/schemas";
import { PartnerParams } from "@/lib/partners/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/partners/{id}/receipts: up to 20 lines for one member. `request_key` keeps a repeated one from being written twice. */
export const POST = route({
  summary: "Mencatat satu nota timbang dengan semua barisnya; nota yang dikirim ulang tidak tercatat dua kali.",
  access: "anyone",
  limit: "receipt",
  params: PartnerParams,
  body: RecordReceipt,
  status: 201,
  handler: ({ ctx, params, body }) => recordReceipt(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
