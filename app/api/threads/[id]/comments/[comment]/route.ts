import { editComment } from "@/lib/forum/commands-edit";
import { CommentParams, EditComment } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** PATCH /api/threads/{id}/comments/{comment}: by its writer in the first minutes. */
export const PATCH = route({
  summary: "Mengubah komentar sendiri dalam menit-menit pertama.",
  access: "anyone",
  limit: "forumEdit",
  params: CommentParams,
  body: EditComment,
  idempotent: "own",
  handler: ({ ctx, params, body }) => editComment(ctx, params, body),
});

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
