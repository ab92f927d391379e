import { rssFeed } from "@/lib/format/rss";
import { articlePath, SECTION_LABELS, SECTION_PATHS, STORY_FEED_PATH } from "./rules";
import type { ArticleSummary } from "./view";

/** A feed reader asks again; it needs no history. */
const MOST_ITEMS = 30;

/** The stories as RSS 2.0. @param link makes a path absolute */
export function storyFeed(stories: readonly ArticleSummary[], link: (path: string) => string): string {
  return rssFeed({
    title: `Sulur: ${SECTION_LABELS.kisah.all}`,
    url: link(SECTION_PATHS.kisah),
    feedUrl: link(STORY_FEED_PATH),
    description: "Kisah warga yang merawat lingkungannya.",
    items: stories.slice(0, MOST_ITEMS).map((story) => ({
      title: story.title,
      url: link(articlePath(story)),
      description: story.summary,
      // Seven in the morning in western Indonesia.
      publishedAt: new Date(`${story.date}T00:00:00Z`),
      categories: story.tags,
    })),
  });
}
