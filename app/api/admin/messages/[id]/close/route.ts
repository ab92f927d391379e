import { settleMessage } from "@/lib/messages/desk/commands";
import { MessageParams, SettleMessage } from "@/lib/messages/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/messages/{id}/close: sets it aside without an answer. */
export const POST = route({
  summary: "Menutup pesan tanpa jawaban.",
  access: "staff",
  limit: "staff",
  params: MessageParams,
  body: SettleMessage,
  idempotent: true,
  handler: ({ ctx, params, body }) => settleMessage(ctx, params.id, "close", body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
