import { flagText } from "@/lib/forum/commands-flag";
import { CommentParams, FlagText } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/threads/{id}/comments/{comment}/flag: once a person; several hide the comment until staff have looked. */
export const POST = route({
  summary: "Melaporkan komentar; beberapa laporan menyembunyikannya sampai diperiksa.",
  access: "anyone",
  limit: "flag",
  params: CommentParams,
  body: FlagText,
  handler: ({ ctx, params, body }) => flagText(ctx, { kind: "komentar", id: params.comment }, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
