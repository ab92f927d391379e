import { expect, it } from "vitest";
import { savedText } from "./data-saver-switch";

it("adds up what was not loaded, and names it", () => {
  const text = savedText([
    { name: "video", bytes: 409_600 },
    { name: "program peta", bytes: 61_440 },
  ]);
  expect(text).toContain("sekitar 460 KB tidak dimuat: video 400 KB dan program peta 60 KB.");
});

it("claims no saving where nothing was held back", () => {
  expect(savedText([])).not.toMatch(/\d/u);
});
