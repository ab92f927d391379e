import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { DeskPage } from "@/e2e/pages/desk-page";
import { ReportPage } from "@/e2e/pages/report-page";
import { newPerson } from "@/e2e/people";
import { phonePhoto } from "@/e2e/photo";
import { decide, sendReportWithPhoto } from "@/e2e/reports";
import { AS_STAFF, test } from "@/e2e/staff";

async function file(name: string) {
  const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
  return { name, mimeType: "image/jpeg", buffer };
}

/** Draws a box over the middle half of the photo in the open dialog. */
async function drawBox(page: Page): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: "Tutupi wajah atau pelat nomor" });
  const photo = dialog.getByRole("img");
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { x, y, width, height } = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 4, y + height / 4);
  await page.mouse.down();
  await page.mouse.move(x + (width * 3) / 4, y + (height * 3) / 4);
  await page.mouse.up();
  await expect(dialog.getByRole("button", { name: "Kotak 1" })).toBeVisible();
  return dialog;
}

/** Brightness at a point in fractions of the picture. */
async function brightness(picture: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels] ?? 0;
}

test("a report takes three photos, one with a face covered before it is sent", async ({ page, db, staffApi }) => {
  const report = new ReportPage(page);
  const mark = randomUUID().slice(0, 8);
  const uploaded: string[] = [];
  page.on("response", async (response) => {
    if (new URL(response.url()).pathname !== "/api/photos" || response.status() !== 201) return;
    uploaded.push(((await response.json()) as { id: string }).id);
  });
  await report.open();
  const chooser = report.form.locator('input[type="file"]');
  await chooser.last().setInputFiles([await file("a.jpg"), await file("b.jpg")]);
  const arrived = report.form.getByText("Foto terkirim", { exact: true });
  await expect(arrived).toHaveCount(2);
  await chooser.last().setInputFiles(await file("c.jpg"));
  await expect(arrived).toHaveCount(3);

  await report.form.getByRole("button", { name: "Tutupi wajah atau pelat nomor" }).nth(1).click();
  const dialog = await drawBox(page);
  await dialog.getByRole("button", { name: "Tambah kotak" }).click();
  const second = dialog.getByRole("button", { name: "Kotak 2" });
  await expect(second).toBeFocused();
  for (const key of ["ArrowLeft", "Shift+ArrowDown", "Delete"]) await page.keyboard.press(key);
  await expect(second).toHaveCount(0);
  await dialog.getByRole("button", { name: "Urungkan" }).click();
  await expect(second).toBeVisible();
  await expectNoFaults(page, "/laporan with the dialog that covers a photo");
  await dialog.getByRole("button", { name: "Pakai kotak hitam" }).click();
  await expect.poll(() => uploaded.length).toBe(4);
  await expect(arrived).toHaveCount(3);

  await report.fill({
    damageType: "Pencemaran air",
    description: `Busa, tanda ${mark}.`,
    location: `Kali ${mark}`,
    name: "Uji",
  });
  await report.send.click();
  const code = await report.sentNumber();
  const answer = await staffApi.get(`/api/admin/reports/${code}`);
  const { photos } = (await answer.json()) as { photos: { id: string; large: string }[] };
  expect(photos).toHaveLength(3);
  const covered = uploaded[3] ?? "";
  expect(photos.map(({ id }) => id)).toContain(covered);
  const picture = await (await staffApi.get(`/api/photos/${covered}?w=2048`)).body();
  expect(await brightness(picture, 0.5, 0.5)).toBeLessThan(10);
  expect(await brightness(picture, 0.1, 0.1)).toBeGreaterThan(30);
  // The first version of the covered photo is no longer on the server, not even unused.
  const left = uploaded.filter((id) => !photos.some((photo) => photo.id === id));
  expect(left).toHaveLength(1);
  await expect.poll(() => db.photo.count({ where: { id: { in: left } } })).toBe(0);

  await staffApi.post(`/api/admin/reports/${code}/decisions`, { data: { decision: "verify", status: "PENDING" } });
  await expect(async () => {
    await page.goto(`/laporan/${code}`);
    await expect(page.getByRole("region", { name: "3 foto laporan" }).getByRole("link")).toHaveCount(3, {
      timeout: 1000,
    });
  }).toPass();
  await expectNoFaults(page, "/laporan/{code} with three photos");
});

test("a browser whose canvas draws nothing, or gives nothing back, sends the photo as it is", async ({ page }) => {
  const report = new ReportPage(page);
  for (const [at, how] of ["blank", "failing"].entries()) {
    await report.open();
    await page.evaluate((broken) => {
      if (broken === "blank") CanvasRenderingContext2D.prototype.drawImage = () => undefined;
      else HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    }, how);
    const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/photos"));
    await report.choosePhoto(await file(`${how}.jpg`));
    expect((await sent).headers()["content-type"], how).toBe("image/jpeg");
    await expect(report.form.getByText("Foto terkirim", { exact: true })).toHaveCount(at + 1);
  }
});

test.describe("staff", () => {
  test.use({ ...AS_STAFF, expectedErrors: [/status of 409/u] });

  test("cover a face on a shown photo, take that back, remove the photo, and are told when a colleague was first", async ({
    page,
    stack,
    staffApi,
  }) => {
    const report = await sendReportWithPhoto(stack);
    await decide(staffApi, report, "verify", "PENDING");
    const guest = await newPerson(stack);
    const shown = async () => {
      const answer = await guest.get(`/api/reports?q=${report.code}`);
      return ((await answer.json()) as { photos: string[] }[])[0]?.photos ?? [];
    };
    const [original = ""] = await shown();
    const desk = new DeskPage(page);
    await desk.open(report.code);
    const acts = page.getByRole("group", { name: "Foto 1" });
    await acts.getByRole("button", { name: "Tutupi" }).click();
    const dialog = await drawBox(page);
    await dialog.getByRole("button", { name: "Pakai kotak hitam" }).click();
    const toast = page.getByRole("region", { name: "Pemberitahuan" });
    await expect(toast).toContainText("Foto ditutup dengan kotak hitam.");
    await expect.poll(shown).not.toEqual([original]);
    const [covered = ""] = await shown();
    expect((await guest.get(original)).status()).toBe(404);
    expect(await brightness(await (await guest.get(covered)).body(), 0.5, 0.5)).toBeLessThan(10);
    await toast.getByRole("button", { name: "Urungkan" }).click();
    await expect(toast).toContainText("Foto dikembalikan seperti semula.");
    await expect.poll(shown).toEqual([original]);
    await expectNoFaults(page, "/admin/laporan with a photo");

    const id = /photos\/([^?]+)/u.exec(original)?.[1] ?? "";
    await acts.getByRole("button", { name: "Tutupi" }).click();
    await drawBox(page);
    expect((await staffApi.delete(`/api/admin/photos/${id}`)).status()).toBe(200);
    await dialog.getByRole("button", { name: "Pakai kotak hitam" }).click();
    await expect(toast).toContainText("baru saja diubah atau dihapus pengelola lain");
    await expect(acts).toHaveCount(0);
    expect(await shown()).toEqual([]);
    await guest.dispose();
  });
});
