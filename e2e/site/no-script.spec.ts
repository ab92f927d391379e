import type { Page } from "playwright/test";
import { expect, test } from "../fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.use({ javaScriptEnabled: false });

test("without JavaScript /laporan shows the list and says what is missing", async ({ page, db }) => {
  const report = await db.report.findFirst({
    where: { status: { not: "REJECTED" }, heldReason: null },
    orderBy: { id: "desc" },
  });
  await page.goto("/laporan");
  await expect(page.getByRole("heading", { name: "Daftar Laporan Terbaru" })).toBeVisible();
  if (report) await expect(page.getByText(report.code)).toBeVisible();
  await expect(page.getByText(/JavaScript/u).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Kirim laporan" })).toBeHidden();
});

test("without JavaScript every page of the navigation can be reached", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("contentinfo").getByRole("link", { name: /lapor/iu }).first().click();
  await expect(page).toHaveURL(/\/laporan/u);
});

const CONTENT = [
  ...["/home", "/aksi", "/edukasi", "/tipk", "/video", "/kalkulator", "/metodologi"],
  ...["/blog", "/coba-coding", "/coba-coding/selokan-di-gang-melati", "/tips", "/tips/kompos-dari-dapur"],
  ...["/testimoni", "/warga", "/hijau", "/tentang", "/virtual-tour", "/museum-history", "/cara-kerja"],
  ...["/kontak", "/hubungi", "/faq", "/privasi"],
];

/** What stands in the main part and cannot be seen, apart from what opens and what would do nothing anyway. */
function hiddenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const apart =
      "summary, details:not([open]) > :not(summary), noscript, dialog, .needs-script, [aria-hidden=true], script, style";
    const written = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ""));
    return [...document.querySelectorAll("main *")]
      .filter((element) => written(element) && element.closest(apart) === null)
      .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.textContent.slice(0, 60));
  });
}

test("without JavaScript every content page reads whole, and all that opens opens", async ({ page }) => {
  for (const path of CONTENT) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 }), path).toBeVisible();
    expect(await hiddenWords(page), path).toEqual([]);
    for (const part of await page.getByRole("main").locator("details").all()) {
      if (!(await part.isVisible())) continue;
      if ((await part.getAttribute("open")) === null) await part.locator("> summary").click();
      await expect(part, path).toHaveAttribute("open");
      await expect(part.locator("> :not(summary)").first(), path).toBeVisible();
    }
  }
});
