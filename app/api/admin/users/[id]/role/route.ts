import { changeRole } from "@/lib/admin/commands-users";
import { ChangeRole, UserParams } from "@/lib/admin/schemas";
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
