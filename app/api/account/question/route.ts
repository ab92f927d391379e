/** POST /api/account/question: with the current password; ends every other session and token. */
import { changeQuestion } from "@/lib/accounts/own/commands";
import { ChangeQuestion } from "@/lib/accounts/own/schemas";
import { deviceOf } from "@/lib/server/http/address";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Mengganti pertanyaan keamanan; semua sesi dan token lain berakhir.",
  access: "member",
  limit: "confirm",
  body: ChangeQuestion,
  idempotent: true,
  handler: ({ ctx, body, request }) => changeQuestion(ctx, body, deviceOf(request)),
});
