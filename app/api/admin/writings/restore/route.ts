import { restoreWritingsOf } from "@/lib/review/writings/commands";
import { WritingOf } from "@/lib/review/writings/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/writings/restore: shows again exactly what went together with a thing. */
export const POST = route({
  summary: "Menampilkan kembali semua yang disembunyikan bersama sebuah kiriman.",
  access: "staff",
  limit: "staff",
  body: WritingOf,
  idempotent: true,
  handler: ({ ctx, body }) => restoreWritingsOf(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
