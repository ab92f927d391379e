import { decideUpdate } from "@/lib/reports/updates/commands";
import { DecideUpdate } from "@/lib/reports/updates/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports/updates/decide: shows a held update, hides one, or restores a hidden one. */
export const POST = route({
  summary: "Menampilkan, menyembunyikan, atau memulihkan kabar warga tentang laporan.",
  access: "staff",
  limit: "staff",
  body: DecideUpdate,
  idempotent: true,
  handler: ({ ctx, body }) => decideUpdate(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
