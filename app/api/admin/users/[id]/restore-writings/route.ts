import { UserParams } from "@/lib/accounts/desk/schemas";
import { Nothing } from "@/lib/http/fields";
import { restoreWritings } from "@/lib/review/writings/commands";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/users/{id}/restore-writings: takes hide-writings back */
export const POST = route({
  summary: "Menampilkan kembali tulisan akun yang disembunyikan bersama-sama.",
  access: "admin",
  limit: "staff",
  params: UserParams,
  body: Nothing,
  idempotent: true,
  handler: ({ ctx, params }) => restoreWritings(ctx, params.id),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
