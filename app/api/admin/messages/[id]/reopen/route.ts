import { settleMessage } from "@/lib/messages/desk/commands";
import { MessageParams, SettleMessage } from "@/lib/messages/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/messages/{id}/reopen: takes up again what was answered or set aside. */
export const POST = route({
  summary: "Membuka kembali pesan.",
  access: "staff",
  limit: "staff",
  params: MessageParams,
  body: SettleMessage,
  idempotent: true,
  handler: ({ ctx, params, body }) => settleMessage(ctx, params.id, "reopen", body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
