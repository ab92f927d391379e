import { FEED_HEADERS, RSS_TYPE } from "@/lib/format/rss";
import { forumFeed } from "@/lib/forum/feed";
import { listThreads } from "@/lib/forum/queries";
import { FORUM_LIST_LIMIT, FORUM_TAG } from "@/lib/forum/rules";
import { FeedParams } from "@/lib/forum/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/threads/rss/{category}: the newest topics for feed readers; `semua` for all categories. */
export const GET = route({
  summary: "Topik terbaru untuk pembaca umpan; semua kategori dengan kata semua.",
  access: "anonymous",
  answers: [RSS_TYPE],
  params: FeedParams,
  handler: ({ ctx, params: { category }, request }) =>
    cachedReply(request, ["forum-feed", category], [FORUM_TAG], async () => {
      const { items } = await listThreads(ctx, { category, limit: FORUM_LIST_LIMIT.default });
      return { value: forumFeed(items, category, ctx.link), contentType: FEED_HEADERS["content-type"] };
    }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
