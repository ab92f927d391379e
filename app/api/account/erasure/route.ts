/** POST /api/account/erasure: at once and for good, with password and typed confirmation; the browser is signed out. */

import { EraseAccount } from "@/lib/accounts/own/schemas";
import { eraseAccount } from "@/lib/privacy/erase";
import { signOutReply } from "@/lib/server/auth/cookies";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Menghapus akun seketika dan selamanya.",
  access: "member",
  limit: "confirm",
  body: EraseAccount,
  handler: async ({ ctx, body }) => {
    await eraseAccount(ctx, body);
    return signOutReply("Akun Anda sudah dihapus.");
  },
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
