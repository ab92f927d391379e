import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { sendReport } from "@/e2e/reports";
import { AS_STAFF, test } from "@/e2e/staff";

test.use(AS_STAFF);

test("the statistics are read as plots, as tables and as files, on a phone", async ({ page, stack }) => {
  await sendReport(stack);
  await page.goto("/admin/statistik");
  await expect(page.getByRole("heading", { level: 1, name: "Statistik" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Diagram batang\. Laporan per minggu/u })).toBeVisible();
  await expect(page.getByRole("region", { name: "Per daerah: Indonesia" })).toBeVisible();
  const reports = page.getByRole("region", { name: /^Laporan per minggu/u });
  await reports.getByText("Lihat angkanya").click();
  await expect(reports.locator("tbody tr")).toHaveCount(26);
  await expectNoFaults(page, "the statistics");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Unduh CSV per minggu" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^sulur-statistik-waktu-per-minggu-\d{4}-\d\d-\d\d\.csv$/u);
  await page.getByRole("link", { name: "Per tahun" }).click();
  await expect(page).toHaveURL(/per=tahun$/u);
  await expect(page.getByRole("img", { name: /^Diagram garis\. Median hari per tahun/u })).toBeVisible();
});
