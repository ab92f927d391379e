import { endSessionsOf } from "@/lib/accounts/desk/commands";
import { UserParams } from "@/lib/accounts/desk/schemas";
import { Nothing } from "@/lib/http/fields";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/users/{id}/end-sessions: every session, token and ticket */
export const POST = route({
  summary: "Mengakhiri semua sesi, token, dan tiket akun.",
  access: "admin",
  limit: "staff",
  params: UserParams,
  body: Nothing,
  idempotent: true,
  handler: ({ ctx, params }) => endSessionsOf(ctx, params.id),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
