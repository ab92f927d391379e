import { forumTotals } from "@/lib/forum/queries";
import { FORUM_TAG } from "@/lib/forum/rules";
import { ForumFilter } from "@/lib/forum/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/threads/totals: topics, comments and likes of what the same filters list. */
export const GET = route({
  summary: "Jumlah topik, komentar, dan suka menurut saringan yang sama.",
  access: "anonymous",
  query: ForumFilter,
  handler: ({ ctx, query, request }) =>
    cachedReply(request, ["thread-totals", query.category, query.q], [FORUM_TAG], async () => ({
      value: await forumTotals(ctx, query),
    })),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
