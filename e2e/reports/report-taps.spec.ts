import type { Locator, Page } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { tabTo } from "@/e2e/keyboard";
import { ReportPage } from "@/e2e/pages/report-page";
import { phonePhoto } from "@/e2e/photo";
import { sendReport } from "@/e2e/reports";

const SLEMAN = { latitude: -7.7161, longitude: 110.3554 };
const PHONE = { width: 360, height: 740 };
const MOST = { taps: 5, words: 90, screens: 2 };

const photo = async () => ({
  name: "IMG_0001.jpg",
  mimeType: "image/jpeg",
  buffer: await phonePhoto({ ...SLEMAN, width: 800, height: 600 }),
});

/** Counts what a person does on the page from now on: taps, and characters typed. */
function countEfforts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const efforts = { taps: 0, characters: 0 };
    Object.assign(window, { efforts });
    // A label's click is followed by one of its input, which is no tap of its own.
    addEventListener("pointerdown", () => (efforts.taps += 1), true);
    addEventListener("keydown", ({ key }) => (efforts.characters += key.length === 1 ? 1 : 0), true);
  });
}

function efforts(page: Page): Promise<{ taps: number; characters: number }> {
  return page.evaluate(() => (window as unknown as { efforts: { taps: number; characters: number } }).efforts);
}

/** In the page: the words that can be read in a part of it. */
function countWords(part: Element): number {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (walker.nextNode()) {
    const { parentElement: parent, nodeValue } = walker.currentNode;
    if (!parent?.checkVisibility() || parent.closest("noscript, [aria-hidden=true], .sr-only")) continue;
    words += (nodeValue ?? "").split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  return words;
}

/** The photo of the one tap on the camera; the system's own camera is no page of ours. */
async function takePhoto(page: Page, report: ReportPage): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await report.form.getByText("Ambil foto").tap();
  await (await chooser).setFiles(await photo());
  await expect(report.form.getByText("Foto terkirim", { exact: true })).toBeVisible();
}

/** A strip of the map, 96 px high, whose tiles have come, with the pin in its middle. */
async function expectStrip(part: Locator): Promise<void> {
  const strip = part.getByRole("img", { name: "Titik yang dipilih di peta" });
  await expect(strip).toBeVisible();
  const box = await strip.boundingBox();
  expect(box?.height).toBe(96);
  expect(box?.width).toBeGreaterThan(240);
  await expect
    .poll(() =>
      strip.evaluate((element) => {
        const frame = element.getBoundingClientRect();
        const isSeen = ({ left, right, top, bottom }: DOMRect) =>
          right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
        const tiles = [...element.querySelectorAll("img")].filter((tile) => isSeen(tile.getBoundingClientRect()));
        return tiles.length > 0 && tiles.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      }),
    )
    .toBe(true);
  const pin = await strip.locator("svg").boundingBox();
  if (!box || !pin) throw new Error("no strip");
  expect(Math.abs(pin.x + pin.width / 2 - (box.x + box.width / 2))).toBeLessThan(2);
  expect(Math.abs(pin.y + pin.height - (box.y + box.height / 2))).toBeLessThan(8);
}

test.use({ viewport: PHONE, geolocation: SLEMAN, permissions: ["geolocation"] });

test("five taps and no typing send a report with photo, place and kind", async ({ page, db }) => {
  const report = new ReportPage(page);
  await report.open();
  const words = await report.form.evaluate(countWords);
  const height = (await report.form.boundingBox())?.height;
  expect(words).toBeLessThanOrEqual(MOST.words);
  expect(height).toBeLessThan(MOST.screens * PHONE.height);

  await countEfforts(page);
  await takePhoto(page, report);
  await report.here.tap();
  await expect(report.location).toHaveValue(/Kabupaten Sleman/u);
  await expectStrip(report.form);
  await report.kind("Pencemaran air").tap();
  await expectNoFaults(page, "the report form, ready to be sent");
  await report.fillSeconds();
  await report.send.tap();
  const code = await report.sentNumber();
  await expectStrip(page.getByRole("region", { name: "Laporan Anda sudah kami terima" }));
  const { taps, characters } = await efforts(page);
  expect(taps).toBeLessThanOrEqual(MOST.taps);
  expect(characters).toBe(0);

  const row = await db.report.findUniqueOrThrow({ where: { code } });
  expect(row).toMatchObject({
    ...SLEMAN,
    damageType: "Pencemaran air",
    description: "Pencemaran air, lihat foto",
    anonymous: true,
    heldReason: null,
    photoId: expect.any(String),
  });
  await expect(report.listed(code)).not.toContainText("lihat foto");
  await page.goto(`/laporan/${code}`);
  await expect(page.getByRole("main")).toContainText("tanpa keterangan tertulis");
  await expect(page.getByRole("main")).not.toContainText("lihat foto");
});

test("the same is done by keyboard alone", async ({ page, context, db }) => {
  // Away from the report of the test before.
  const place = { ...SLEMAN, latitude: -7.73 };
  await context.setGeolocation(place);
  const report = new ReportPage(page);
  await report.open();
  // Well before the press: the browser has to hear first that somebody else opens its files.
  const chooser = page.waitForEvent("filechooser");
  await report.form.getByRole("heading", { name: "Formulir laporan" }).focus();
  await tabTo(page, report.form.locator('input[type="file"]').first());
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(await photo());
  await expect(report.form.getByText("Foto terkirim", { exact: true })).toBeVisible();
  await tabTo(page, report.here);
  await page.keyboard.press("Enter");
  await expect(report.location).toHaveValue(/Kabupaten Sleman/u);
  await tabTo(page, report.kind("Sampah menumpuk"));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(report.kind("Pembakaran sampah")).toBeChecked();
  await report.fillSeconds();
  await tabTo(page, report.send);
  await page.keyboard.press("Enter");
  const row = await db.report.findUniqueOrThrow({ where: { code: await report.sentNumber() } });
  expect(row).toMatchObject({ damageType: "Pembakaran sampah", ...place });
});

test("the kind, its danger and its questions are read aloud where the device speaks Indonesian", async ({ page }) => {
  await page.addInitScript(() => {
    const voice = { lang: "id_ID", name: "Damayanti" };
    const speak = ({ text, lang }: { text: string; lang: string }) =>
      Object.assign(window, { heard: `${lang} ${text}` });
    Object.assign(window, {
      SpeechSynthesisUtterance: function Utterance(this: object, text: string) {
        Object.assign(this, { text });
      },
    });
    Object.defineProperty(window, "speechSynthesis", {
      value: Object.assign(new EventTarget(), { getVoices: () => [voice], speak, cancel: () => undefined }),
    });
  });
  const report = new ReportPage(page);
  await report.open();
  await report.kind("Pembakaran sampah").tap();
  await report.form.getByRole("button", { name: "Bacakan" }).tap();
  const heard = await page.evaluate(() => (window as unknown as { heard: string }).heard);
  expect(heard).toContain("id_ID Pembakaran sampah. Api membesar");
  expect(heard).toContain("Masih menyala?");
});

test("a fire is told to the fire brigade first, questions of its kind are answered by taps, and a secret report stays with its reporter", async ({
  page,
  context,
  db,
}) => {
  await context.setGeolocation({ ...SLEMAN, latitude: -7.66 });
  const report = new ReportPage(page);
  await report.open();
  await takePhoto(page, report);
  await report.here.tap();
  await report.kind("Pembakaran sampah").tap();
  await expect(report.form.getByText("Telepon 113 dulu")).toBeVisible();
  await report.form.getByText("pertanyaan singkat").tap();
  await report.form.getByRole("radio", { name: "Plastik atau ban" }).check();
  await report.form.getByText("anonim · ubah").tap();
  await report.form.getByRole("checkbox", { name: "Rahasiakan laporan ini" }).check();
  await expectNoFaults(page, "a secret report of a fire");
  await report.fillSeconds();
  await report.send.tap();
  const code = await report.sentNumber();
  await expect(page.getByText("Laporan ini rahasia")).toBeVisible();
  expect(await db.report.findUniqueOrThrow({ where: { code } })).toMatchObject({
    heldReason: "secret",
    answers: [{ question: "Apa yang dibakar?", answer: "Plastik atau ban" }],
  });
  await expect(report.listed(code)).toHaveCount(0);
  await page.goto(`/laporan/${code}`);
  await expect(page.getByRole("main")).not.toContainText("Pembakaran");
  await page.goto("/laporan#laporan-saya");
  await expect(page.getByRole("region", { name: "Laporan saya" })).toContainText("Rahasia: hanya Anda dan pengelola");
});

test("Mode terik is one switch, stays on this device, and everything is still within reach", async ({
  page,
  context,
}) => {
  await context.setGeolocation({ ...SLEMAN, latitude: -7.7 });
  const report = new ReportPage(page);
  await report.open();
  const before = await report.send.evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize));
  const sun = report.form.getByRole("switch", { name: "Mode terik" });
  await sun.tap();
  await page.reload();
  await expect(sun).toBeChecked();
  expect(await report.send.evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize))).toBeGreaterThan(
    before * 1.15,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectNoFaults(page, "the report form in full sunlight");
  await takePhoto(page, report);
  await report.here.tap();
  await report.kind("Satwa liar").tap();
  await report.fillSeconds();
  await report.send.tap();
  await report.sentNumber();
  await expectNoFaults(page, "a report that was sent in full sunlight");
});

test("a phone's two tabs have addresses of their own, and 'Laporan saya' is found from every menu", async ({
  page,
  stack,
}) => {
  for (let sent = 0; sent < 4; sent += 1) await sendReport(stack);
  const report = new ReportPage(page);
  await report.open();
  await expect(report.listed("LP-").nth(2)).toBeVisible();
  await expect(report.listed("LP-")).toHaveCount(3);
  await page.getByRole("link", { name: "Laporan warga", exact: true }).click();
  await expect(page).toHaveURL(/\/laporan#daftar$/u);
  await expect(report.form).toBeHidden();
  await page.goBack();
  await expect(report.form).toBeVisible();
  await page.goto("/laporan#daftar");
  await expect(report.form).toBeHidden();
  await expectNoFaults(page, "the tab of the list");

  await page.goto("/home");
  await page.getByRole("button", { name: "Profil" }).click();
  await page.getByRole("dialog", { name: "Profil" }).getByRole("link", { name: "Laporan saya" }).click();
  const own = page.getByRole("region", { name: "Laporan saya" });
  await expect(own).toContainText("Belum ada laporan dari perangkat atau akun ini.");
  await expect(own).toBeInViewport();
  await page.getByRole("button", { name: "Lainnya" }).click();
  await expect(
    page.getByRole("navigation", { name: "Navigasi utama" }).getByRole("link", { name: "Laporan saya" }),
  ).toBeVisible();
});
