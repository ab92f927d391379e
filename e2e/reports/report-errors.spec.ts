import { randomUUID } from "node:crypto";
import type { Locator } from "playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { hold } from "@/e2e/hold";
import { tabTo } from "@/e2e/keyboard";
import { ReportPage } from "@/e2e/pages/report-page";
import { phonePhoto } from "@/e2e/photo";

const FAILED = "Laporan gagal dikirim. Silakan coba lagi.";

function fields() {
  const mark = randomUUID().slice(0, 8);
  return {
    damageType: "Pencemaran air",
    description: `Air sungai berbusa dan ikan mati sejak kemarin, tanda ${mark}.`,
    location: `Tepi sungai ${mark}`,
    name: "Ketut Uji",
  };
}

async function expectFilled(report: ReportPage, given: ReturnType<typeof fields>): Promise<void> {
  await expect(report.kind(given.damageType)).toBeChecked();
  await expect(report.form.getByLabel("Deskripsi")).toHaveValue(given.description);
  await expect(report.location).toHaveValue(given.location);
  await expect(report.form.getByLabel("Nama pelapor")).toHaveValue(given.name);
}

test("a draft survives a reload with its photo", async ({ page }) => {
  const report = new ReportPage(page);
  const given = fields();
  await report.open();
  await report.fill(given);
  const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
  await report.choosePhoto({ name: "sungai.jpg", mimeType: "image/jpeg", buffer });
  await expect(report.form.getByText("Foto terkirim", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Draf dipulihkan")).toBeVisible();
  await expectFilled(report, given);
  await report.form.getByLabel("Deskripsi").scrollIntoViewIfNeeded();
  const preview = report.form.getByRole("img", { name: "Pratinjau foto" });
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("an old draft's anonymous reporter stays so: the name never leaves the browser", async ({ page, db }) => {
  const report = new ReportPage(page);
  const given = { ...fields(), damageType: "Pembakaran sampah" };
  const values = { damage_type: given.damageType, description: given.description, location: given.location };
  const draft = { values: { ...values, reporter_name: "Nama Rahasia" }, anonymous: true, seconds: 60 };
  await page.addInitScript(
    (old) =>
      localStorage.setItem("sulur:draf-laporan", JSON.stringify({ version: 1, savedAt: Date.now(), draft: old })),
    draft,
  );
  await report.open();
  await expect(report.kind(given.damageType)).toBeChecked();
  await expect(report.form.getByText("Hari ini · anonim · ubah")).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/reports"));
  await report.send.click();
  expect((await sent).postData()).not.toContain("Rahasia");
  const code = await report.sentNumber();
  await expect(report.listed(code)).toContainText("oleh Warga");
  expect(await db.report.findUniqueOrThrow({ where: { code } })).toMatchObject({
    anonymous: true,
    reporterName: "Warga",
  });
});

test.describe("without a network", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/u] });

  test("the form says so, loses nothing and sends once when it is back", async ({ page, context, db }) => {
    const report = new ReportPage(page);
    const given = fields();
    await report.open();
    await report.fill(given);
    await context.setOffline(true);
    const band = report.form.getByRole("status").filter({ hasText: "Anda sedang tanpa sinyal" });
    await expect(band).toBeVisible();
    await report.send.click();
    await expect(report.toast).toContainText(FAILED);
    await expect(report.form.getByRole("alert")).toContainText(
      "Tidak ada respons dari server. Periksa koneksi Anda. Isian Anda masih tersimpan.",
    );
    await expectFilled(report, given);
    expect(await db.report.count({ where: { description: given.description } })).toBe(0);

    await context.setOffline(false);
    await expect(band).toBeHidden();
    await report.send.click();
    const code = await report.sentNumber();
    await expect(report.listed(code)).toContainText("Menunggu validasi");
    expect(await db.report.count({ where: { description: given.description } })).toBe(1);
  });
});

test.describe("when the server fails", () => {
  test.use({ expectedErrors: [/status of 500/u] });

  test("the form stays filled and the next try goes through", async ({ page, db }) => {
    const report = new ReportPage(page);
    const given = fields();
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") keys.push(request.headers()["idempotency-key"]);
    });
    await report.open();
    await report.fill(given);
    await page.route("**/api/reports", (route) => route.fulfill({ status: 500, body: "<html>oops</html>" }), {
      times: 1,
    });
    await report.send.click();
    await expect(report.toast).toContainText(FAILED);
    await expectFilled(report, given);
    await report.send.click();
    const code = await report.sentNumber();
    expect(await db.report.count({ where: { code, description: given.description } })).toBe(1);
    expect(keys, "the same try, as the server sees it").toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

test("who sends while the photo is on its way has sent once it is there, with it", async ({ page, db }) => {
  const report = new ReportPage(page);
  const given = fields();
  await report.open();
  await report.fill(given);
  const arrive = await hold(page, "**/api/photos");
  const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
  await report.choosePhoto({ name: "sungai.jpg", mimeType: "image/jpeg", buffer });
  await expect(report.form.getByRole("img", { name: "Pratinjau foto" })).toBeVisible();
  const waiting = report.form.getByText("Menunggu foto Anda selesai dikirim");
  await report.send.click();
  await expect(waiting).toBeVisible();
  await report.form.getByRole("button", { name: "Batalkan pengiriman" }).click();
  await expect(waiting).toBeHidden();
  await report.send.click();
  await expect(waiting).toBeVisible();
  arrive();
  const code = await report.sentNumber();
  expect((await db.report.findUniqueOrThrow({ where: { code } })).photoId).not.toBeNull();
});

test("a text file is no photo, and a photo can still follow", async ({ page }) => {
  const report = new ReportPage(page);
  await report.open();
  await report.form.getByLabel("Deskripsi").scrollIntoViewIfNeeded();
  await report.choosePhoto({ name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.from("ini bukan foto") });
  const alert = report.form.getByRole("alert");
  await expect(alert).toHaveText(
    "Berkas ini bukan foto JPEG, PNG, atau WebP. Pilih foto lain atau ambil ulang fotonya.",
  );
  const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
  await report.choosePhoto({ name: "foto.jpg", mimeType: "image/jpeg", buffer });
  await expect(report.form.getByText("Foto terkirim", { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("the form is filled and sent by keyboard alone", async ({ page, db }) => {
  const report = new ReportPage(page);
  const given = fields();
  await report.open();
  await report.form.getByRole("heading", { name: "Formulir laporan" }).focus();
  const stops: [Locator, string][] = [
    [report.location, given.location],
    // One stop for all kinds; arrows go from one to the next.
    [report.kind("Sampah menumpuk"), ""],
    [report.form.getByLabel("Deskripsi"), given.description],
    [report.form.locator("summary").filter({ hasText: "· ubah" }), ""],
    [report.form.getByLabel("Nama pelapor"), given.name],
    [report.form.getByLabel("Email untuk kabar laporan"), `papan-${randomUUID().slice(0, 8)}@warga.test`],
  ];
  for (const [field, text] of stops) {
    await tabTo(page, field);
    if (text === "") await page.keyboard.press("Space");
    else await page.keyboard.type(text);
    if (field === stops[1]?.[0]) for (const _ of [1, 2]) await page.keyboard.press("ArrowRight");
  }
  await tabTo(page, report.send);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Laporan Anda sudah kami terima" })).toBeFocused();
  const code = await report.sentNumber();
  expect(await db.report.findUniqueOrThrow({ where: { code } })).toMatchObject({
    damageType: given.damageType,
    description: given.description,
    location: given.location,
    reporterName: given.name,
    email: stops[5]?.[1],
  });
});

test("a held report is seen by its writer only", async ({ page, browser }) => {
  const report = new ReportPage(page);
  const given = { ...fields(), description: `Lihat https://contoh.test/${randomUUID()} untuk fotonya.` };
  await report.open();
  await report.fill(given);
  await report.send.click();
  const code = await report.sentNumber();
  await expect(page.getByText("Laporan ini kami periksa dahulu")).toBeVisible();
  await expect(report.own(code)).toContainText("Sedang diperiksa pengelola sebelum tampil di daftar umum.");
  await expect(report.listed(code)).toHaveCount(0);
  await page.reload();
  await expect(report.own(code)).toBeVisible();

  const stranger = await browser.newContext();
  const tab = await stranger.newPage();
  const theirs = new ReportPage(tab);
  await theirs.open();
  await expect(theirs.listed(code)).toHaveCount(0);
  await expect(theirs.own(code)).toHaveCount(0);
  await tab.goto(`/laporan/${code}`);
  await expect(tab.getByText(`Laporan ${code}`)).toBeVisible();
  await expect(tab.locator("body")).not.toContainText(given.location);
  await stranger.close();
});
