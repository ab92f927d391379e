import { hideWritingsOf } from "@/lib/review/writings/commands";
import { HideWritingsOf } from "@/lib/review/writings/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/writings/hide: hides all that the writer of a thing sent, of every kind, but for what staff have verified. */
export const POST = route({
  summary: "Menyembunyikan semua tulisan penulis sebuah kiriman selain yang sudah diverifikasi.",
  access: "staff",
  limit: "staff",
  body: HideWritingsOf,
  idempotent: true,
  handler: ({ ctx, body }) => hideWritingsOf(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
