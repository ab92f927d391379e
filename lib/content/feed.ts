import { articlePath, SECTION_LABELS, SECTION_PATHS, STORY_FEED_PATH } from "./rules";
import type { ArticleSummary } from "./view";

/** A feed reader asks again; it needs no history. */
const MOST_ITEMS = 30;

/** The stories as RSS 2.0. @param link makes a path absolute */
export function storyFeed(stories: readonly ArticleSummary[], link: (path: string) => string): string {
  const items = stories.slice(0, MOST_ITEMS).map((story) => {
    const url = link(articlePath(story));
    return [
      "<item>",
      element("title", story.title),
      element("link", url),
      `<guid isPermaLink="true">${escaped(url)}</guid>`,
      element("description", story.summary),
      element("pubDate", rfc822(story.date)),
      ...story.tags.map((tag) => element("category", tag)),
      "</item>",
    ].join("");
  });
  const newest = stories[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", `Sulur: ${SECTION_LABELS.kisah.all}`),
    element("link", link(SECTION_PATHS.kisah)),
    element("description", "Kisah warga yang merawat lingkungannya."),
    element("language", "id"),
    `<atom:link href="${escaped(link(STORY_FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    newest ? element("lastBuildDate", rfc822(newest.date)) : "",
    ...items,
    "</channel></rss>\n",
  ].join("");
}

/** Seven in the morning in western Indonesia. @param day `YYYY-MM-DD` */
function rfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace("GMT", "+0000");
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
