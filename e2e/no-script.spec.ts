import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript /laporan shows the list and says what is missing", async ({ page, db }) => {
  const report = await db.report.findFirst({
    where: { status: { not: "REJECTED" }, heldReason: null },
    orderBy: { id: "desc" },
  });
  await page.goto("/laporan");
  await expect(page.getByRole("heading", { name: "Daftar Laporan Terbaru" })).toBeVisible();
  if (report) await expect(page.getByText(report.code)).toBeVisible();
  await expect(page.getByText(/JavaScript/u).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Kirim laporan" })).toBeHidden();
});

test("without JavaScript every page of the navigation can be reached", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("contentinfo").getByRole("link", { name: /lapor/iu }).first().click();
  await expect(page).toHaveURL(/\/laporan/u);
});
