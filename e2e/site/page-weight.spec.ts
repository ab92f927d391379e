import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { MAP_PROGRAM } from "@/components/data-saver/weights";
import { expect, test } from "@/e2e/fixtures";
import { Scales, totalOf, type Weight } from "@/e2e/scales";

const bytes = z.int().positive();
/** The most that a first visit may transfer: by kind, and of everything. */
const Budget = z.object({ html: bytes, css: bytes, js: bytes, font: bytes, total: bytes });
const file = readFileSync(join(import.meta.dirname, "budget.json"), "utf8");
const BUDGETS = z.record(z.string().startsWith("/"), Budget).parse(JSON.parse(file));

/** JavaScript of a minimal page of Next 16 and React 19, in bytes of brotli, and what a page of each kind may add. */
const MINIMAL_JS = 118_000;
const MORE_JS = { content: 15_000, form: 40_500, map: 90_000 };
const CONTENT = "/tips /tipk /faq /testimoni /tentang /privasi /cari /login /register".split(" ");
const MAPS = ["/peta-lokasi"];

test("no budget allows more JavaScript than a page of its kind may have", () => {
  for (const [path, { js }] of Object.entries(BUDGETS)) {
    const kind = CONTENT.includes(path) ? "content" : MAPS.includes(path) ? "map" : "form";
    expect(js, path).toBeLessThanOrEqual(MINIMAL_JS + MORE_JS[kind]);
  }
});

function overBudget(path: string, weight: Weight): string[] {
  const found = { ...weight, total: totalOf(weight) };
  const allowed = Object.entries(BUDGETS[path] ?? {});
  return allowed.flatMap(([kind, most]) => {
    const weighs = found[kind as keyof typeof found];
    return weighs > most ? [`${path}: ${kind} ${weighs} bytes, ${most} allowed`] : [];
  });
}

// The hero's picture is that of the hour, which the server reckons in this zone.
test.use({ timezoneId: "Asia/Jakarta" });

test("no page has grown beyond its budget (e2e/site/budget.json)", async ({ page, stack }) => {
  // Who wants stillness gets no video.
  const scales = new Scales();
  const grown: string[] = [];
  for (const path of Object.keys(BUDGETS)) {
    const weight = await scales.weigh(page, `${stack.url}${path}`);
    if (process.env.SHOW_WEIGHTS)
      process.stdout.write(`${JSON.stringify({ path, ...weight, total: totalOf(weight) })}\n`);
    grown.push(...overBudget(path, weight));
  }
  expect(grown).toEqual([]);
});

test("the map's program weighs what the footer says that data saving saves", async ({ page, stack }) => {
  const scales = new Scales();
  const url = `${stack.url}/peta-lokasi`;
  const withMap = await scales.weigh(page, url, (shown) => shown.locator(".leaflet-container").first().waitFor());
  await page.evaluate(() => localStorage.setItem("sulur_hemat", "ya"));
  const without = await scales.weigh(page, url);
  const program = withMap.js + withMap.css - without.js - without.css;
  expect(program / MAP_PROGRAM.bytes).toBeGreaterThan(0.9);
  expect(program / MAP_PROGRAM.bytes).toBeLessThan(1.1);
});
