import { undoDecision } from "@/lib/forum/desk/commands";
import { UndoDecision } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/threads/undo: takes back the last decision about a text; only who took it, within seconds. */
export const POST = route({
  summary: "Mengurungkan keputusan terakhir sendiri dalam sepuluh detik.",
  access: "staff",
  limit: "staff",
  body: UndoDecision,
  handler: ({ ctx, body }) => undoDecision(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
