import { readFile } from "node:fs/promises";
import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { DeskPage } from "@/e2e/pages/desk-page";
import { phonePhoto } from "@/e2e/photo";
import { decide, sendReport } from "@/e2e/reports";
import { AS_STAFF, test } from "@/e2e/staff";
import { addEvent } from "@/prisma/factories/event";

test.use(AS_STAFF);

/** In the middle of Palangka Raya. */
const THERE = { latitude: -2.2096, longitude: 113.9108 };

test("the list of everything is narrowed by area and state, leads to the desk and comes as a file", async ({
  page,
  stack,
  staffApi,
}) => {
  const report = await sendReport(stack, { ...THERE, reporter_name: "Nama Pelapor Uji" });
  const other = await sendReport(stack, THERE);
  await decide(staffApi, report, "verify", "PENDING");
  await page.goto("/admin/laporan");
  await page.getByRole("link", { name: "Semua laporan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Semua laporan" })).toBeVisible();
  await page.getByLabel("Provinsi").selectOption("Kalimantan Tengah");
  await page.getByLabel("Keadaan").selectOption("Terverifikasi");
  await page.getByRole("button", { name: "Cari" }).click();
  const table = page.getByRole("table", { name: "Laporan" });
  const link = table.getByRole("link", { name: report.code });
  await expect(link).toBeVisible();
  await expect(table.getByRole("link", { name: other.code })).toHaveCount(0);
  await page.getByLabel("Kabupaten/kota").selectOption("Kota Palangka Raya");
  await page.getByRole("button", { name: "Cari" }).click();
  await expect(page).toHaveURL(/kabupaten=Kota\+Palangka\+Raya/u);
  await expect(link).toBeVisible();
  await expectNoFaults(page, "the list of all reports");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Unduh CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(report.code);
  expect(file).not.toMatch(/Nama Pelapor Uji/u);

  await link.click();
  await expect(new DeskPage(page).actions(report.code)).toBeVisible();
});

test("the results of an event settle its report, with words that staff can change", async ({
  page,
  stack,
  staffApi,
  db,
}) => {
  const report = await sendReport(stack);
  await decide(staffApi, report, "verify", "PENDING");
  const title = `Kerja bakti ${report.code}`;
  await addEvent(db, {
    title,
    reportId: report.id,
    startsAt: new Date(Date.now() - 86_400_000),
    resultPeople: 25,
    resultKilograms: 120.5,
    resultAt: new Date(),
  });
  await page.goto("/admin/tinjau?jenis=laporan");
  await page
    .getByRole("list", { name: "Perlu ditinjau, yang berisiko dulu, lalu yang terlama" })
    .getByRole("listitem")
    .filter({ hasText: report.code })
    .getByRole("link")
    .click();
  const desk = new DeskPage(page);
  await expect(desk.actions(report.code)).toBeVisible();
  await expect(page.getByRole("region", { name: "Kegiatan untuk laporan ini" })).toContainText("25 orang ikut");
  await expect(page.locator("#desk-title")).toBeFocused();
  await desk.start(report.code, "Klaim dengan hasil");
  await expect(desk.dialog.getByRole("textbox")).toHaveValue(/25 orang ikut, 120,5 kg/u);
  const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
  await desk.dialog
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: "sesudah.jpg", mimeType: "image/jpeg", buffer });
  await expect(desk.dialog.getByText("Foto terkirim", { exact: true })).toBeVisible();
  await desk.dialog.getByRole("button", { name: "Klaim selesai" }).click();
  await expect(desk.done(report.code)).toContainText("diklaim selesai");

  await page.goto(`/laporan/${report.code}`);
  await expect(page.getByText("25 orang ikut, 120,5 kg sampah terkumpul").first()).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});
