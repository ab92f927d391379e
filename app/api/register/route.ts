/** POST /api/register: an ordinary account. Signs nobody in; the new resident goes on to /login. */
import { registerAccount } from "@/lib/accounts/commands";
import { registrationSummary } from "@/lib/accounts/fields";
import { RegisterAccount } from "@/lib/accounts/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Membuat akun warga; tidak sekaligus masuk.",
  access: "anyone",
  limit: "register",
  body: RegisterAccount,
  invalidMessage: registrationSummary,
  idempotent: true,
  status: 201,
  handler: ({ ctx, body }) => registerAccount(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
