/** POST /api/account/email sends a link to the address, which counts only once confirmed; DELETE takes it away. */
import { askForEmail, removeEmail } from "@/lib/accounts/own/commands";
import { AskForEmail, RemoveEmail } from "@/lib/accounts/recovery/schemas";
import { mailboxOf } from "@/lib/mails/rules";
import { deviceOf } from "@/lib/server/http/address";
import { ADDRESS_MAILS } from "@/lib/server/http/limits";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { spendTyped } from "@/lib/server/http/spend-typed";

export const POST = route({
  summary: "Meminta tautan konfirmasi untuk alamat email.",
  access: "member",
  limit: "email",
  body: AskForEmail,
  idempotent: true,
  status: 202,
  handler: async ({ ctx, body }) => {
    await spendTyped("email:to", ADDRESS_MAILS, mailboxOf(body.email), "surat ke alamat ini");
    return askForEmail(ctx, body);
  },
});

export const DELETE = route({
  summary: "Melepas alamat email dari akun.",
  access: "member",
  limit: "confirm",
  body: RemoveEmail,
  handler: ({ ctx, body, request }) => removeEmail(ctx, body, deviceOf(request)),
});

export const { GET, HEAD, PUT, PATCH, OPTIONS } = otherMethods("POST", "DELETE");
