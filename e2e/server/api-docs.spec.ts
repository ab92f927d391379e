import { expectNoFaults } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";

/** Uncompressed, with a menu of pictures, once as HTML and once as React's own description of it. */
const MOST_BYTES = 195_000;

test("the API is described lightly: a list of all routes, and a page for each part", async ({ page }) => {
  const answer = await page.goto("/api-docs");
  expect((await answer?.body())?.byteLength).toBeLessThan(MOST_BYTES);
  await expectNoFaults(page, "/api-docs");
  await page.getByRole("link", { name: "GET /api/reports/{id}", exact: true }).click();
  await expect(page).toHaveURL(/\/api-docs\/laporan#GET_api_reports_id$/u);
  await expect(page.getByRole("heading", { level: 1, name: "Laporan" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "GET /api/reports/{id}", exact: true })).toBeInViewport();
  await expectNoFaults(page, "/api-docs/laporan");

  await page.goto("/api-docs");
  const links = await page.getByRole("main").getByRole("link").all();
  const addresses = await Promise.all(links.map(async (link) => (await link.getAttribute("href")) ?? ""));
  const parts = addresses.filter((address) => /^\/api-docs\/[a-z-]+$/u.test(address));
  expect(parts.length).toBeGreaterThan(15);
  for (const path of parts) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    expect((await response.body()).byteLength, path).toBeLessThan(MOST_BYTES);
  }
});

test.describe("a part that does not exist", () => {
  test.use({ expectedErrors: [/status of 404/u] });

  test("is said so", async ({ page }) => {
    expect((await page.goto("/api-docs/tidak-ada"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Bagian API tidak ditemukan" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the fields of a request can be read", async ({ page }) => {
    await page.goto("/api-docs/laporan");
    const create = page.locator("#POST_api_reports");
    await expect(create.getByText("damage_type (wajib)")).toBeVisible();
    await expect(create.getByText(/5 kali dalam 10 menit untuk satu orang/u)).toBeVisible();
  });
});
