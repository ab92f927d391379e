import { likeThread } from "@/lib/forum/commands";
import { LikeThread, ThreadParams } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/threads/{id}/like: once a person; said again it answers with the same count. */
export const POST = route({
  summary: "Menyukai topik atau menariknya; satu orang dihitung sekali.",
  access: "anyone",
  limit: "like",
  params: ThreadParams,
  body: LikeThread,
  handler: ({ ctx, params, body }) => likeThread(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
