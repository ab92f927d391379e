import type { Page } from "playwright/test";
import { eventIn, uniqueWord } from "@/e2e/events-ahead";
import { expect } from "@/e2e/fixtures";
import { DeskPage } from "@/e2e/pages/desk-page";
import { newPlace, sendReport } from "@/e2e/reports";
import { AS_STAFF, test } from "@/e2e/staff";
import { addPartner } from "@/prisma/factories/partner";

test.use({ ...AS_STAFF, expectedErrors: [/ERR_FAILED/u] });

test.beforeEach(async ({ page, stack }) => {
  const own = new URL(stack.url).origin;
  await page.route(
    ({ origin }) => origin !== own,
    (route) => route.abort(),
  );
});

/** Land and sea are drawn by Sulur itself, which says so, and the pin stands on them. */
async function expectMap(page: Page): Promise<void> {
  const map = page.getByRole("region", { name: /^Peta/u });
  await map.scrollIntoViewIfNeeded();
  const ground = map.locator("img[src^='/ubin/light/']").first();
  await expect(ground).toBeVisible();
  await expect.poll(() => ground.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await expect(map.getByText("Peta dasar sederhana")).toBeVisible();
  await expect(map.locator(".sulur-pin")).toBeVisible();
}

test.describe("with every other host out of reach there is a map", () => {
  test("of an event", async ({ page, db }) => {
    const { slug } = await eventIn(db, "Gorontalo");
    await page.goto(`/event/${slug}`);
    await expectMap(page);
  });

  test("of a waste bank", async ({ page, db }) => {
    const { slug } = await addPartner(db, {
      name: `Bank Sampah ${uniqueWord()}`,
      latitude: -8.6531,
      longitude: 115.2212,
    });
    await page.goto(`/bank-sampah/${slug}`);
    await expectMap(page);
  });

  test("of a report at the desk", async ({ page, stack }) => {
    const { code } = await sendReport(stack, newPlace());
    await new DeskPage(page).open(code);
    await expectMap(page);
  });
});
