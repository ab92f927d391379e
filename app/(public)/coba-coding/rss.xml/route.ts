import { storyFeed } from "@/lib/content/feed";
import { FEED_HEADERS } from "@/lib/format/rss";
import { articlesOf } from "@/lib/server/articles";
import { publicCtx } from "@/lib/server/ctx";

/** Kept like a page. */
export const revalidate = false;

/** GET /coba-coding/rss.xml: the newest stories for feed readers. */
export async function GET(): Promise<Response> {
  return new Response(storyFeed(await articlesOf("kisah"), publicCtx().link), { headers: FEED_HEADERS });
}
