import { expectNoFaultsInBoth } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { addReport } from "@/prisma/factories/report";

const bantul = { location: "Saluran di Piyungan", areaCode: "34.02.14", areaCertainty: "person" } as const;

test("reports of a district are found by choosing down from its province, in the list and on the map", async ({
  page,
  db,
}) => {
  const point = { latitude: -7.8437, longitude: 110.4642 };
  const found = await addReport(db, { ...bantul, ...point, status: "VERIFIED", damageType: "Longsor/erosi" });
  const other = await addReport(db, { ...bantul, ...point, status: "VERIFIED", damageType: "Satwa liar" });
  const elsewhere = await addReport(db, { ...point, areaCode: "34.04", status: "VERIFIED" });
  await page.goto("/laporan/saring");
  await page.getByLabel("Provinsi").selectOption("DI Yogyakarta");
  await page.getByLabel("Kabupaten/kota").selectOption("Kabupaten Bantul");
  await page.getByLabel("Kecamatan").selectOption("Piyungan");
  await page.getByLabel("Jenis kerusakan").selectOption("Longsor/erosi");
  await page.getByRole("button", { name: "Tampilkan" }).click();
  await expect(page.locator(`#laporan-${found.code}`)).toBeVisible();
  await expect(page.locator(`#laporan-${other.code}`)).toHaveCount(0);
  await expect(page.getByLabel("Kecamatan"), "the choice stands in the address").toHaveValue("34.02.14");
  const address = await page.getByRole("link", { name: "RSS laporan dari daerah ini" }).getAttribute("href");
  const feed = await (await page.request.get(address ?? "")).text();
  expect(feed).toContain("<title>Sulur: laporan lingkungan di Piyungan</title>");
  expect([found, other, elsewhere].map(({ code }) => feed.includes(code))).toEqual([true, true, false]);
  await page.getByRole("region", { name: "Peta laporan" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Terverifikasi: Saluran di Piyungan" })).toHaveCount(1);
  await expectNoFaultsInBoth(page, "the narrowed list");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form narrows step by step, and says what has to be mended", async ({ page, db }) => {
    const { code } = await addReport(db, { ...bantul, status: "IN_PROGRESS" });
    const send = () => page.getByRole("button", { name: "Tampilkan" }).click();
    await page.goto("/laporan/saring");
    await page.getByLabel("Provinsi").selectOption("DI Yogyakarta");
    await send();
    await page.getByLabel("Kabupaten/kota").selectOption("Kabupaten Bantul");
    await send();
    await expect(page.locator(`#laporan-${code}`)).toBeVisible();
    await page.getByLabel("Dilaporkan dari tanggal").fill("2026-03-02");
    await page.getByLabel("Sampai tanggal").fill("2026-03-01");
    await send();
    await expect(page.getByText("Tanggal akhir harus sama dengan atau sesudah tanggal awal.")).toBeVisible();
    await expect(page.getByLabel("Kabupaten/kota"), "nothing was lost").toHaveValue("34.02");
  });
});
