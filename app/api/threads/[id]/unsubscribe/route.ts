import { unfollowByMail } from "@/lib/forum/commands";
import { unfollowPath } from "@/lib/forum/rules";
import { ThreadParams, UnsubscribeQuery } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { seeOther } from "@/lib/server/http/see-other";

/** GET: mail scanners open addresses too, so it changes nothing and leads to the page that asks. */
export const GET = route({
  summary: "Membuka halaman untuk berhenti; belum mengubah apa pun.",
  access: "anonymous",
  params: ThreadParams,
  query: UnsubscribeQuery,
  status: 303,
  handler: async ({ params, query }) => seeOther(unfollowPath(params.id, query.user, query.token)),
});

/** POST /api/threads/{id}/unsubscribe?user=…&token=…: what a mail program's own button sends (RFC 8058). */
export const POST = route({
  summary: "Berhenti menerima kabar topik dengan sekali tekan dari program surat.",
  access: "anyone",
  limit: "seat",
  params: ThreadParams,
  query: UnsubscribeQuery,
  handler: ({ ctx, params, query }) => unfollowByMail(ctx, { thread: params.id, ...query }),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
