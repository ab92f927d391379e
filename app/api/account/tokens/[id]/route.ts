/** DELETE /api/account/tokens/{id}: the token opens nothing from the next request on. */
import { revokeOwnToken } from "@/lib/accounts/commands";
import { TokenParams } from "@/lib/accounts/own/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const DELETE = route({
  summary: "Mencabut satu token API.",
  access: "member",
  limit: "account",
  params: TokenParams,
  status: 204,
  handler: ({ ctx, params }) => revokeOwnToken(ctx, params.id),
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
