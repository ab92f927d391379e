import { blockUser } from "@/lib/accounts/desk/commands";
import { BlockUser, UserParams } from "@/lib/accounts/desk/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/users/{id}/block: shuts the account out at once and tells its owner why. */
export const POST = route({
  summary: "Memblokir akun.",
  access: "admin",
  limit: "staff",
  params: UserParams,
  body: BlockUser,
  idempotent: true,
  handler: ({ ctx, params, body }) => blockUser(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
