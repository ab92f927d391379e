/** POST /api/account/email/confirm: makes an address the account's. Only a POST, since programs open links in mails. */
import { confirmEmail } from "@/lib/accounts/own/commands";
import { ConfirmEmail } from "@/lib/accounts/recovery/schemas";
import { deviceOf } from "@/lib/server/http/address";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Mengonfirmasi alamat email dengan token dari surat.",
  access: "anonymous",
  body: ConfirmEmail,
  idempotent: true,
  handler: ({ ctx, body, request }) => confirmEmail(ctx, body, deviceOf(request)),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
