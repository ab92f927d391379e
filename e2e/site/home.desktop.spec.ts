import { expectNoFaultsInBoth } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { HomePage } from "@/e2e/pages/home-page";
import { approvedPlace } from "@/e2e/places";
import { test } from "@/e2e/staff";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("places and their map", () => {
  test("a card flies the map to its place and opens its popup", async ({ page, staffApi, db }) => {
    const chosen = await approvedPlace(db, staffApi);
    await approvedPlace(db, staffApi);
    const home = new HomePage(page);
    await home.open();
    await home.showMap();
    const button = home.card(chosen.name).getByRole("button");
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(home.map.locator(".leaflet-popup")).toContainText(chosen.name);
    await expect(home.map).toContainText("Peta oleh OpenStreetMap");
    const pin = home.map.getByRole("button", { name: `Taman kota: ${chosen.name}` });
    const aside = async () => {
      const [map, mark] = await Promise.all([home.map.boundingBox(), pin.boundingBox()]);
      return Math.abs((map?.x ?? 0) + (map?.width ?? 0) / 2 - (mark?.x ?? 0) - (mark?.width ?? 0) / 2);
    };
    await expect.poll(aside, { message: "pixels from the middle" }).toBeLessThan(3);
    expect(await pin.boundingBox()).toMatchObject({ width: 32, height: 32 });
    const tile = home.map.locator(".leaflet-tile-loaded").last();
    await expect(tile).toHaveAttribute("src", /\/15\/\d+\/\d+/u);

    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.click();
    await expect(home.map.locator(".leaflet-popup").filter({ hasText: chosen.name }), "the same again").toBeVisible();
  });

  test("a marker chooses its card and brings it into the list", async ({ page, staffApi, db }) => {
    const first = await approvedPlace(db, staffApi, { latitude: -8.65, longitude: 115.2 });
    for (let count = 0; count < 5; count++) await approvedPlace(db, staffApi);
    const home = new HomePage(page);
    await home.open();
    await home.showMap();
    await expect(home.card(first.name)).not.toBeInViewport();
    await home.map.getByRole("button", { name: `Taman kota: ${first.name}` }).focus();
    await page.keyboard.press("Enter");
    await expect(home.card(first.name).getByRole("button")).toHaveAttribute("aria-pressed", "true");
    await expect(home.card(first.name)).toBeInViewport({ ratio: 0.9 });
    await expect(home.map.locator(".leaflet-popup")).toContainText(first.name);
  });

  test("what was just approved is on the page and in its figures", async ({ page, staffApi, db }) => {
    const home = new HomePage(page);
    await home.open();
    const before = Number(await home.figure("Bank Sampah").textContent());
    const place = await approvedPlace(db, staffApi, { kind: "bank_sampah" });
    await page.reload();
    await expect(home.card(place.name)).toHaveCount(1);
    await expect(home.figure("Bank Sampah")).toHaveText(String(before + 1));
  });
});

test.describe("the cards that pass by", () => {
  const playState = (home: HomePage) =>
    home.features.evaluate((region) => {
      const [animation] = region
        .getAnimations({ subtree: true })
        .filter((one) => one.effect?.getTiming().duration === 30_000);
      return animation?.playState ?? "none";
    });

  test("stop for a mouse and for the switch", async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.features.scrollIntoViewIfNeeded();
    expect(await playState(home)).toBe("running");
    await home.features.getByRole("list").first().hover({ force: true });
    expect(await playState(home)).toBe("paused");
    await page.mouse.move(0, 0);
    expect(await playState(home)).toBe("running");
    await home.stopFeatures.check();
    expect(await playState(home)).toBe("paused");
  });

  test("stand at their beginning for the keyboard, once each, and Enter opens one", async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.stopFeatures.focus();
    const links = home.features.getByRole("link");
    const count = await links.count();
    expect(count).toBe(new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).size);
    for (let index = 0; index < count; index++) {
      await page.keyboard.press("Tab");
      await expect(links.nth(index)).toBeFocused();
      await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Gabung Komunitas Sekarang!" }), "past the copies").toBeFocused();
    await page.keyboard.press("Shift+Tab");
    const address = (await links.last().getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${address}$`, "u"));
  });

  test("answer a click on a copy too", async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.stopFeatures.check();
    await home.features.locator("[aria-hidden=true] a[href='/laporan']").first().click();
    await expect(page).toHaveURL(/\/laporan$/u);
  });

  test("are a plain row for who wants stillness", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const home = new HomePage(page);
    await home.open();
    expect(await playState(home)).toBe("none");
    await expect(home.features.locator("a").filter({ visible: true })).toHaveCount(
      await home.features.getByRole("link").count(),
    );
  });
});

test("stories fade in for a second when they are first seen", async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  const story = page
    .getByRole("region", { name: /^Kabar/u })
    .getByRole("listitem")
    .first();
  await expect(story).toHaveCSS("opacity", "0");
  await story.scrollIntoViewIfNeeded();
  await expect(story).toHaveCSS("transition-duration", "1s");
  await expect(story).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(story).toHaveCSS("opacity", "1");
});

test("nothing keeps anyone out of /home with its map", async ({ page, staffApi, db }) => {
  const place = await approvedPlace(db, staffApi, { kind: "bank_sampah" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const home = new HomePage(page);
  await home.open();
  await home.showMap();
  await home.card(place.name).getByRole("button").click();
  await expect(home.map.locator(".leaflet-popup")).toBeVisible();
  await expectNoFaultsInBoth(page, "/home with a popup");
});
