import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { phonePhoto } from "@/e2e/photo";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.use({ javaScriptEnabled: false });

test.describe("the report form", () => {
  // Playwright scrolls to what it fills in, and does not wait for a smooth scroll.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("without JavaScript /laporan shows the list and sends a report, once", async ({ page, db }) => {
    const report = await db.report.findFirst({
      where: { status: { not: "REJECTED" }, heldReason: null },
      orderBy: { id: "desc" },
    });
    await page.goto("/laporan");
    await expect(page.getByRole("heading", { name: "Daftar Laporan Terbaru" })).toBeVisible();
    if (report) await expect(page.getByText(report.code)).toBeVisible();
    await expect(page.getByRole("main").locator("noscript")).toBeVisible();
    const form = page.getByRole("form", { name: "Formulir laporan" });
    const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
    await form.locator('input[name="photo"]').setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    await form.getByRole("radio", { name: "Sampah menumpuk" }).check();
    const send = form.getByRole("button", { name: "Kirim laporan" });
    await send.click();
    // The browser itself asks for the place.
    await expect(page).toHaveURL(/\/laporan$/u);
    const place = `Gang tanpa skrip ${Date.now()}`;
    await form.getByRole("textbox", { name: "Lokasi" }).fill(place);
    await send.click();
    await expect(page.getByRole("heading", { name: "Laporan Anda sudah kami terima" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Yang terjadi selanjutnya" })).toBeVisible();
    const row = await db.report.findFirstOrThrow({ where: { location: place } });
    await expect(page.getByText(row.code, { exact: true })).toBeVisible();
    await expect(page.getByLabel("Tautan laporan")).toHaveValue(new RegExp(`/laporan/${row.code}$`, "u"));
    expect(row).toMatchObject({
      description: "Sampah menumpuk, lihat foto",
      photoId: expect.any(String),
      anonymous: true,
    });
    await page.goBack();
    await form.locator('input[name="photo"]').setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    await send.click();
    await expect(page.getByText(row.code, { exact: true })).toBeVisible();
    expect(await db.report.count({ where: { location: place } })).toBe(1);
  });

  test("without JavaScript a report that is not taken says what to correct, and Back brings what was written", async ({
    page,
  }) => {
    await page.goto("/laporan");
    const form = page.getByRole("form", { name: "Formulir laporan" });
    await form.getByRole("radio", { name: "Satwa liar" }).check();
    await form.getByRole("textbox", { name: "Lokasi" }).fill("Gang Kenanga");
    await form.getByRole("button", { name: "Kirim laporan" }).click();
    await expect(page.getByRole("heading", { name: "Laporan belum terkirim" })).toBeVisible();
    await expect(page.getByText("Lampirkan foto, atau tulis deskripsi paling sedikit 10 karakter.")).toBeVisible();
    await page.goBack();
    await expect(form.getByRole("textbox", { name: "Lokasi" })).toHaveValue("Gang Kenanga");
  });
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
