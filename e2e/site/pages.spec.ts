import { randomUUID } from "node:crypto";
import { ADVANCE_MS, LOCK_MS } from "@/components/testimonials/carousel";
import { expectNoFaults, expectNoFaultsInBoth } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { DeskPage } from "@/e2e/pages/desk-page";
import { browserOf } from "@/e2e/people";
import { test } from "@/e2e/staff";
import { MIN_FILL_SECONDS } from "@/lib/holding/rules";

/** Addresses of spec 2.1, and what stands at the top of each. */
const PAGES: readonly [path: string, heading: string | RegExp][] = [
  ["/home", /Tumbuh bersama/u],
  ["/aksi", "Aksi Hijau"],
  ["/edukasi", "Edukasi"],
  ["/testimoni", "Testimoni"],
  ["/kontak", "Kontak"],
  ["/blog", "Blog"],
  ["/virtual-tour", "Tentang Sulur"],
  ["/museum-history", "Visi dan Misi"],
  ["/cara-kerja", "Cara Kerja"],
  ["/tentang", "Tim Kami"],
  ["/our-team", "Tim Kami"],
  ["/tipk", "Tips Hidup Ramah Lingkungan"],
  ["/hubungi", "Hubungi Kami"],
  ["/warga", "Suara Warga Peduli"],
  ["/hijau", "Suara Relawan Hijau"],
  ["/faq", "Pertanyaan yang Sering Diajukan"],
  ["/video", "Video Inspirasi"],
];

test("every page of the table answers with its heading, free of faults, and the old address leads to the map", async ({
  page,
}) => {
  test.slow();
  for (const [path, heading] of PAGES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0);
    await expectNoFaultsInBoth(page, path);
  }
  await page.goto("/our-team");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/tentang$/u);
  const old = await page.request.get("/map-component", { maxRedirects: 0 });
  expect(old.status()).toBe(308);
  expect(old.headers().location).toMatch(/\/peta-lokasi$/u);
  expect(await (await page.request.get("/sitemap.xml")).text()).toContain("/sitemap/halaman.xml</loc>");
  expect(await (await page.request.get("/sitemap/halaman.xml")).text()).toContain("/museum-history</loc>");
  expect(await (await page.request.get("/robots.txt")).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/u);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all testimonials, answers and videos can be read", async ({ page }) => {
    for (const path of ["/warga", "/hijau"]) {
      await page.goto(path);
      const quotes = page.getByRole("main").getByRole("figure");
      await expect(quotes).toHaveCount(4);
      for (const quote of await quotes.all()) await expect(quote).toBeVisible();
      await expect(page.getByRole("button", { name: "Testimoni berikutnya" })).toBeHidden();
    }
    await page.getByText("Baca selengkapnya", { exact: true }).first().click();
    await expect(page.getByText("Baca lebih sedikit").first()).toBeVisible();
    await page.goto("/faq");
    await page.getByText("Apakah saya harus punya akun?").click();
    await expect(page.getByText(/^Tidak\. Anda dapat membaca/u)).toBeVisible();
    await page.getByText("Bagaimana data pribadi saya dijaga?").click();
    await expect(page.getByText(/^Tidak\. Anda dapat membaca/u)).toBeHidden();
    await page.goto("/video");
    expect(await page.getByRole("link", { name: /^Tonton di YouTube/u }).count()).toBeGreaterThanOrEqual(6);
  });
});

test("the citizens' testimonials go on by themselves, can be chosen and stopped; videos are filtered", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/warga");
  const slide = (name: string) => page.getByRole("main").getByRole("figure").filter({ hasText: name });
  await expect(page.getByRole("button", { name: "Hentikan pergantian otomatis" })).toBeVisible();
  await expect(slide("Ratna")).toBeVisible();
  await page.clock.runFor(ADVANCE_MS);
  await expect(slide("Yusuf")).toBeVisible();
  await expect(slide("Ratna")).toBeHidden();
  await page.clock.runFor(LOCK_MS);
  await page.getByRole("button", { name: "Testimoni 4" }).click();
  await expect(slide("Wayan")).toBeVisible();
  await page.getByRole("button", { name: "Testimoni berikutnya" }).click();
  await expect(slide("Wayan"), "nothing moves while a slide comes in").toBeVisible();
  await page.clock.runFor(LOCK_MS);
  await page.getByRole("button", { name: "Testimoni berikutnya" }).click();
  await expect(slide("Ratna")).toBeVisible();
  await page.getByRole("button", { name: "Hentikan pergantian otomatis" }).click();
  await page.clock.runFor(2 * ADVANCE_MS);
  await expect(slide("Ratna")).toBeVisible();

  await page.goto("/video");
  await page.getByRole("button", { name: "Anak-anak" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
  await page.route("**/*youtube-nocookie.com/**", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.getByRole("button", { name: /^Putar video/u }).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", /youtube-nocookie\.com\/embed\//u);
  await expect(page.getByText("Video tidak tampil? Buka langsung di YouTube.")).toBeVisible();
});

test("a question of the FAQ with a number arrives in the inbox, where its answer waits to be sent by hand", async ({
  page,
  browser,
  stack,
  db,
  staff,
}) => {
  const mark = randomUUID().slice(0, 8);
  await page.clock.install();
  await page.goto("/faq");
  await page.getByRole("button", { name: "Ajukan pertanyaan" }).click();
  const dialog = page.getByRole("dialog", { name: "Ajukan pertanyaan" });
  await dialog.getByRole("button", { name: "Kirim pertanyaan" }).click();
  await expect(dialog.getByRole("link", { name: "Pertanyaan wajib diisi." })).toBeVisible();
  await expectNoFaults(page, "the question's dialog with errors");
  await dialog.getByRole("textbox", { name: /^Nama/u }).fill(`Sari ${mark}`);
  await dialog.getByRole("textbox", { name: "Email atau nomor WhatsApp" }).fill("0812-3456-7890");
  await dialog.getByRole("textbox", { name: /^Pertanyaan/u }).fill(`Apakah bank sampah menerima kaca ${mark}?`);
  // Only robots are faster than people who type.
  await page.clock.fastForward(MIN_FILL_SECONDS * 1000);
  await dialog.getByRole("button", { name: "Kirim pertanyaan" }).click();
  await expect(dialog.getByText("Terkirim. Terima kasih!")).toBeVisible();
  await expect(dialog.getByText("Jawabannya dikirim pengelola lewat WhatsApp")).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(dialog).toBeHidden();

  const { id } = await db.message.findFirstOrThrow({
    where: { name: `Sari ${mark}`, kind: "QUESTION", status: "NEW" },
  });
  const desk = new DeskPage(await browserOf(browser, stack, staff));
  await desk.page.goto(`/admin/pesan?pesan=${id}`);
  await expect(desk.page.getByRole("region", { name: "Isi pesan" })).toContainText(`menerima kaca ${mark}`);
  await desk.act(`Pesan nomor ${id}`, "Jawab", "Catat jawaban", "Ya & bersih.");
  const notice = desk.page.getByRole("status").filter({ hasText: "Jawaban hanya tercatat" });
  await notice.getByRole("button", { name: "Tampilkan kontak" }).click();
  const link = notice.getByRole("link", { name: /^Kirim lewat WhatsApp/u });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute("href", "https://wa.me/6281234567890?text=Ya%20%26%20bersih.");
  await expectNoFaults(desk.page, "an answered letter with a number");
  await expect(desk.page.getByText("0812-3456-7890")).toBeVisible();
  await expect(desk.page.getByText("lewat email")).toHaveCount(0);
  await desk.page.context().close();
});

test("a page outside the navigation says the way to it, too", async ({ page }) => {
  await page.goto("/luring");
  await page.getByRole("navigation", { name: "Jejak halaman" }).getByRole("link", { name: "Tentang" }).click();
  await expect(page).toHaveURL(/\/tentang$/u);
});

test("the tutorial begins when it is played, with Indonesian captions, stops again, and is below 3 MB", async ({
  page,
}) => {
  const loaded: string[] = [];
  const isFilm = (url: string) => !url.endsWith(".vtt");
  page.on("request", (request) => {
    if (request.url().includes("/video/cara-kerja")) loaded.push(request.url());
  });
  await page.goto("/cara-kerja");
  const film = page.getByLabel("Video tutorial: perjalanan satu laporan").filter({ visible: true });
  await film.scrollIntoViewIfNeeded();
  expect(loaded.filter(isFilm)).toEqual([]);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  const captions = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.activeCues?.length ?? 0);
  await expect.poll(captions).toBe(1);
  await film.evaluate((video: HTMLVideoElement) => video.pause());
  await expect(film).toHaveJSProperty("paused", true);
  for (const url of loaded.filter(isFilm)) {
    expect((await (await page.request.get(url)).body()).byteLength, url).toBeLessThan(3_000_000);
  }
});
