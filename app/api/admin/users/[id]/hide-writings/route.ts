import { UserParams } from "@/lib/accounts/desk/schemas";
import { hideWritings } from "@/lib/review/writings/commands";
import { HideWritings } from "@/lib/review/writings/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/users/{id}/hide-writings: hides all that an account wrote, but for what staff have verified. */
export const POST = route({
  summary: "Menyembunyikan semua tulisan akun selain yang sudah diverifikasi.",
  access: "admin",
  limit: "staff",
  params: UserParams,
  body: HideWritings,
  idempotent: true,
  handler: ({ ctx, params, body }) => hideWritings(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
