import { describe, expect, it } from "vitest";
import { readContent } from "./read-folder";
import { repositoryWorld } from "./repository-world";

const ROOT = process.cwd();
const articles = await readContent(ROOT, await repositoryWorld(ROOT));

describe("what stands in content/", () => {
  it("is enough for the six story cards, and for tips to choose from", () => {
    const published = articles.filter(({ draft }) => !draft);
    expect(published.filter(({ section }) => section === "kisah").length).toBeGreaterThanOrEqual(6);
    expect(published.filter(({ section }) => section === "tips").length).toBeGreaterThanOrEqual(8);
  });

  it.each(articles.filter(({ draft }) => !draft))(
    "$slug is worth a reader's time and leads on",
    ({ words, blocks }) => {
      expect(words).toBeGreaterThanOrEqual(400);
      expect(words).toBeLessThanOrEqual(900);
      expect(blocks.map(({ kind }) => kind)).toContain("call");
    },
  );
});
