import { followThread } from "@/lib/forum/commands";
import { FollowThread, ThreadParams } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/threads/{id}/follow: mails of new comments to the account's address, at most one an hour. */
export const POST = route({
  summary: "Mengikuti topik atau berhenti; kabar ke email akun paling sering sekali sejam.",
  access: "member",
  limit: "account",
  params: ThreadParams,
  body: FollowThread,
  handler: ({ ctx, params, body }) => followThread(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
