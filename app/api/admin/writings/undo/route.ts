import { undoHiding } from "@/lib/review/writings/commands";
import { UndoHiding } from "@/lib/review/writings/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/writings/undo: takes back a hiding; only who did it, within seconds. */
export const POST = route({
  summary: "Mengurungkan penyembunyian sendiri dalam sepuluh detik.",
  access: "staff",
  limit: "staff",
  body: UndoHiding,
  handler: ({ ctx, body }) => undoHiding(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
