import { UndoPhotoChange } from "@/lib/photos/schemas";
import { undoPhotoChange } from "@/lib/review/photos/commands";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/photos/undo: one's own change of a photo, within ten seconds. */
export const POST = route({
  summary: "Mengembalikan foto yang baru saja ditutup atau dihapus sendiri, dalam sepuluh detik.",
  access: "staff",
  limit: "staff",
  body: UndoPhotoChange,
  idempotent: true,
  handler: ({ ctx, body }) => undoPhotoChange(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
