import { expect, it } from "vitest";
import { storyFeed } from "./feed";
import type { ArticleSummary } from "./view";

const STORY: ArticleSummary = {
  section: "kisah",
  slug: "kompos",
  title: 'Sampah & "emas" <hitam>',
  summary: "Mulai dari satu ember.",
  date: "2026-03-14",
  author: "Redaksi Sulur",
  place: null,
  picture: { drawing: "kompos", photo: null, alt: "Ember" },
  tags: ["kompos"],
  people: "nyata",
  draft: false,
  minutes: 3,
  version: "abc",
};

it("tells feed readers each story once, with nothing that breaks the file", () => {
  const feed = storyFeed([STORY], (path) => `https://sulur.test${path}`);
  expect(feed).toContain("<title>Sampah &amp; &quot;emas&quot; &lt;hitam&gt;</title>");
  expect(feed).toContain('<guid isPermaLink="true">https://sulur.test/coba-coding/kompos</guid>');
  expect(feed).toContain("<pubDate>Sat, 14 Mar 2026 00:00:00 +0000</pubDate>");
  expect(feed.match(/<item>/gu)).toHaveLength(1);
});
