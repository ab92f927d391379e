import { undoUpdateDecision } from "@/lib/reports/updates/commands";
import { UndoUpdateDecision } from "@/lib/reports/updates/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports/updates/undo: takes back the last decision about an update; only who took it, within seconds. */
export const POST = route({
  summary: "Mengurungkan keputusan terakhir sendiri tentang sebuah kabar dalam sepuluh detik.",
  access: "staff",
  limit: "staff",
  body: UndoUpdateDecision,
  handler: ({ ctx, body }) => undoUpdateDecision(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
