import type { Page } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { HomePage } from "@/e2e/pages/home-page";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const switchOf = (page: Page) => page.getByRole("switch", { name: "Mode Hemat Data" });
const savedOf = (page: Page) => page.getByRole("contentinfo").getByText(/^Aktif\./u);

function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test("who saves data gets the list first and the map only when tapped, and reads what that saved", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const requested = requestedPaths(page);
  await page.goto("/peta-lokasi");
  await expect(page.getByRole("button", { name: "Daftar", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("searchbox", { name: "Cari nama lokasi" })).toBeVisible();
  await expect(switchOf(page)).toBeChecked();
  await expect(savedOf(page)).toContainText("program peta");
  expect(requested.filter((path) => path.startsWith("/tiles/"))).toEqual([]);

  await page.getByRole("button", { name: "Peta", exact: true }).click();
  await page.getByRole("button", { name: "Tampilkan peta" }).click();
  await expect(page.locator(".leaflet-container")).toBeVisible();
  await expect(page.locator("img[src^='/ubin/']").first()).toBeVisible();
  expect(requested.filter((path) => path.startsWith("/tiles/"))).toEqual([]);
  await expect(savedOf(page)).not.toContainText("program peta");
});

test("the footer's switch stops the video now and later, by keyboard too, in both themes", async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await expect(home.video).toHaveJSProperty("paused", false);
  await switchOf(page).focus();
  await page.keyboard.press("Space");
  await expect(switchOf(page)).toBeChecked();
  await expect(home.video).toHaveCount(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFaults(page, `the footer while data is saved, ${colorScheme}`);
  }

  const requested = requestedPaths(page);
  await page.reload();
  await expect(savedOf(page)).toContainText(/sekitar \d+ KB tidak dimuat: .*video \d+ KB/u);
  expect(requested.filter((path) => /\.(?:webm|mp4)$/u.test(path))).toEqual([]);
  await switchOf(page).click();
  await expect(home.video).toHaveCount(1);
});
