import type { Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";
import { ReportPage } from "./pages/report-page.ts";
import { newPlace, sendReport } from "./reports.ts";

const MEDAN = { latitude: 3.59, longitude: 98.67 };

async function atPicker(page: Page) {
  const report = new ReportPage(page);
  await report.open();
  return { report, picker: await report.showPlacePicker() };
}

test.describe("who lets the browser know the place", () => {
  test.use({ geolocation: MEDAN, permissions: ["geolocation"] });

  test("takes it over and can let it go again", async ({ page }) => {
    const { picker } = await atPicker(page);
    await picker.getByRole("button", { name: "Gunakan lokasi saya" }).click();
    await expect(picker.getByText("Titik terpilih: 3.59000, 98.67000")).toBeVisible();
    await expect(picker.getByRole("status").filter({ hasText: "Posisi Anda dipakai" })).toBeVisible();
    await picker.getByRole("button", { name: "Hapus titik" }).click();
    await expect(picker.getByText("Titik terpilih")).toBeHidden();
  });
});

test.describe("who is abroad", () => {
  test.use({ geolocation: { latitude: 52.37, longitude: 4.9 }, permissions: ["geolocation"] });

  test("learns that the point is outside Indonesia", async ({ page }) => {
    const { picker } = await atPicker(page);
    await picker.getByRole("button", { name: "Gunakan lokasi saya" }).click();
    await expect(picker.getByRole("alert")).toContainText("Titik berada di luar Indonesia.");
    await expect(picker.getByText("Titik terpilih")).toBeHidden();
  });
});

test("who refuses the place is told how to go on, and goes on", async ({ page }) => {
  const { picker } = await atPicker(page);
  await picker.getByRole("button", { name: "Gunakan lokasi saya" }).click();
  await expect(picker.getByRole("alert")).toContainText("Izin lokasi ditolak.");
  await expect(picker.getByRole("alert")).toContainText("pilih titiknya di peta");
  const map = picker.getByRole("region", { name: "Titik di peta" });
  await map.getByRole("button", { name: "Pakai titik tengah peta" }).click();
  await expect(picker.getByText(/^Titik terpilih: -2\.[45]\d+, 118\.0\d+$/u)).toBeVisible();
  await expect(picker.getByRole("alert")).toHaveCount(0);
});

test("a tap on the form's map chooses the point", async ({ page }) => {
  const { picker } = await atPicker(page);
  const map = picker.getByRole("region", { name: "Titik di peta" });
  await expect(map.getByRole("button", { name: "Pakai titik tengah peta" })).toBeVisible();
  await map.tap({ position: { x: 120, y: 110 } });
  await expect(picker.getByText("Titik terpilih")).toBeVisible();
});

test("a place is found by its name, which stands in the search already", async ({ page }) => {
  const report = new ReportPage(page);
  await report.open();
  await report.form.getByLabel("Lokasi", { exact: false }).first().fill("Lapangan Merdeka");
  const picker = await report.showPlacePicker();
  await expect(picker.getByLabel("Cari nama tempat")).toHaveValue("Lapangan Merdeka");
  await picker.getByLabel("Cari nama tempat").press("Enter");
  await expect(picker.getByText("Ditemukan: Lapangan Merdeka, Medan.")).toBeVisible();
  await expect(picker.getByText("© kontributor OpenStreetMap")).toBeVisible();
  await expect(picker.getByText("Titik terpilih: 3.59100, 98.67760")).toBeVisible();
});

test.describe("a name that nobody knows", () => {
  test.use({ expectedErrors: [/status of 404/u] });

  test("gets the sentence of the specification", async ({ page }) => {
    const { picker } = await atPicker(page);
    await picker.getByLabel("Cari nama tempat").fill("Negeri Antah Berantah");
    await picker.getByRole("button", { name: "Cari" }).click();
    const sentence = "Lokasi tidak ditemukan. Coba masukkan nama lokasi yang lebih spesifik.";
    await expect(picker.getByRole("alert")).toHaveText(sentence);
    await expect(picker.getByText("Titik terpilih")).toBeHidden();
  });
});

test.describe("beside an earlier report", () => {
  const here = newPlace();
  test.use({ geolocation: here, permissions: ["geolocation"] });

  test("saying so a second time counts no second time, and the own report still goes out", async ({
    page,
    stack,
    db,
  }) => {
    const earlier = await sendReport(stack, here);
    const { report, picker } = await atPicker(page);
    const description = `Selokan meluap lagi sejak subuh di dekat ${earlier.location}.`;
    await report.fill({ damageType: "Lainnya", description, location: "Gang buntu", name: "Made Uji" });
    await picker.getByRole("button", { name: "Gunakan lokasi saya" }).click();
    await expect(picker.getByText("Titik terpilih")).toBeVisible();
    const question = page.getByRole("dialog", { name: "Sudah pernah dilaporkan?" });
    const supportCount = async () => (await db.report.findUniqueOrThrow({ where: { id: earlier.id } })).supportCount;

    for (const attempt of ["first", "second"]) {
      await report.send.click();
      await question.getByRole("button", { name: /^Saya juga mengalami/u }).click();
      await expect(question, `${attempt} time`).toBeHidden();
      await expect(page.getByText(`Dukungan Anda tercatat pada ${earlier.code}`)).toBeVisible();
      await expect(page.getByText("1 warga juga mengalami.")).toBeVisible();
      expect(await supportCount()).toBe(1);
    }
    expect(await db.report.count({ where: { description } })).toBe(0);

    await report.send.click();
    await question.getByRole("button", { name: "Tetap kirim laporan" }).click();
    const code = await report.sentNumber();
    const row = await db.report.findUniqueOrThrow({ where: { code } });
    expect([row.latitude, row.longitude]).toEqual([here.latitude, here.longitude]);
  });
});
