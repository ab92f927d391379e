import { expect } from "@/e2e/fixtures";
import { KNOWN_PLACE } from "@/e2e/outside";
import { AddPlacePage } from "@/e2e/pages/add-place-page";
import { DeskPage } from "@/e2e/pages/desk-page";
import { HomePage } from "@/e2e/pages/home-page";
import { PlacesScreen } from "@/e2e/pages/places-screen";
import { browserOf } from "@/e2e/people";
import { phonePhoto } from "@/e2e/photo";
import { clearSpot, placeName } from "@/e2e/places";
import { test } from "@/e2e/staff";

interface Counts {
  bankSampahCount: number;
}

async function wasteBanks(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/public-stats/counts`);
  return ((await answer.json()) as Counts).bankSampahCount;
}

test("a place that a resident adds by its name reaches the map, the list, the home page and the counts", async ({
  page,
  browser,
  stack,
  staff,
  db,
}) => {
  const add = new AddPlacePage(page);
  const places = new PlacesScreen(page);
  const home = new HomePage(page);
  const name = placeName("Bank Sampah Merdeka");
  await clearSpot(db, KNOWN_PLACE);
  const before = await wasteBanks(stack.url);

  await test.step("the resident names it, and its point is found", async () => {
    await add.open();
    await add.name.fill(name);
    await add.form.getByLabel("Jenis lokasi").selectOption({ label: "Bank sampah" });
    const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
    const files = add.form.locator('input[type="file"]').last();
    await files.setInputFiles({ name: "bank.jpg", mimeType: "image/jpeg", buffer });
    await expect(add.form.getByText("Foto terkirim", { exact: true })).toBeVisible();
    await add.send.click();
    await expect(add.message).toHaveText("Lokasi berhasil ditambahkan!");
    await expect(add.own(name)).toContainText("Menunggu validasi");
  });

  const row = await db.place.findFirstOrThrow({ where: { name } });
  expect([row.latitude, row.longitude]).toEqual([KNOWN_PLACE.latitude, KNOWN_PLACE.longitude]);

  await test.step("nobody else sees it yet, nor its photo", async () => {
    const list = (await (await fetch(`${stack.url}/api/locations`)).json()) as { name: string }[];
    expect(list.map((place) => place.name)).not.toContain(name);
    expect((await fetch(`${stack.url}/peta-lokasi/${row.slug}`)).status).toBe(404);
    expect((await fetch(`${stack.url}/api/photos/${row.photoId}?w=640`)).status).toBe(404);
    expect(await wasteBanks(stack.url)).toBe(before);
  });

  await test.step("an admin verifies it", async () => {
    const tab = await browserOf(browser, stack, staff);
    const desk = new DeskPage(tab);
    await tab.goto(`/admin/lokasi?lokasi=${row.id}`);
    await expect(tab.locator("#desk-title")).toBeFocused();
    await desk.act(name, "Verifikasi", "Verifikasi lokasi");
    await expect(desk.done(name)).toContainText("diverifikasi");
    await tab.context().close();
  });

  await test.step("it is in the list and on the map", async () => {
    await places.open();
    await expect(places.card(name)).toBeVisible();
    await places.showOnMap(name).click();
    await expect(places.popup).toContainText(name);
    await expect(places.pin(`Bank sampah: ${name}`)).toBeVisible();
    const own = page.getByRole("region", { name: "Lokasi yang Anda tambahkan" });
    await expect(own.getByRole("listitem").filter({ hasText: name })).toContainText("Terverifikasi");
  });

  await test.step("it has its page, with the photo", async () => {
    await places.popup.getByRole("link", { name: "Buka lokasi" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const photo = page.getByRole("img", { name: `Foto ${name}` });
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step("it is on the home page and in the counts", async () => {
    expect(await wasteBanks(stack.url)).toBe(before + 1);
    await home.open();
    await expect(home.figure("Bank Sampah")).toHaveText(String(before + 1));
    await expect(home.card(name)).toContainText("Lintang 3.5910 · Bujur 98.6776");
    await expect(home.wasteBanks).toContainText(name);
  });
});
