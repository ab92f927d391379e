import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { AddPlacePage } from "@/e2e/pages/add-place-page";
import { ReportPage } from "@/e2e/pages/report-page";
import { phonePhoto } from "@/e2e/photo";
import { placeName } from "@/e2e/places";
import { newPlace } from "@/e2e/reports";
import { threadPath, threadSlug } from "@/lib/forum/rules";
import { addReport } from "@/prisma/factories/report";
import { addThread } from "@/prisma/factories/thread";
import { answerWith, withWorker, workerOf } from "./with-worker";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of/u],
});

async function writeReport(page: Page, description: string, photos = 0): Promise<void> {
  const report = new ReportPage(page);
  await report.open();
  for (let photo = 1; photo <= photos; photo += 1) {
    const buffer = await phonePhoto({ latitude: -6.9, longitude: 107.6, width: 800 + photo, height: 600 });
    await report.choosePhoto({ name: "kali.jpg", mimeType: "image/jpeg", buffer });
    await expect(report.form.getByText("Menunggu sinyal di perangkat ini")).toHaveCount(photo);
  }
  await report.fill({ damageType: "Sampah menumpuk", description, location: "Tepi kali", name: "Wening" });
  await report.send.click();
  await expect(page.getByText("Tersimpan di perangkat ini", { exact: true })).toBeVisible();
}

test("reports written without a signal leave by themselves, once and in order, though the tab was closed", async ({
  page,
  context,
  db,
}) => {
  await withWorker(page);
  await context.setOffline(true);
  const [first, second] = [`Pertama ${randomUUID()}`, `Kedua ${randomUUID()}`];
  await writeReport(page, first, 2);
  await writeReport(page, second, 2);
  await expect(page.getByRole("link", { name: "2 menunggu sinyal" })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto("/luring");
  await expect(later.getByText("Semua sudah terkirim.")).toBeVisible({ timeout: 30_000 });
  await later.getByRole("button", { name: "Tampilkan daftarnya" }).click();
  const rows = await db.report.findMany({ where: { description: { in: [first, second] } }, orderBy: { id: "asc" } });
  expect(rows.map(({ description }) => description)).toEqual([first, second]);
  for (const { id, photoId } of rows) {
    expect(photoId, "its first photo").not.toBeNull();
    expect(await db.reportPhoto.count({ where: { reportId: id } }), "its second").toBe(1);
  }
  for (const { code } of rows) await expect(later.getByRole("link", { name: new RegExp(code, "u") })).toBeVisible();
});

test("a photo that waits for a signal is still there after a reload, and is sent with its report", async ({
  page,
  context,
  db,
}) => {
  await withWorker(page);
  await context.setOffline(true);
  const report = new ReportPage(page);
  await report.open();
  const buffer = await phonePhoto({ latitude: -6.9, longitude: 107.6, width: 800, height: 600 });
  await report.choosePhoto({ name: "kali.jpg", mimeType: "image/jpeg", buffer });
  await expect(report.form.getByText("Menunggu sinyal di perangkat ini")).toBeVisible();
  await report.form.getByLabel("Deskripsi").fill("Belum selesai ditulis");
  await report.open();
  await expect(report.form.getByText("Menunggu sinyal di perangkat ini")).toBeVisible();
  await context.setOffline(false);
  await report.open();
  await expect(report.form.getByText("Foto terkirim", { exact: true })).toBeVisible();
  const description = `Foto lama ${randomUUID()}`;
  await report.fill({ damageType: "Sampah menumpuk", description, location: "Tepi kali", name: "Wening" });
  await report.send.click();
  await report.sentNumber();
  const { photoId } = await db.report.findFirstOrThrow({ where: { description } });
  expect(photoId).not.toBeNull();
});

test("a photo that is refused stops its report, which says why and goes once the photo is taken", async ({
  page,
  context,
  db,
}) => {
  await withWorker(page);
  const worker = workerOf(context);
  const description = `Foto ditolak ${randomUUID()}`;
  await context.setOffline(true);
  await writeReport(page, description, 1);
  await answerWith(worker, { status: 422 });
  await context.setOffline(false);
  await page.goto("/luring");
  await page.getByRole("button", { name: "Tampilkan daftarnya" }).click();
  await expect(page.getByText("Jawaban 422")).toBeVisible({ timeout: 30_000 });
  expect(await db.report.count({ where: { description } })).toBe(0);
  await answerWith(worker, "server");
  await page.getByRole("button", { name: "Kirim sekarang" }).click();
  await expect(page.getByText("Semua sudah terkirim.")).toBeVisible();
  expect((await db.report.findFirstOrThrow({ where: { description } })).photoId).not.toBeNull();
});

test("photos and a point shared from another app come into the form after a press", async ({ page }) => {
  await withWorker(page);
  await page.setContent(`<form action="/api/share" method="post" enctype="multipart/form-data">
    <input name="teks" value="Sampah di sini -6.9175,107.6191"><input name="foto" type="file"><button>Bagikan</button></form>`);
  const buffer = await phonePhoto({ latitude: -6.9, longitude: 107.6 });
  await page.locator("input[type=file]").setInputFiles({ name: "wa.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Bagikan" }).click();
  const report = new ReportPage(page);
  await report.form.getByRole("button", { name: "Pakai di laporan ini" }).click();
  await expect(report.form.getByText("Foto terkirim", { exact: true })).toBeVisible();
  await expect(report.form.getByLabel("Deskripsi")).toHaveValue("Sampah di sini -6.9175,107.6191");
  await report.form.getByRole("button", { name: "Pakai sebagai lokasi" }).click();
  await expect(report.location).not.toHaveValue("");
});

test("a place added without a signal leaves too", async ({ page, context, db }) => {
  const name = placeName();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(newPlace());
  await withWorker(page);
  // The form itself was never opened.
  await withWorker(page, "/peta-lokasi");
  const tiles = () =>
    page.evaluate(async () => {
      const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(requests)).flat().filter(({ url }) => url.includes("/ubin/light/8/")).length;
    });
  await expect.poll(tiles, "the map of the surroundings, too").toBeGreaterThan(3);
  await context.setOffline(true);
  const add = new AddPlacePage(page);
  await add.open();
  await add.name.fill(name);
  await add.form.getByRole("button", { name: "Gunakan lokasi saya" }).click();
  await add.expectPoint(/\d/u, /\d/u);
  await add.send.click();
  await expect(page.getByText("Tersimpan di perangkat ini", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.goto("/luring");
  await expect(page.getByText("Semua sudah terkirim.")).toBeVisible({ timeout: 30_000 });
  expect(await db.place.count({ where: { name } })).toBe(1);
});

test("an update and a comment written without a signal leave too", async ({ page, context, db }) => {
  const { code } = await addReport(db, { status: "VERIFIED" });
  const thread = await addThread(db);
  await withWorker(page);
  const talk = page.getByRole("region", { name: "Kabar dari warga" });
  await page.goto(`/laporan/${code}`);
  await talk.scrollIntoViewIfNeeded();
  await expect(talk.getByRole("radio", { name: "Masih begitu" })).toBeVisible();
  await page.goto(threadPath(threadSlug(thread.title, thread.id)));
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const [update, comment] = [`Kabar ${randomUUID()}`, `Komentar ${randomUUID()}`];
  await page.reload();
  await expect(page.getByText(/^Tanpa sinyal: ini halaman yang disimpan/u).first()).toBeVisible();
  await page.getByLabel("Komentar Anda").fill(comment);
  await page.getByRole("button", { name: "Kirim komentar" }).click();
  await expect(page.getByText("Tersimpan di perangkat ini", { exact: true })).toBeVisible();
  await page.goto(`/laporan/${code}`);
  await talk.scrollIntoViewIfNeeded();
  await page.getByRole("radio", { name: "Masih begitu" }).check();
  await page.getByLabel("Kabar Anda").fill(update);
  await page.getByRole("button", { name: "Kirim kabar" }).click();
  await expect(page.getByText("Tersimpan di perangkat ini", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.goto("/luring");
  await expect(page.getByText("Semua sudah terkirim.")).toBeVisible({ timeout: 30_000 });
  expect(await db.forumComment.count({ where: { content: comment } })).toBe(1);
  expect(await db.reportUpdate.count({ where: { content: update } })).toBe(1);
});
