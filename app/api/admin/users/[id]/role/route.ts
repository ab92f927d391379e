import { changeRole } from "@/lib/accounts/desk/commands";
import { ChangeRole, UserParams } from "@/lib/accounts/desk/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** PATCH /api/admin/users/{id}/role */
export const PATCH = route({
  summary: "Mengganti role akun.",
  access: "admin",
  limit: "staff",
  params: UserParams,
  body: ChangeRole,
  handler: ({ ctx, params, body }) => changeRole(ctx, params.id, body),
});

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
