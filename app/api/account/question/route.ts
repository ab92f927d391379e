/** /api/account/question: POST replaces it, DELETE switches it off; both end every other session and token. */
import { changeQuestion, switchQuestionOff } from "@/lib/accounts/own/commands";
import { ChangeQuestion, ConfirmByPassword } from "@/lib/accounts/own/schemas";
import { deviceOf } from "@/lib/server/http/address";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Mengganti pertanyaan keamanan; semua sesi dan token lain berakhir.",
  access: "member",
  limit: "confirm",
  body: ChangeQuestion,
  idempotent: true,
  handler: ({ ctx, body, request }) => changeQuestion(ctx, body, deviceOf(request)),
});

export const DELETE = route({
  summary: "Mematikan pertanyaan keamanan akun yang punya email terkonfirmasi; semua sesi dan token lain berakhir.",
  access: "member",
  limit: "confirm",
  body: ConfirmByPassword,
  handler: ({ ctx, body, request }) => switchQuestionOff(ctx, body, deviceOf(request)),
});

export const { GET, HEAD, PUT, PATCH, OPTIONS } = otherMethods("POST", "DELETE");
