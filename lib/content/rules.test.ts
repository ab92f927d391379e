import { describe, expect, it } from "vitest";
import { neighboursOf, newestFirst, readingMinutes, relatedTo, type Section } from "./rules";

const item = (slug: string, date: string, tags: string[] = [], section: Section = "tips") => ({
  slug,
  date,
  tags,
  section,
});

describe("the order of articles", () => {
  const list = newestFirst([item("b", "2026-01-01"), item("c", "2026-02-01"), item("a", "2026-01-01")]);

  it("is newest first, and never jumps on one day", () => {
    expect(list.map(({ slug }) => slug)).toEqual(["c", "a", "b"]);
  });

  it("knows what comes before and after", () => {
    expect(neighboursOf(list, "a")).toMatchObject({ newer: { slug: "c" }, older: { slug: "b" } });
    expect(neighboursOf(list, "c").newer).toBeNull();
    expect(neighboursOf(list, "none")).toEqual({ newer: null, older: null });
  });
});

describe("what is related", () => {
  const article = item("kompos", "2026-03-01", ["kompos", "dapur"]);
  const all = [
    article,
    item("kompos", "2026-01-01", ["kompos"], "kisah"),
    item("dapur", "2026-01-02", ["dapur", "kompos"]),
    item("kereta", "2026-01-03", ["energi"]),
  ];

  it("shares the most tags, of any section, without the article itself", () => {
    expect(relatedTo(all, article).map(({ section, slug }) => `${section}/${slug}`)).toEqual([
      "tips/dapur",
      "kisah/kompos",
    ]);
  });
});

it("takes at least a minute to read", () => {
  expect([0, 90, 500, 1000].map(readingMinutes)).toEqual([1, 1, 3, 5]);
});
