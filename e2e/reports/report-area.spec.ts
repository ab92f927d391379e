import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "@/e2e/fixtures";
import { ReportPage } from "@/e2e/pages/report-page";

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

test("boundaries that are imported while Sulur serves are read at once, and drawn on its maps", async ({
  page,
  stack,
  db,
}, testInfo) => {
  const areas = `/api/areas?lat=${PIYUNGAN.latitude}&lng=${PIYUNGAN.longitude}`;
  const certainty = async () => (await (await page.request.get(areas)).json()).certainty;
  expect(await certainty()).toBe("nearest");
  const box = (code: string, name: string, south: number, north: number) => {
    const ring = [110.2, 110.6, 110.6, 110.2, 110.2].map((x, index) => [x, index < 2 || index > 3 ? south : north]);
    return { properties: { code, name }, geometry: { type: "Polygon", coordinates: [ring] } };
  };
  const file = testInfo.outputPath("batas.geojson");
  const features = [box("34.02", "Kabupaten Bantul", -8, -7.8), box("34.04", "Kabupaten Sleman", -7.8, -7.5)];
  await writeFile(file, JSON.stringify({ features }));
  try {
    await promisify(execFile)(process.execPath, ["--import", "./scripts/alias.mjs", "scripts/areas.ts", file], {
      env: { ...process.env, DATABASE_URL: stack.databaseUrl },
    });
    await expect.poll(certainty).toBe("boundary");
    const report = new ReportPage(page);
    await report.open();
    await report.here.click();
    await expect(report.location).toHaveValue("Kabupaten Bantul, DI Yogyakarta");
    await report.showPlacePicker();
    const area = report.form.getByRole("group", { name: "Daerah" });
    const said = area.getByRole("status").first();
    await area.getByLabel("Kecamatan (boleh kosong)").fill("piy");
    await area.getByRole("button", { name: "Piyungan" }).click();
    await expect(said).toHaveText("Daerah: Piyungan, Kabupaten Bantul, DI Yogyakarta (pilihan Anda)");
    await area.getByRole("button", { name: "Srimulyo" }).click();
    await expect(said).toHaveText("Daerah: Srimulyo, Piyungan, Kabupaten Bantul, DI Yogyakarta (pilihan Anda)");
    await area.getByRole("button", { name: "Hapus pilihan" }).click();
    await expect(said).toHaveText("Daerah: Kabupaten Bantul, DI Yogyakarta");

    const tile = page.locator("img[src*='/ubin/light/9/']").first();
    await expect(async () => {
      await page.goto("/peta-lokasi?peta=-7.8,110.4,9");
      await expect(tile).toHaveAttribute("src", /v=\d+\.[0-9a-f]+$/u);
    }).toPass();
    const tiles = await page.locator("img[src*='/ubin/light/9/']").all();
    const sources = await Promise.all(tiles.map(async (one) => (await one.getAttribute("src")) ?? ""));
    const drawn = await Promise.all(sources.map(async (source) => (await page.request.get(source)).text()));
    expect(drawn.join("")).toContain("stroke-dasharray");
  } finally {
    await db.areaShape.deleteMany();
    await db.areaOutline.deleteMany();
  }
});
