/** POST /api/account/password: with the password that holds now; ends every other session and token. */
import { changePassword } from "@/lib/accounts/own/commands";
import { ChangePassword } from "@/lib/accounts/own/schemas";
import { deviceOf } from "@/lib/server/http/address";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Mengganti password; semua sesi dan token lain berakhir.",
  access: "member",
  limit: "confirm",
  body: ChangePassword,
  idempotent: true,
  handler: ({ ctx, body, request }) => changePassword(ctx, body, deviceOf(request)),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
