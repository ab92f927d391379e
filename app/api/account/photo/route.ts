/** POST and DELETE /api/account/photo: makes an uploaded photo the account's picture, which everyone may then see. */
import { removeProfilePhoto, setProfilePhoto } from "@/lib/accounts/own/commands";
import { SetProfilePhoto } from "@/lib/accounts/own/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Memakai foto yang sudah diunggah sebagai foto profil.",
  access: "member",
  limit: "account",
  body: SetProfilePhoto,
  handler: ({ ctx, body }) => setProfilePhoto(ctx, body),
});

export const DELETE = route({
  summary: "Menghapus foto profil.",
  access: "member",
  limit: "account",
  status: 204,
  handler: ({ ctx }) => removeProfilePhoto(ctx),
});

export const { GET, HEAD, PUT, PATCH, OPTIONS } = otherMethods("POST", "DELETE");
