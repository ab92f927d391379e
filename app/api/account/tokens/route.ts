/** POST /api/account/tokens: a bearer token, in this answer only, and in its repetition to the same account. */
import { createToken } from "@/lib/accounts/commands";
import { CreateToken } from "@/lib/accounts/own/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Membuat token API; hanya ditampilkan di jawaban ini.",
  access: "member",
  limit: "confirm",
  body: CreateToken,
  idempotent: true,
  status: 201,
  handler: ({ ctx, body }) => createToken(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
