import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { FAULTS } from "@/e2e/outside";
import { ReportPage } from "@/e2e/pages/report-page";
import { newPlace, sendReport } from "@/e2e/reports";

/** Its area is in the database from the start, so no other spec changes its words. */
const PIYUNGAN = { latitude: -7.8437, longitude: 110.4642 };

async function atPicker(page: Page) {
  const report = new ReportPage(page);
  await report.open();
  return { report, picker: await report.showPlacePicker() };
}

test.describe("who lets the browser know the place", () => {
  test.use({ geolocation: PIYUNGAN, permissions: ["geolocation"] });

  test("takes it over and can let it go again", async ({ page }) => {
    const { report, picker } = await atPicker(page);
    await report.here.click();
    await expect(picker.getByText("Titik terpilih: -7.84370, 110.46420")).toBeVisible();
    await expect(report.form.getByRole("status").filter({ hasText: "Titik Anda dipakai" })).toBeVisible();
    await expect(report.location).toHaveValue("Sekitar Kabupaten Sleman, DI Yogyakarta");
    await picker.getByRole("button", { name: "Hapus titik" }).click();
    await expect(picker.getByText("Titik terpilih")).toBeHidden();
  });

  test.describe("without an answer", () => {
    test.use({ expectedErrors: [/ERR_FAILED/u] });

    test("goes on without words where nobody can name the point", async ({ page }) => {
      await page.route("**/api/areas?*", (route) => route.abort());
      const { report } = await atPicker(page);
      const failure = page.waitForEvent("requestfailed");
      await report.here.click();
      await failure;
      await expect(report.location).toHaveValue("Sesuai titik di peta");
    });
  });
});

test.describe("who is abroad", () => {
  test.use({ geolocation: { latitude: 52.37, longitude: 4.9 }, permissions: ["geolocation"] });

  test("learns that the point is outside Indonesia", async ({ page }) => {
    const { report, picker } = await atPicker(page);
    await report.here.click();
    await expect(report.form.getByRole("alert")).toContainText("Titik berada di luar Indonesia.");
    await expect(picker.getByText("Titik terpilih")).toBeHidden();
  });
});

test("who refuses the place is told how to go on, and goes on", async ({ page }) => {
  const report = new ReportPage(page);
  await report.open();
  await report.here.click();
  const alert = report.form.getByRole("alert");
  await expect(alert).toContainText("Izin lokasi ditolak.");
  await expect(alert).toContainText("pilih titiknya di peta");
  const picker = report.form.getByRole("group", { name: "Titik di peta" });
  const map = picker.getByRole("region", { name: "Titik di peta" });
  await map.getByRole("button", { name: "Pakai titik tengah peta" }).click();
  await expect(picker.getByText(/^Titik terpilih: -\d\.\d+, 118\.\d+$/u)).toBeVisible();
  await expect(alert).toHaveCount(0);
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
  await report.location.fill("Lapangan Merdeka");
  const picker = await report.showPlacePicker();
  await expect(picker.getByLabel("Cari nama tempat")).toHaveValue("Lapangan Merdeka");
  await picker.getByLabel("Cari nama tempat").press("Enter");
  await expect(picker.getByText("Ditemukan: Lapangan Merdeka, Medan.")).toBeVisible();
  await expect(picker.getByText("© kontributor OpenStreetMap")).toBeVisible();
  await expect(picker.getByText("Titik terpilih: 3.59100, 98.67760")).toBeVisible();
});

async function search(picker: Locator, name: string) {
  await picker.getByLabel("Cari nama tempat").fill(name);
  await picker.getByRole("button", { name: "Cari", exact: true }).click();
}

/** A name that is new each time, so that the service is really asked and counts as healthy in the next tests. */
async function expectServiceAnswers(picker: Locator) {
  await search(picker, `Lapangan Merdeka ${randomUUID()}`);
  await expect(picker.getByText("Titik terpilih: 3.59100, 98.67760")).toBeVisible();
  await expect(picker.getByText("Titik perkiraan")).toBeHidden();
}

test.describe("while the search service cannot say, the gazetteer guesses", () => {
  for (const [problem, name] of [
    ["knows nothing", "Pasar Lembang"],
    ["is silent", `Pasar Lembang ${FAULTS.silent}`],
    ["answers 500", `Pasar Lembang ${FAULTS.broken}`],
    ["answers garbage", `Pasar Lembang ${FAULTS.garbage}`],
  ] as const) {
    test(`when it ${problem}`, async ({ page }) => {
      const { report, picker } = await atPicker(page);
      await search(picker, name);
      const found = "Ditemukan: Lembang, Kabupaten Bandung Barat, Jawa Barat (perkiraan).";
      await expect(picker.getByText(found)).toBeVisible();
      await expect(picker.getByText("© GeoNames")).toBeVisible();
      await expect(picker.getByText("Titik perkiraan: geser pin ke tempat yang tepat")).toBeVisible();
      await expect(picker.getByText("Titik terpilih (perkiraan): -6.8")).toBeVisible();
      await expect(report.form.getByText("Titik di peta masih perkiraan.")).toBeVisible();
      await expectServiceAnswers(picker);
      await expect(report.form.getByText("Titik di peta masih perkiraan.")).toBeHidden();
    });
  }
});

test.describe("a guessed point", () => {
  async function guessed(page: Page) {
    const { report, picker } = await atPicker(page);
    const map = picker.getByRole("region", { name: "Titik di peta" });
    await expect(map.getByRole("button", { name: "Pakai titik tengah peta" })).toBeVisible();
    await search(picker, "Lembang");
    const pin = map.getByRole("button", { name: "Titik Anda." });
    await expect(pin).toBeVisible();
    await expect(picker.getByText("Titik terpilih (perkiraan)")).toBeVisible();
    await map.scrollIntoViewIfNeeded();
    return { report, picker, map, pin };
  }

  async function longitudeOf(picker: Locator): Promise<number> {
    const text = await picker.getByText(/^Titik terpilih/u).textContent();
    return Number(text?.split(", ")[1]);
  }

  test("becomes an exact one where its pin is dragged", async ({ page }) => {
    const { report, picker, pin } = await guessed(page);
    const before = await longitudeOf(picker);
    const box = await pin.boundingBox();
    if (!box) throw new Error("the pin is not on the screen");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 8 });
    await page.mouse.up();
    await expect(picker.getByText(/^Titik terpilih: /u)).toBeVisible();
    await expect(picker.getByText("Titik perkiraan")).toBeHidden();
    await expect(report.form.getByText("Titik di peta masih perkiraan.")).toBeHidden();
    expect(await longitudeOf(picker)).toBeGreaterThan(before);
  });

  test("is moved by arrow keys, step by step", async ({ page }) => {
    const { picker, pin } = await guessed(page);
    const before = await longitudeOf(picker);
    await pin.focus();
    await page.keyboard.press("ArrowRight");
    await expect(picker.getByText(/^Titik terpilih: /u)).toBeVisible();
    const once = await longitudeOf(picker);
    expect(once).toBeGreaterThan(before);
    await expect(pin).toBeFocused();
    await page.keyboard.press("Shift+ArrowLeft");
    await expect.poll(() => longitudeOf(picker)).toBeLessThan(before);
  });

  test("is still a guess after a reload", async ({ page }) => {
    const { report } = await guessed(page);
    await report.form.getByLabel("Deskripsi").fill("Sampah menumpuk di belakang pasar.");
    await expect(report.form.getByText("Titik di peta masih perkiraan.")).toBeVisible();
    await page.reload();
    await expect(report.form.getByLabel("Deskripsi")).toHaveValue("Sampah menumpuk di belakang pasar.");
    await expect(report.form.getByText("Titik di peta masih perkiraan.")).toBeVisible();
  });
});

test.describe("a name that only the search service might know", () => {
  test.use({ expectedErrors: [/status of 503/u] });

  test("is asked for on the map while the service is away", async ({ page }) => {
    const { picker } = await atPicker(page);
    await search(picker, `Negeri Antah Berantah ${FAULTS.broken}`);
    await expect(picker.getByRole("alert")).toContainText("Pilih titiknya langsung di peta.");
    await expect(picker.getByText("Titik terpilih")).toBeHidden();
    await expectServiceAnswers(picker);
  });
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
    await report.here.click();
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
