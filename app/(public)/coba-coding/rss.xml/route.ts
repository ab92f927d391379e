import { storyFeed } from "@/lib/content/feed";
import { articlesOf } from "@/lib/server/articles";
import { publicCtx } from "@/lib/server/ctx";

/** Kept like a page. */
export const revalidate = false;

/** GET /coba-coding/rss.xml: the newest stories for feed readers. */
export async function GET(): Promise<Response> {
  return new Response(storyFeed(await articlesOf("kisah"), publicCtx().link), {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=60" },
  });
}
