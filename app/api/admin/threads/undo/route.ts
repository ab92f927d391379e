import { undoDecision } from "@/lib/forum/commands-desk";
import { UndoDecision } from "@/lib/forum/schemas";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/threads/undo: takes back the last decision about a text; only who took it, within seconds. */
export const POST = route({
  summary: "Mengurungkan keputusan terakhir sendiri dalam sepuluh detik.",
  access: "staff",
  limit: "staff",
  body: UndoDecision,
  handler: ({ ctx, body }) => undoDecision(ctx, body),
});
