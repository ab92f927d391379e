import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { tutorialSubtitles } from "./tutorial";

it("has subtitles that say what the page says, and stays below 3 MB", () => {
  expect(readFileSync("public/video/cara-kerja.vtt", "utf8")).toBe(tutorialSubtitles());
  for (const format of ["webm", "mp4"]) {
    const { size } = statSync(`public/video/cara-kerja.${format}`);
    expect(size).toBeGreaterThan(50_000);
    expect(size).toBeLessThan(3_000_000);
  }
});
