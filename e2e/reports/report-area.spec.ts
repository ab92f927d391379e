import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures.ts";
import { ReportPage } from "../pages/report-page.ts";

/** In Bantul, but the nearest town is Sleman's. */
const PIYUNGAN = { latitude: -7.8437, longitude: 110.4642 };

test.use({ geolocation: PIYUNGAN, permissions: ["geolocation"] });

test("a guessed area is put right by one tap, or by a search, and the report keeps it", async ({ page, db }) => {
  const report = new ReportPage(page);
  await report.open();
  await report.here.click();
  await expect(report.location).toHaveValue("Sekitar Kabupaten Sleman, DI Yogyakarta");
  await report.showPlacePicker();
  const area = report.form.getByRole("group", { name: "Daerah" });
  await expect(area.getByRole("status").first()).toHaveText("Daerah: Kabupaten Sleman, DI Yogyakarta (perkiraan)");

  await area.getByRole("button", { name: "Kota Yogyakarta" }).click();
  await expect(area.getByRole("status").first()).toHaveText("Daerah: Kota Yogyakarta, DI Yogyakarta (pilihan Anda)");

  await area.getByRole("button", { name: "Cari desa atau kecamatan" }).click();
  await area.getByLabel("Nama desa, kelurahan, atau kecamatan").fill("srimulyo bantul");
  await area.getByRole("button", { name: "Cari", exact: true }).click();
  await area.getByRole("button", { name: "Srimulyo, Piyungan, Kabupaten Bantul, DI Yogyakarta" }).click();
  await expect(area.getByRole("status").first()).toHaveText(
    "Daerah: Srimulyo, Piyungan, Kabupaten Bantul, DI Yogyakarta (pilihan Anda)",
  );
  await expect(report.location).toHaveValue("Srimulyo, Piyungan, Kabupaten Bantul, DI Yogyakarta");

  await report.fill({
    damageType: "Sampah menumpuk",
    description: `Sampah menumpuk di tepi jalan desa, tanda ${randomUUID()}.`,
    location: "Dekat pasar desa",
    name: "Wening",
  });
  await report.send.click();
  const code = await report.sentNumber();
  expect(await db.report.findUnique({ where: { code } })).toMatchObject({
    areaCode: "34.02.14.2002",
    areaCertainty: "person",
    regency: "Kabupaten Bantul",
  });
  const shown = await (await page.request.get(`/api/reports?q=${code}`)).json();
  expect(shown).toMatchObject([{ area: "Kabupaten Bantul, DI Yogyakarta", area_code: "34.02" }]);
});
