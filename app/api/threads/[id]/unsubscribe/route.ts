import { unfollowByMail } from "@/lib/forum/commands";
import { ThreadParams, UnsubscribeQuery } from "@/lib/forum/schemas";
import { route } from "@/lib/server/http/route";

/** POST /api/threads/{id}/unsubscribe?user=…&token=…: what a mail program's own button sends (RFC 8058); has no page. */
export const POST = route({
  summary: "Berhenti menerima kabar topik dengan sekali tekan dari program surat.",
  access: "anyone",
  limit: "seat",
  params: ThreadParams,
  query: UnsubscribeQuery,
  handler: ({ ctx, params, query }) => unfollowByMail(ctx, { thread: params.id, ...query }),
});
