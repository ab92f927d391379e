import { rssFeed } from "@/lib/format/rss";
import { clipped } from "@/lib/format/text";
import { plainText } from "./markdown";
import { FORUM_CATEGORY_LABELS, type ForumCategory, forumFeedPath, threadPath } from "./rules";
import type { ThreadView } from "./view";

/** Of a topic's text. */
const LONGEST_DESCRIPTION = 300;

/** The newest topics as RSS 2.0. @param link makes a path absolute */
export function forumFeed(
  threads: readonly ThreadView[],
  category: ForumCategory | undefined,
  link: (path: string) => string,
): string {
  const about = category === undefined ? "semua topik" : FORUM_CATEGORY_LABELS[category];
  return rssFeed({
    title: `Forum Sulur: ${about}`,
    url: link(category === undefined ? "/forum" : `/forum?category=${category}`),
    feedUrl: link(forumFeedPath(category)),
    description: "Topik terbaru di forum lingkungan Sulur.",
    items: threads.map((thread) => ({
      title: thread.title,
      url: link(threadPath(thread.slug)),
      description: clipped(plainText(thread.content), LONGEST_DESCRIPTION),
      publishedAt: new Date(thread.created_at),
      categories: [FORUM_CATEGORY_LABELS[thread.category]],
    })),
  });
}
