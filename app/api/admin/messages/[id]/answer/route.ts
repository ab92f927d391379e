import { answerMessage } from "@/lib/messages/desk/commands";
import { AnswerMessage, MessageParams } from "@/lib/messages/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/messages/{id}/answer: by mail, which leaves once it can no longer be undone; for a number only noted. */
export const POST = route({
  summary: "Menjawab pesan lewat email; jawaban untuk nomor WhatsApp hanya dicatat.",
  access: "staff",
  limit: "staff",
  params: MessageParams,
  body: AnswerMessage,
  idempotent: true,
  handler: ({ ctx, params, body }) => answerMessage(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
