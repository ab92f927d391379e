import { editCommentAsStaff } from "@/lib/forum/desk/commands";
import { CommentParams, EditCommentAsStaff } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** PATCH /api/admin/threads/{id}/comments/{comment}: as with a topic. */
export const PATCH = route({
  summary: "Menyunting komentar sebagai pengelola.",
  access: "staff",
  limit: "staff",
  params: CommentParams,
  body: EditCommentAsStaff,
  handler: ({ ctx, params, body }) => editCommentAsStaff(ctx, params, body),
});

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
