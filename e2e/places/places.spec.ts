import type { Locator } from "playwright/test";
import { expect } from "@/e2e/fixtures";
import { PlacesScreen } from "@/e2e/pages/places-screen";
import { newAccount, signIn } from "@/e2e/people";
import { newPlaceOnMap, newSpot, sendPlace } from "@/e2e/places-on-map";
import { test } from "@/e2e/staff";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Some 1.1 km further north for each. */
function north({ latitude, longitude }: { latitude: number; longitude: number }, steps: number) {
  return { latitude: latitude + steps / 100, longitude };
}

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN;
}

test("without JavaScript the list can be read, and leads to a place's page", async ({ browser, stack, staffApi }) => {
  const shown = await newPlaceOnMap(stack, staffApi);
  const waiting = await sendPlace(stack);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
  const page = await context.newPage();
  await page.goto("/peta-lokasi");
  const { list, map, nearMe } = new PlacesScreen(page);
  await expect(list.getByRole("heading", { name: "Lokasi terbaru" })).toBeVisible();
  await expect(list.getByText(waiting.name)).toHaveCount(0);
  // Playwright looks for no text inside <noscript>, even where it shows.
  const word = map.locator("noscript p");
  await expect(word).toHaveText("Peta memerlukan JavaScript.");
  await expect(word).toBeVisible();
  await expect(nearMe).toBeHidden();
  await list.getByRole("link", { name: shown.name }).click();
  await expect(page).toHaveURL(`/peta-lokasi/${shown.slug}`);
  await context.close();
});

test("chips narrow list and map, and stand in the address", async ({ page, stack, staffApi }) => {
  const here = newSpot();
  const park = await newPlaceOnMap(stack, staffApi, here);
  const forest = await newPlaceOnMap(stack, staffApi, {
    ...north(here, 0.2),
    kind: "mangrove",
    name: `Bakau ${park.id}`,
  });
  const screen = new PlacesScreen(page);
  await screen.open();
  await screen.showOnMap(park.name).click();
  await expect(screen.pin(`Taman kota: ${park.name}`)).toBeVisible();
  await expect(screen.pin(`Mangrove: ${forest.name}`)).toBeVisible();

  await screen.chip("Mangrove").click();
  await expect(screen.chip("Mangrove")).toHaveAttribute("aria-pressed", "true");
  await expect(screen.pin(`Taman kota: ${park.name}`)).toHaveCount(0);
  await expect(screen.pin(`Mangrove: ${forest.name}`)).toBeVisible();
  await expect(screen.card(forest.name)).toBeVisible();
  await expect(screen.card(park.name)).toHaveCount(0);
  await expect(page).toHaveURL("/peta-lokasi?jenis=mangrove");

  await page.reload();
  await expect(screen.chip("Mangrove")).toHaveAttribute("aria-pressed", "true");
  await expect(screen.card(forest.name)).toBeVisible();
  await expect(screen.card(park.name)).toHaveCount(0);
  await screen.chip("Mangrove").click();
  await expect(screen.card(park.name)).toBeVisible();
  await expect(page).toHaveURL("/peta-lokasi");
});

test.describe("who lets the browser know the place", () => {
  const here = newSpot();
  test.use({ geolocation: { ...here, accuracy: 400 }, permissions: ["geolocation"] });

  test("sees the nearest first, with the distance, and where they are", async ({ page, stack, staffApi }) => {
    const far = await newPlaceOnMap(stack, staffApi, north(here, 3));
    const near = await newPlaceOnMap(stack, staffApi, north(here, 1));
    await newPlaceOnMap(stack, staffApi, north(here, 60));
    const screen = new PlacesScreen(page);
    await screen.open();
    await expect(screen.map.locator(".sulur-here")).toHaveCount(0);
    await screen.nearMe.click();
    await screen.heading("Lokasi terdekat dari Anda");
    await expect(screen.list.getByRole("listitem").first()).toContainText(near.name);
    await expect(screen.card(near.name)).toContainText("1,1 km");
    await expect(screen.card(far.name)).toContainText("3,3 km");
    expect(await topOf(screen.card(near.name))).toBeLessThan(await topOf(screen.card(far.name)));
    await expect(screen.map.getByTitle("Posisi Anda, ketelitian sekitar 400 m")).toBeInViewport();
    await expect(screen.pin(`Taman kota: ${near.name}`)).toBeInViewport();
    await expect(screen.pin(`Taman kota: ${far.name}`)).toBeInViewport();
    await expect(screen.map.locator(".sulur-distance")).toContainText(["1,1 km", "3,3 km"]);

    await screen.nearMe.click();
    await screen.heading("Lokasi terbaru");
    await expect(screen.map.locator(".sulur-here")).toHaveCount(0);
  });
});

test("who refuses the place reads why in red, and the list stays", async ({ page, stack, staffApi }) => {
  const shown = await newPlaceOnMap(stack, staffApi);
  const screen = new PlacesScreen(page);
  await screen.open();
  await screen.nearMe.click();
  const alert = page.getByRole("alert").filter({ hasText: "Izin lokasi ditolak." });
  await expect(alert).toContainText("geser peta ke daerah Anda");
  expect(await alert.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(142, 36, 28)");
  await screen.heading("Lokasi terbaru");
  await expect(screen.card(shown.name)).toBeVisible();
});

test("a browser without positions says so", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "geolocation"));
  const screen = new PlacesScreen(page);
  await screen.open();
  await screen.nearMe.click();
  await expect(page.getByRole("alert").filter({ hasText: "Geolocation tidak didukung browser" })).toBeVisible();
});

test("a name is searched on the server; what is nowhere is said to be nowhere", async ({ page, stack, staffApi }) => {
  const found = await newPlaceOnMap(stack, staffApi);
  const other = await newPlaceOnMap(stack, staffApi);
  const screen = new PlacesScreen(page);
  await screen.open();
  await screen.search.fill(found.name.toUpperCase());
  await expect(screen.card(other.name)).toHaveCount(0);
  await expect(screen.card(found.name)).toBeVisible();
  await screen.search.fill("Negeri Antah Berantah");
  await expect(screen.list.getByText("Tidak ada lokasi tersedia.")).toBeVisible();
  await screen.list.getByRole("button", { name: "Tampilkan semua lokasi" }).last().click();
  await expect(screen.search).toHaveValue("");
  await expect(screen.card(other.name)).toBeVisible();
});

test.describe("a server that fails", () => {
  test.use({ expectedErrors: [/status of 503/u] });

  test("is named, and asked again", async ({ page, stack, staffApi }) => {
    const shown = await newPlaceOnMap(stack, staffApi, { kind: "konservasi" });
    const screen = new PlacesScreen(page);
    await screen.open();
    const list = (url: URL) => url.pathname === "/api/locations";
    await page.route(list, (route) => route.fulfill({ status: 503, json: { message: "Layanan sedang sibuk." } }));
    await screen.chip("Konservasi").click();
    const failure = screen.list.getByRole("alert");
    await expect(failure).toContainText("Error: Layanan sedang sibuk.");
    await page.unroute(list);
    await failure.getByRole("button", { name: "Coba lagi" }).click();
    await expect(screen.card(shown.name)).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test("the list is drawn over the map in three stops, by its button and by a finger", async ({ page }) => {
  const screen = new PlacesScreen(page);
  await screen.openAtRest();
  const height = async () => (await screen.map.boundingBox())?.height ?? Number.NaN;
  // Whatever the page is scrolled by.
  const uncovered = async () => ((await topOf(screen.list)) - (await topOf(screen.map))) / (await height());
  const handle = screen.list.getByRole("button", { name: /daftar$/u });
  await expect(handle).toHaveAccessibleName("Tampilkan daftar");
  const covered = async () => (await height()) * (1 - (await uncovered()));
  await expect.poll(covered, "pixels of the sheet at rest").toBeCloseTo(40, 0);
  expect((await height()) - 40, "55 % of the screen").toBeGreaterThanOrEqual(0.55 * 740);
  await handle.click();
  await expect(handle).toHaveAccessibleName("Perbesar daftar");
  await expect.poll(uncovered).toBeCloseTo(0.54, 1);
  await handle.click();
  await expect(handle).toHaveAccessibleName("Perkecil daftar");
  await expect.poll(uncovered).toBeCloseTo(0, 1);
  await handle.click();
  await expect(handle).toHaveAttribute("aria-expanded", "false");
  await expect.poll(uncovered).toBeGreaterThan(0.8);

  // Waits until the sheet has come to rest.
  await handle.hover();
  const grip = await handle.boundingBox();
  const x = (grip?.x ?? 0) + (grip?.width ?? 0) / 2;
  const y = (grip?.y ?? 0) + (grip?.height ?? 0) / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 4 });
  await page.mouse.move(x, y - 0.3 * (await height()), { steps: 4 });
  await page.mouse.up();
  await expect(handle).toHaveAccessibleName("Perbesar daftar");
  await expect.poll(uncovered).toBeCloseTo(0.54, 1);

  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await expect(screen.map).toBeHidden();
  await expect(handle).toBeHidden();
  await page.getByRole("button", { name: "Peta", exact: true }).click();
  await expect(screen.map).toBeVisible();
});

test("a place chosen in the list alone leads to the map, whose popup leads back", async ({ page, stack, staffApi }) => {
  const chosen = await newPlaceOnMap(stack, staffApi);
  const screen = new PlacesScreen(page);
  await screen.open();
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await screen.showOnMap(chosen.name).click();
  await expect(screen.popup).toContainText(chosen.name);
  await expect(screen.popup).toContainText(chosen.description);
  await expect(screen.pin(`Taman kota: ${chosen.name}`)).toBeInViewport();
  await expect(screen.showOnMap(chosen.name)).toHaveAttribute("aria-pressed", "true");
  await expect(screen.popup.locator(":focus"), "the popup is read at once").toBeAttached();
  await page.keyboard.press("Tab");
  await expect(screen.popup.getByRole("link", { name: "Buka lokasi" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(screen.popup).toHaveCount(0);
  await expect(screen.showOnMap(chosen.name)).toBeFocused();
  await expect(screen.showOnMap(chosen.name)).toBeInViewport();
  await expect(screen.showOnMap(chosen.name)).toHaveAttribute("aria-pressed", "false");
});

test("signed in, one's whole province lies above the list", async ({ page, stack, db }) => {
  // They live in Bali.
  await signIn(page, await newAccount(stack, db, "USER"));
  const listing = page.waitForRequest(/\/api\/locations\?.*bbox=/u);
  await new PlacesScreen(page).open();
  const box = new URL((await listing).url()).searchParams.get("bbox") ?? "";
  const [, south = 0, , north = 0] = box.split(",").map(Number);
  expect(south, "south of Denpasar").toBeLessThan(-8.7);
  expect(north, "north of Singaraja").toBeGreaterThan(-8.1);
});
