import { undoMessageStep } from "@/lib/messages/desk/commands";
import { MessageParams, UndoMessageStep } from "@/lib/messages/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/messages/{id}/undo: the last step, by who took it, within ten seconds; its mail never leaves. */
export const POST = route({
  summary: "Mengurungkan langkah terakhir sendiri dalam sepuluh detik.",
  access: "staff",
  limit: "staff",
  params: MessageParams,
  body: UndoMessageStep,
  idempotent: true,
  handler: ({ ctx, params, body }) => undoMessageStep(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
