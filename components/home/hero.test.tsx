import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Hero } from "./hero";

const drawn = (seedlings: number, open: number, resolved: number, isNight = false) =>
  renderToStaticMarkup(<Hero kampung={{ seedlings, open, resolved }} isNight={isNight} />);
const count = (page: string, what: string) => page.split(`href="#${what}"`).length - 1;

it("draws a tree for every ten seedlings of this year, as long as there is room", () => {
  expect(count(drawn(0, 0, 0), "pohon")).toBe(0);
  expect(count(drawn(47, 0, 0), "pohon")).toBe(4);
  expect(count(drawn(1_000_000, 0, 0), "pohon")).toBe(30);
});

it("lets the bags leave as reports are confirmed", () => {
  expect([0, 3, 8, 100].map((open) => count(drawn(0, open, 0), "karung"))).toEqual([0, 3, 8, 8]);
  expect([50, 20, 1, 0].map((open) => count(drawn(0, open, 100 - open), "karung"))).toEqual([4, 2, 1, 0]);
});

it("says in words and plain links what can be pressed in the picture", () => {
  const page = drawn(1250, 3, 9);
  expect(page).toContain("1.250 bibit ditanam tahun ini");
  expect(page).toContain("3 dari 12 laporan terbaru belum selesai");
  const [picture = "", links = ""] = page.split("<nav");
  const parts = [...picture.matchAll(/<a href="([^"]+)" tabindex="-1">/gu)].map(([, href]) => href);
  expect(parts.length).toBeGreaterThan(3);
  for (const href of parts) expect(links).toContain(`href="${href}"`);
});

it("preloads the picture of the night in both themes by night, and that of each theme by day", () => {
  const preloads = (isNight: boolean) =>
    [...drawn(0, 0, 0, isNight).matchAll(/<link rel="preload"[^>]*>/gu)].map(([link]) => ({
      time: /kampung-(\w+)\.avif/u.exec(link)?.[1],
      theme: /prefers-color-scheme: (\w+)/u.exec(link)?.[1],
    }));
  expect(preloads(true)).toEqual([{ time: "malam", theme: undefined }]);
  expect(preloads(false)).toEqual([
    { time: "malam", theme: "dark" },
    { time: "siang", theme: "light" },
  ]);
});
