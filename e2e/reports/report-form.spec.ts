import { expectNoFaults } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { ReportPage } from "@/e2e/pages/report-page";
import type { Database } from "@/prisma/client";

const PLACE = { latitude: -7.2575, longitude: 112.7521 };

/** Every run has words of its own: equal texts are held. */
function fields(place: string) {
  return {
    damageType: "Saluran tersumbat/banjir",
    description: `Air meluap ke rumah warga di ${place} setiap hujan, kiriman ${Date.now()}.`,
    location: place,
    name: "Wayan Uji",
  };
}

function verifiedReport(db: Database, code: string) {
  return db.report.create({
    data: {
      code,
      status: "VERIFIED",
      reporterName: "Warga",
      location: "Jalan Tunjungan, Surabaya",
      damageType: "Saluran tersumbat/banjir",
      description: "Saluran tersumbat di depan pasar.",
      textHash: "0".repeat(64),
      incidentDate: new Date("2026-01-01"),
      writerKey: "visitor:lain",
      ...PLACE,
    },
  });
}

test("what is missing is named, and each name leads to its field", async ({ page }) => {
  const report = new ReportPage(page);
  await report.open();
  await expectNoFaults(page, "the report form");
  await report.send.click();
  const summary = page.getByRole("alert", { name: "Semua kolom bertanda (*) harus diisi." });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Lokasi wajib diisi." }).click();
  await expect(report.location).toBeFocused();
  await expectNoFaults(page, "the report form, with what is missing");

  await report.location.fill("Gang Kenanga");
  await expect(summary.getByRole("link")).toHaveText(["Jenis kerusakan wajib diisi.", "Deskripsi wajib diisi."]);
  await report.kind("Satwa liar").check();
  await expect(summary.getByRole("link")).toHaveText(["Deskripsi wajib diisi."]);
  await report.form.getByLabel("Deskripsi").fill("M");
  await expect(summary).toBeHidden();
});

test("no name is anonymous, and only Lainnya is named in words, which a reload leaves", async ({ page, db }) => {
  const report = new ReportPage(page);
  const given = { ...fields("Jalan Anggrek"), damageType: "Lainnya", name: "" };
  await report.open();
  await expect(report.form.getByLabel("Jenis lainnya")).toBeHidden();
  await report.fill(given);
  await report.form.getByLabel("Jenis lainnya").fill("Jalan berlubang");
  await page.reload();
  await expect(page.getByText("Draf dipulihkan")).toBeVisible();
  await expect(report.form.getByLabel("Jenis lainnya")).toHaveValue("Jalan berlubang");
  await report.send.click();
  const row = await db.report.findUniqueOrThrow({ where: { code: await report.sentNumber() } });
  expect(row).toMatchObject({ damageType: "Jalan berlubang", anonymous: true, reporterName: "Warga" });
});

test.describe("on a weak network", () => {
  test.use({ expectedErrors: [/ERR_FAILED/u] });

  test("a lost answer, a reload and a double click make one report", async ({ page, db }) => {
    const report = new ReportPage(page);
    const given = fields("Gang Melati, Surabaya");
    await report.open();
    await report.fill(given);
    let lost = false;
    await page.route("**/api/reports", async (route) => {
      if (lost || route.request().method() !== "POST") return route.continue();
      lost = true;
      await route.fetch();
      await route.abort();
    });
    await report.send.click();
    await expect(page.getByText("Laporan gagal dikirim. Silakan coba lagi.").first()).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Laporan belum terkirim" })).toBeVisible();

    await page.reload();
    await expect(page.getByText("Draf dipulihkan")).toBeVisible();
    await expect(page.getByLabel("Deskripsi")).toHaveValue(given.description);
    await report.send.dblclick();
    const code = await report.sentNumber();
    const rows = await db.report.findMany({ where: { description: given.description } });
    expect(rows.map((row) => row.code)).toEqual([code]);
    await expect(page.getByRole("heading", { name: "Laporan Anda sudah kami terima" })).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Laporan berhasil dikirim!" })).toBeVisible();
    await expect(report.toast).toBeHidden();
    await expectNoFaults(page, "a report that was sent");
  });
});

test("a draft can be thrown away", async ({ page }) => {
  const report = new ReportPage(page);
  await report.open();
  await report.fill(fields("Jalan Kenanga"));
  await page.reload();
  await page.getByRole("button", { name: "Kosongkan" }).click();
  await expect(page.getByLabel("Deskripsi")).toHaveValue("");
  await page.reload();
  await expect(report.send).toBeEnabled();
  await expect(page.getByText("Draf dipulihkan")).toBeHidden();
});

test.describe("beside an earlier report", () => {
  test.use({ geolocation: PLACE, permissions: ["geolocation"] });

  test("a neighbour joins it instead of sending another, and counts once", async ({ page, db }) => {
    const earlier = await verifiedReport(db, "LP-260101-9001");
    const report = new ReportPage(page);
    const given = fields("Jalan Tunjungan, depan pasar");
    await report.open();
    await report.fill(given);
    await report.here.click();
    await expect(page.getByText("Titik Anda dipakai")).toBeVisible();
    await report.send.click();

    const question = page.getByRole("dialog", { name: "Sudah pernah dilaporkan?" });
    await expect(question).toBeVisible();
    await expectNoFaults(page, "an earlier report beside it");
    await page.keyboard.press("Escape");
    await expect(report.send).toBeFocused();
    await report.send.click();
    await question
      .getByRole("button", { name: /^Saya juga mengalami/u })
      .first()
      .dblclick();
    await expect(page.getByText(`Dukungan Anda tercatat pada ${earlier.code}`)).toBeVisible();

    const { supportCount } = await db.report.findUniqueOrThrow({ where: { id: earlier.id } });
    expect(supportCount).toBe(1);
    expect(await db.report.count({ where: { description: given.description } })).toBe(0);
  });
});

test.describe("searching", () => {
  test.use({ expectedErrors: [/status of 404/u] });

  test("finds a report by its number, and after a wrong number offers itself again", async ({ page, db }) => {
    const { code } = await verifiedReport(db, "LP-260101-9002");
    await page.goto("/laporan/LP-990101-0001");
    await expect(page.getByRole("heading", { name: "Laporan tidak ditemukan" })).toBeVisible();
    const search = page.getByRole("search", { name: "Laporan" });
    await search.getByLabel("Cari dengan nomor laporan").fill(code.toLowerCase().replaceAll("-", " "));
    await search.getByRole("button", { name: "Cari" }).click();
    await expect(page).toHaveURL(`/laporan/${code}`);
    await expectNoFaults(page, "a report found by its number");
    const card = await page.locator('meta[property="og:image"]').getAttribute("content");
    const picture = await page.request.get(card ?? "");
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    expect((await picture.body()).byteLength).toBeLessThan(300_000);
  });
});
