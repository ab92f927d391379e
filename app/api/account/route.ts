/** GET and PATCH /api/account: what the owner sees of the account; only region and age can be changed without a password. */
import { updateProfile } from "@/lib/accounts/own/commands";
import { ownAccount } from "@/lib/accounts/own/queries";
import { UpdateProfile } from "@/lib/accounts/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const GET = route({ summary: "Data akun sendiri.", access: "member", handler: ({ ctx }) => ownAccount(ctx) });

export const PATCH = route({
  summary: "Mengubah daerah dan umur akun sendiri.",
  access: "member",
  limit: "account",
  body: UpdateProfile,
  handler: ({ ctx, body }) => updateProfile(ctx, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
