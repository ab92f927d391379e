import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expectNoFaults, expectNoFaultsInBoth } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { browserOf } from "@/e2e/people";
import { phonePhoto } from "@/e2e/photo";
import { test } from "@/e2e/staff";
import { MIN_FILL_SECONDS } from "@/lib/holding/rules";

const NOTICE = "Hubungi Admin jika ingin menambahkan kisah nyata.";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the blog, its lists and a whole story can be read", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    await page.getByRole("link", { name: /^Buka Kisah Aksi Nyata/u }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Kisah Aksi Nyata" })).toBeVisible();
    // Playwright finds no text of <noscript> itself, even where it shows.
    await expect(page.locator("main noscript p").first()).toHaveText(NOTICE);
    const cards = page.getByRole("heading", { level: 2 }).getByRole("link");
    expect(await cards.count()).toBeGreaterThanOrEqual(6);
    const title = (await cards.first().textContent()) ?? "";
    await cards.first().click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("note", { name: "Fakta bersumber" }).first()).toContainText("Sumber:");
    await expect(page.getByRole("link", { name: "Bagikan ke WhatsApp" })).toHaveAttribute("href", /wa\.me/u);
    await page.goto("/tips");
    expect(await page.getByRole("heading", { level: 2 }).getByRole("link").count()).toBeGreaterThanOrEqual(8);
  });
});

test("the icon's notice stands for three seconds, and lists and articles have no faults", async ({ page }) => {
  await page.clock.install();
  await page.goto("/coba-coding");
  await page.getByRole("button", { name: "Cara menambahkan kisah" }).click();
  await expect(page.getByRole("status").filter({ hasText: NOTICE })).toBeVisible();
  await expectNoFaults(page, "/coba-coding with its notice");
  await page.clock.fastForward(3_000);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  for (const path of ["/blog", "/tips", "/tips/kompos-dari-dapur", "/coba-coding/kebun-raya-mangrove-surabaya"]) {
    await page.goto(path);
    await expectNoFaultsInBoth(page, path);
  }
  const feed = await page.request.get("/coba-coding/rss.xml");
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
  expect(await feed.text()).toContain("/coba-coding/kebun-raya-mangrove-surabaya");
});

test("a reader's story goes with its photo to the inbox, and becomes a draft to download", async ({
  page,
  browser,
  stack,
  db,
  staff,
}) => {
  const mark = randomUUID().slice(0, 8);
  await page.clock.install();
  await page.goto("/coba-coding");
  await page.getByRole("heading", { name: "Kirim kisah Anda" }).scrollIntoViewIfNeeded();
  const form = page.getByRole("form", { name: "Kirim kisah Anda" });
  await form.getByRole("textbox", { name: /^Judul kisah/u }).fill(`Kebun ${mark}`);
  await form.getByRole("button", { name: "Kirim kisah" }).click();
  await expect(page.getByRole("alert", { name: "Semua kolom bertanda (*) harus diisi." })).toBeFocused();
  await expectNoFaults(page, "the story form with errors");
  await form.getByRole("textbox", { name: /^Kisah/u }).fill("Kami mulai dengan dua pot {besar}.");
  await form.getByRole("textbox", { name: /^Nama/u }).fill(`Sari ${mark}`);
  await form.getByRole("textbox", { name: /^Email/u }).fill(`sari-${mark}@warga.test`);
  await form.getByRole("checkbox", { name: /Saya setuju/u }).check();
  await form
    .locator('input[type="file"]')
    .last()
    .setInputFiles({
      name: "kebun.jpg",
      mimeType: "image/jpeg",
      buffer: await phonePhoto({ latitude: -6.2, longitude: 106.8 }),
    });
  await expect(form.getByRole("button", { name: "Hapus foto" })).toBeVisible();
  // Only robots are faster than people who type.
  await page.clock.fastForward(MIN_FILL_SECONDS * 1000);
  await form.getByRole("button", { name: "Kirim kisah" }).click();
  await expect(page.getByRole("heading", { name: "Kisah Anda terkirim. Terima kasih!" })).toBeFocused();

  const { id, photoId } = await db.message.findFirstOrThrow({ where: { subject: `Kebun ${mark}` } });
  expect(photoId).not.toBeNull();
  const desk = await browserOf(browser, stack, staff);
  await desk.goto(`/admin/pesan?pesan=${id}`);
  const download = desk.waitForEvent("download");
  await desk.getByRole("link", { name: "Unduh draf MDX" }).click();
  const file = await (await download).path();
  const draft = await readFile(file, "utf8");
  expect(draft).toContain(`judul: "Kebun ${mark}"`);
  expect(draft).toContain("dua pot \\{besar\\}.");
  expect(draft).not.toContain("@warga.test");
  await desk.context().close();
});
