import { unfollowByMail } from "@/lib/forum/commands";
import { Unfollow } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/threads/unfollow: ends the mails about a topic, by the token of any of them. */
export const POST = route({
  summary: "Berhenti menerima kabar topik dengan token dari suratnya.",
  access: "anyone",
  limit: "forumEdit",
  body: Unfollow,
  handler: ({ ctx, body }) => unfollowByMail(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
