import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/fixtures";

interface Part {
  label: string;
  waiting: number;
  come: number;
}

declare global {
  interface Window {
    lateParts: Part[];
  }
}

/** In the page: notes at each frame how high each part that is still being loaded is, and what has come in its place. */
function watchLateParts(): void {
  window.lateParts = [];
  const waiting = new Map<Element, { label: string; parent: Element; index: number; height: number }>();
  const look = () => {
    for (const text of document.querySelectorAll("p")) {
      const box = text.parentElement;
      const parent = box?.parentElement;
      if (!box || !parent || !/^Memuat .*…$/u.test(text.textContent)) continue;
      const { height } = box.getBoundingClientRect();
      waiting.set(box, { label: text.textContent, parent, index: [...parent.children].indexOf(box), height });
    }
    for (const [box, { label, parent, index, height }] of waiting) {
      const come = box.isConnected ? undefined : parent.children[index];
      if (!come) continue;
      waiting.delete(box);
      window.lateParts.push({ label, waiting: height, come: come.getBoundingClientRect().height });
    }
    requestAnimationFrame(look);
  };
  look();
}

async function expectSameHeights(page: Page, expected: string[]): Promise<void> {
  await page.addInitScript(watchLateParts);
  await page.goto("/laporan");
  const labels = () => page.evaluate(() => window.lateParts.map(({ label }) => label).sort());
  await page.getByText("Ubah titik").click();
  await expect.poll(labels).toContain("Memuat pilihan titik di peta…");
  const tab = page.getByRole("link", { name: "Laporan warga", exact: true });
  if (await tab.isVisible()) await tab.click();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 500);
      return labels();
    })
    .toEqual(expect.arrayContaining(expected));
  for (const part of await page.evaluate(() => window.lateParts)) {
    if (!expected.includes(part.label)) continue;
    expect(Math.abs(part.waiting - part.come), `${part.label} moves what is below it`).toBeLessThan(2);
  }
}

const PARTS = ["Memuat peta laporan…", "Memuat pilihan titik di peta…"];

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("what the report form loads late is as high as what stood in its place", async ({ page }) => {
      await expectSameHeights(page, PARTS);
    });
  });
}
