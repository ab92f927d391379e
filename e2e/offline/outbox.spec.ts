import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "../fixtures.ts";
import { ReportPage } from "../pages/report-page.ts";
import { phonePhoto } from "../photo.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of/u],
});

/** Until the worker has what opens the form without a signal. */
async function withWorker(page: Page): Promise<void> {
  await page.goto("/laporan");
  await expect
    .poll(
      () =>
        page.evaluate(async () =>
          Boolean(
            navigator.serviceWorker.controller &&
              (await caches.match("/laporan")) &&
              (await caches.match("/sulur-bagian")),
          ),
        ),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
}

async function writeReport(page: Page, description: string, photo = false): Promise<void> {
  const report = new ReportPage(page);
  await report.open();
  if (photo) {
    const buffer = await phonePhoto({ latitude: -6.9, longitude: 107.6 });
    await report.choosePhoto({ name: "kali.jpg", mimeType: "image/jpeg", buffer });
    await expect(report.form.getByText("Menunggu sinyal di HP ini")).toBeVisible();
  }
  await report.fill({ damageType: "Sampah menumpuk", description, location: "Tepi kali", name: "Wening" });
  await report.send.click();
  await expect(page.getByText("Tersimpan di HP ini")).toBeVisible();
}

test("reports written without a signal leave by themselves, once and in order, though the tab was closed", async ({
  page,
  context,
  db,
}) => {
  await withWorker(page);
  await context.setOffline(true);
  const [first, second] = [`Pertama ${randomUUID()}`, `Kedua ${randomUUID()}`];
  await writeReport(page, first, true);
  await writeReport(page, second);
  await expect(page.getByRole("link", { name: "2 menunggu sinyal" })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto("/luring");
  await expect(later.getByText("Semua sudah terkirim.")).toBeVisible({ timeout: 30_000 });
  await later.getByRole("button", { name: "Tampilkan daftarnya" }).click();
  const rows = await db.report.findMany({ where: { description: { in: [first, second] } }, orderBy: { id: "asc" } });
  expect(rows.map(({ description }) => description)).toEqual([first, second]);
  expect(rows[0]?.photoId, "with its photo").not.toBeNull();
  for (const { code } of rows) await expect(later.getByRole("link", { name: new RegExp(code, "u") })).toBeVisible();
});
