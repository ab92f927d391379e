import { xmlText } from "./xml";

/** One entry of a feed. */
export interface FeedItem {
  title: string;
  /** Absolute. */
  url: string;
  /** Plain text. */
  description: string;
  publishedAt: Date;
  categories: readonly string[];
}

interface Feed {
  title: string;
  /** Absolute addresses of the page and of the feed itself. */
  url: string;
  feedUrl: string;
  description: string;
  items: readonly FeedItem[];
}

export const RSS_TYPE = "application/rss+xml";

export const FEED_HEADERS = { "content-type": `${RSS_TYPE}; charset=utf-8`, "cache-control": "public, max-age=60" };

/** RSS 2.0. Everything typed is escaped; a description twice, since feed readers take it for HTML. */
export function rssFeed({ title, url, feedUrl, description, items }: Feed): string {
  const newest = items[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title),
    element("link", url),
    element("description", description),
    element("language", "id"),
    `<atom:link href="${xmlText(feedUrl)}" rel="self" type="${RSS_TYPE}"/>`,
    newest ? element("lastBuildDate", rfc822(newest.publishedAt)) : "",
    ...items.map(itemOf),
    "</channel></rss>\n",
  ].join("");
}

function itemOf({ title, url, description, publishedAt, categories }: FeedItem): string {
  return [
    "<item>",
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element("description", xmlText(description).replaceAll("\n", "<br>")),
    element("pubDate", rfc822(publishedAt)),
    ...categories.map((category) => element("category", category)),
    "</item>",
  ].join("");
}

function rfc822(moment: Date): string {
  return moment.toUTCString().replace("GMT", "+0000");
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
