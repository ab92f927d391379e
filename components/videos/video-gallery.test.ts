import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ALL_CATEGORIES, CATEGORIES, languageText, playerAddress, VIDEOS, videosIn } from "./video-gallery";

describe("the videos", () => {
  it("are six or more, each once, in a category of the spec and with a picture by day and by night", () => {
    expect(VIDEOS.length).toBeGreaterThanOrEqual(6);
    expect(new Set(VIDEOS.map(({ id }) => id)).size).toBe(VIDEOS.length);
    for (const { id, category, drawing } of VIDEOS) {
      expect(id).toMatch(/^[\w-]{11}$/u);
      expect(CATEGORIES).toContain(category);
      for (const time of ["siang", "malam"]) expect(existsSync(`public/ilustrasi/${drawing}-${time}.svg`)).toBe(true);
    }
  });

  it("are filtered by category, all of them under Semua", () => {
    expect(videosIn(ALL_CATEGORIES)).toEqual(VIDEOS);
    for (const category of CATEGORIES) {
      expect(videosIn(category).every((video) => video.category === category)).toBe(true);
    }
    expect(videosIn("Remaja", [])).toEqual([]);
  });

  it("say what is spoken, and play where no cookie is set beforehand", () => {
    expect(languageText({ language: "id", subtitled: false })).toBe("Bahasa Indonesia");
    expect(languageText({ language: "en", subtitled: true })).toBe("Bahasa Inggris, subtitel Indonesia");
    expect(languageText({ language: "en", subtitled: false })).toBe("Bahasa Inggris");
    expect(new URL(playerAddress("abc")).host).toBe("www.youtube-nocookie.com");
  });
});
