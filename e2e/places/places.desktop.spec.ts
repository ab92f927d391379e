import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { PlacesScreen } from "@/e2e/pages/places-screen";
import { newAccount, signIn } from "@/e2e/people";
import { newPlaceOnMap, newSpot, type SentPlace } from "@/e2e/places-on-map";
import { test } from "@/e2e/staff";
import { addPlace } from "@/prisma/factories/place";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const labelOf = ({ name }: SentPlace) => `Taman kota: ${name}`;

test("the map is 70 % of the screen high and opens at what its address names, with its list", async ({
  page,
  stack,
  staffApi,
}) => {
  const spot = newSpot();
  const middle = await newPlaceOnMap(stack, staffApi, spot);
  const elsewhere = await newPlaceOnMap(stack, staffApi, { latitude: 2.1, longitude: 99.2 });
  const screen = new PlacesScreen(page);
  await screen.open(`?peta=${spot.latitude.toFixed(4)},${spot.longitude.toFixed(4)},16`);
  const pin = screen.pin(labelOf(middle));
  await expect(pin).toBeVisible();
  const [map, mark] = await Promise.all([screen.map.boundingBox(), pin.boundingBox()]);
  expect(mark).toMatchObject({ width: 25, height: 41 });
  expect(map?.height).toBeCloseTo(0.7 * 800, -0.5);
  // The tip of the pin is the place.
  expect(Math.abs((mark?.x ?? 0) + 12.5 - (map?.x ?? 0) - (map?.width ?? 0) / 2)).toBeLessThan(4);
  expect(Math.abs((mark?.y ?? 0) + 40 - (map?.y ?? 0) - (map?.height ?? 0) / 2)).toBeLessThan(5);
  await expect(screen.map.getByText("Peta oleh OpenStreetMap")).toBeVisible();
  await screen.heading("Lokasi di area peta");
  await expect(screen.card(middle.name)).toBeVisible();
  await expect(screen.card(elsewhere.name)).toHaveCount(0);
});

test("the map opens so that all the list shows is in view, also what is searched; signed in, at one's province", async ({
  page,
  stack,
  staffApi,
  db,
}) => {
  const west = await newPlaceOnMap(stack, staffApi, { latitude: 5.5, longitude: 95.4 });
  const east = await newPlaceOnMap(stack, staffApi, { latitude: -8.4, longitude: 140.3 });
  const screen = new PlacesScreen(page);
  const mapRequest = () =>
    page.waitForRequest(/\/api\/locations\/map\?/u).then((request) => {
      const { searchParams } = new URL(request.url());
      const [w = 0, s = 0, e = 0, n = 0] = (searchParams.get("bbox") ?? "").split(",").map(Number);
      const holds = ({ latitude, longitude }: Pick<SentPlace, "latitude" | "longitude">) =>
        w <= longitude && longitude <= e && s <= latitude && latitude <= n;
      return { zoom: Number(searchParams.get("zoom")), holds };
    });
  const opening = mapRequest();
  await screen.open();
  const first = await opening;
  expect([first.holds(west), first.holds(east)]).toEqual([true, true]);

  const searching = mapRequest();
  await screen.search.fill(east.name);
  const found = await searching;
  expect([found.zoom, found.holds(west), found.holds(east)]).toEqual([14, false, true]);
  await expect(screen.pin(labelOf(east))).toBeInViewport();

  // They live in Bali.
  await signIn(page, await newAccount(stack, db, "USER"));
  const living = mapRequest();
  await screen.open();
  const home = await living;
  const denpasar = { latitude: -8.65, longitude: 115.22 };
  expect([home.holds(denpasar), home.holds(west), home.holds(east)]).toEqual([true, false, false]);
});

test("list and map choose for each other", async ({ page, stack, staffApi }) => {
  const here = newSpot();
  const first = await newPlaceOnMap(stack, staffApi, here);
  const second = await newPlaceOnMap(stack, staffApi, { ...here, longitude: here.longitude + 0.004 });
  const screen = new PlacesScreen(page);
  await screen.open();
  await screen.showOnMap(first.name).click();
  await expect(screen.popup).toContainText(first.description);
  await expect(screen.showOnMap(first.name)).toHaveAttribute("aria-pressed", "true");
  const offMiddle = async () => {
    const [map, pin] = await Promise.all([screen.map.boundingBox(), screen.pin(labelOf(first)).boundingBox()]);
    return Math.abs((map?.x ?? 0) + (map?.width ?? 0) / 2 - (pin?.x ?? 0) - (pin?.width ?? 0) / 2);
  };
  await expect.poll(offMiddle, { message: "pixels from the middle" }).toBeLessThan(3);

  await screen.pin(labelOf(second)).click();
  await expect(screen.popup).toHaveCount(1);
  await expect(screen.popup).toContainText(second.description);
  await expect(screen.showOnMap(second.name)).toHaveAttribute("aria-pressed", "true");
  await expect(screen.showOnMap(first.name)).toHaveAttribute("aria-pressed", "false");
  await expect(screen.card(second.name)).toBeInViewport();

  await screen.popup.getByRole("button", { name: "Tutup keterangan" }).click();
  await expect(screen.popup).toHaveCount(0);
  await screen.showOnMap(second.name).click();
  await expect(screen.popup).toContainText(second.description);
  await screen.popup.getByRole("link", { name: "Buka lokasi" }).click();
  await expect(page).toHaveURL(`/peta-lokasi/${second.slug}`);
});

test("pins that would cover each other stand as one, and come apart by zooming or in a list", async ({
  page,
  stack,
  staffApi,
}) => {
  const here = newSpot();
  const first = await newPlaceOnMap(stack, staffApi, here);
  const beside = await newPlaceOnMap(stack, staffApi, { ...here, longitude: here.longitude + 0.00001 });
  const near = await newPlaceOnMap(stack, staffApi, { ...here, longitude: here.longitude + 0.003 });
  // A map that moves at once is heard too.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const screen = new PlacesScreen(page);
  await screen.open();
  await screen.showOnMap(first.name).click();
  await expect(screen.pin(labelOf(near))).toBeVisible();
  await screen.popup.getByRole("button", { name: "Tutup keterangan" }).click();
  const both = screen.map.getByRole("button", { name: "2 lokasi di sekitar sini. Lihat satu per satu." });
  const all = screen.map.getByRole("button", { name: "3 lokasi di sekitar sini. Lihat satu per satu." });
  // Until the points of the new view arrive, far ones of the view before stand outside the frame.
  await expect(both).toHaveCount(1);
  await expect(both).toBeVisible();
  await expect(screen.pin(labelOf(first))).toHaveCount(0);

  for (const zoom of [14, 13, 12]) {
    const requested = page.waitForRequest(new RegExp(`/api/locations/map.*zoom=${zoom}`, "u"));
    await screen.map.getByRole("button", { name: "Perkecil peta" }).click();
    await requested;
  }
  await expect(all).toHaveCount(1);
  await all.click();
  await expect(screen.pin(labelOf(near))).toBeInViewport();
  await expect(both).toHaveCount(1);

  await both.focus();
  await page.keyboard.press("Enter");
  await expect(screen.popup).toContainText("2 lokasi di titik ini");
  await expectNoFaults(page, "what stands on one spot");
  await screen.popup.getByRole("button", { name: labelOf(beside) }).click();
  await expect(screen.popup.filter({ hasText: beside.description })).toBeVisible();
  await expect(screen.popup, "the list is gone once it has faded").toHaveCount(1);
  await expect(screen.showOnMap(beside.name)).toHaveAttribute("aria-pressed", "true");
});

test("after a pan by keyboard the list says what the map shows, after a reload too", async ({
  page,
  stack,
  staffApi,
}) => {
  const inside = await newPlaceOnMap(stack, staffApi);
  const outside = await newPlaceOnMap(stack, staffApi, { latitude: 2.1, longitude: 99.2 });
  const screen = new PlacesScreen(page);
  await screen.open();
  await screen.showOnMap(inside.name).click();
  await expect(screen.popup).toContainText(inside.name);
  await screen.heading("Lokasi terbaru");
  await screen.map.locator(".leaflet-container").focus();
  await page.keyboard.press("ArrowRight");
  await screen.heading("Lokasi di area peta");
  await expect(screen.card(inside.name)).toBeVisible();
  await expect(screen.card(outside.name)).toHaveCount(0);
  await page.reload();
  await screen.heading("Lokasi di area peta");
  await expect(screen.card(inside.name)).toBeVisible();
  await expect(screen.card(outside.name)).toHaveCount(0);
  await screen.list.getByRole("button", { name: "Tampilkan semua lokasi" }).click();
  await expect(screen.card(outside.name)).toBeVisible();
});

test("a province, then a regency narrow list and map, and stand in the address", async ({ page, stack, staffApi }) => {
  const city = await newPlaceOnMap(stack, staffApi, { latitude: -7.797, longitude: 110.37 });
  const bantul = await newPlaceOnMap(stack, staffApi, { latitude: -7.888, longitude: 110.33 });
  const elsewhere = await newPlaceOnMap(stack, staffApi);
  const screen = new PlacesScreen(page);
  await screen.open();
  await expect(screen.card(elsewhere.name)).toBeVisible();
  await screen.areas.click();
  await expectNoFaults(page, "the opened filter of areas");
  await screen.list.getByLabel("Provinsi").selectOption("DI Yogyakarta");
  await screen.heading("Lokasi di DI Yogyakarta");
  await expect(page).toHaveURL("/peta-lokasi?provinsi=DI+Yogyakarta");
  await expect(screen.card(bantul.name)).toBeVisible();
  await expect(screen.card(elsewhere.name)).toHaveCount(0);
  await expect(screen.pin(labelOf(bantul))).toBeInViewport();

  await screen.list.getByLabel("Kabupaten/kota").selectOption("Kota Yogyakarta");
  await expect(screen.card(bantul.name)).toHaveCount(0);
  await expect(screen.pin(labelOf(bantul))).toHaveCount(0);
  await expect(page).toHaveURL("/peta-lokasi?wilayah=34.71");
  // What was looked at before yields to the link.
  await page.evaluate(() => localStorage.setItem("sulur:peta", "3.59,98.67,12"));
  await page.reload();
  await screen.heading("Lokasi di daerah ini");
  await expect(screen.card(city.name)).toBeVisible();
  await expect(screen.map.getByRole("button", { name: /Taman kota|lokasi di sekitar sini/u }).first()).toBeInViewport();
  await screen.list.getByRole("button", { name: "Tampilkan semua lokasi" }).first().click();
  await expect(screen.card(elsewhere.name)).toBeVisible();
  await expect(page).toHaveURL("/peta-lokasi");
});

test("a province without places is shown itself, not where another list was", async ({ page }) => {
  const screen = new PlacesScreen(page);
  const request = page.waitForRequest(/\/api\/locations\/map\?.*area=96/u);
  await screen.open("?provinsi=Papua+Barat+Daya");
  await expect(screen.list.getByText("Tidak ada lokasi tersedia")).toBeVisible();
  const [west = 0, south = 0, east = 0, north = 0] = (new URL((await request).url()).searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);
  const sorong = { latitude: -0.88, longitude: 131.25 };
  expect([west < sorong.longitude, sorong.longitude < east]).toEqual([true, true]);
  expect([south < sorong.latitude, sorong.latitude < north]).toEqual([true, true]);
  expect(east - west).toBeLessThan(20);
});

test("the way back leads to the view that was left", async ({ page, stack, staffApi }) => {
  const here = newSpot();
  const shown = await newPlaceOnMap(stack, staffApi, here);
  const view = `?jenis=taman_kota&peta=${here.latitude},${here.longitude},15`;
  const screen = new PlacesScreen(page);
  await screen.open(view);
  await expect(screen.pin(labelOf(shown))).toBeInViewport();
  await screen.list.getByRole("link", { name: shown.name }).click();
  await expect(page).toHaveURL(`/peta-lokasi/${shown.slug}`);
  await page.goBack();
  await expect(page).toHaveURL(`/peta-lokasi${view}`);
  await screen.heading("1 taman kota di area peta");
  await expect(screen.chip("Taman kota")).toHaveAttribute("aria-pressed", "true");
  await expect(screen.list.getByRole("listitem")).toHaveCount(1);
  await expect(screen.pin(labelOf(shown))).toBeInViewport();
});

test("the list grows piece by piece, without gaps or doubles", async ({ page, stack, staffApi, db }) => {
  const kind = "kebun_raya";
  const rows = [];
  for (let index = 0; index < 42; index += 1) rows.push(await addPlace(db, { kind, status: "APPROVED", ...newSpot() }));
  // Written past the application, which therefore has to be told.
  const newest = await newPlaceOnMap(stack, staffApi, { kind });
  const names = [...rows.map(({ name }) => name), newest.name].reverse();
  const screen = new PlacesScreen(page);
  await screen.open(`?jenis=${kind}`);
  const titles = screen.list.getByRole("listitem").getByRole("heading", { level: 3 });
  await expect(titles).toHaveText(names.slice(0, 20));
  const more = screen.list.getByRole("button", { name: "Muat lagi" });
  await more.click();
  await expect(titles).toHaveText(names.slice(0, 40));
  await more.click();
  await expect.poll(async () => (await titles.allTextContents()).slice(0, 43)).toEqual(names);
});

test.describe("without tiles", () => {
  test.use({ expectedErrors: [/ERR_FAILED/u] });

  test("the base map of Sulur lies below and says so; pins, popup and list do everything", async ({
    page,
    stack,
    staffApi,
  }) => {
    const chosen = await newPlaceOnMap(stack, staffApi);
    await page.route("**/tiles/**", (route) => route.abort());
    const screen = new PlacesScreen(page);
    await screen.open();
    await expect(screen.map.getByText("Peta dasar sederhana")).toBeVisible();
    await expect(screen.map.locator(".leaflet-control-scale-line")).toHaveText(/ k?m$/u);
    const ground = screen.map.locator("img[src^='/ubin/light/']");
    await expect(ground.first()).toBeVisible();
    expect(await ground.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(screen.map.locator("img[src^='/ubin/dark/']").first()).toBeVisible();
    await screen.showOnMap(chosen.name).click();
    await expect(screen.popup).toContainText(chosen.description);
    await expect(screen.pin(labelOf(chosen))).toBeVisible();

    for (const path of ["/home", `/peta-lokasi/${chosen.slug}`]) {
      await page.goto(path);
      const map = page.getByRole("region", { name: /^Peta/u });
      await map.scrollIntoViewIfNeeded();
      await expect(map.locator("img[src^='/ubin/dark/']").first()).toBeVisible();
      await expect(map.getByText("Peta dasar sederhana")).toBeVisible();
    }
    await expect(page.locator(".sulur-ring-label").first()).toHaveText(/^\d+ k?m$/u);
  });
});

test("a keyboard is enough", async ({ page, stack, staffApi }) => {
  const chosen = await newPlaceOnMap(stack, staffApi, { kind: "daur_ulang" });
  const screen = new PlacesScreen(page);
  await screen.open();
  await screen.nearMe.focus();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press("Tab");
  await expect(screen.chip("Daur ulang")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(screen.chip("Daur ulang")).toHaveAttribute("aria-pressed", "true");
  for (const stop of ["Konservasi", "Lainnya", "Tambah lokasi"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: stop })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(screen.search).toBeFocused();
  await page.keyboard.type(chosen.name);
  await expect(screen.list.getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(screen.areas).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(screen.list.getByRole("button", { name: "Tampilkan semua lokasi" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(screen.list.getByRole("link", { name: chosen.name })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(screen.popup).toContainText(chosen.name);
  await expect(screen.showOnMap(chosen.name)).toBeFocused();

  const pin = screen.pin(`Daur ulang: ${chosen.name}`);
  await page.keyboard.press("Escape");
  await expect(screen.popup).toHaveCount(0);
  await pin.focus();
  await page.keyboard.press("Enter");
  await expect(screen.popup).toContainText(chosen.name);
  await expect(screen.popup.locator(":focus")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(screen.popup.getByRole("link", { name: "Buka lokasi" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(pin).toBeFocused();
});
