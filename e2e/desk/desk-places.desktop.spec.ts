import { expect } from "@/e2e/fixtures";
import { DeskPage } from "@/e2e/pages/desk-page";
import { approvedPlace, beside, newGreenPlace } from "@/e2e/places";
import { AS_STAFF, test } from "@/e2e/staff";

test.use(AS_STAFF);

test("the queue is worked through without a mouse", async ({ page, db }) => {
  for (let number = 0; number < 3; number += 1) await newGreenPlace(db, { status: "PENDING" });
  const desk = new DeskPage(page);
  await page.goto("/admin/lokasi");
  const queue = page.getByRole("list", { name: "Antrean lokasi, terlama di atas" }).getByRole("link");
  await expect(queue.nth(2)).toBeVisible();
  const [first, second] = (await queue.allTextContents()).map((text) => text.trim());
  if (!first || !second) throw new Error("The queue holds fewer than two places.");
  await expect(desk.actions(first), "the first is open").toBeVisible();
  await page.keyboard.press("v");
  await expect(desk.dialog).toContainText("Verifikasi lokasi");
  await page.keyboard.press("Control+Enter");
  await expect(desk.done(first)).toContainText("diverifikasi");
  await expect(desk.actions(second), "goes on to the next").toBeVisible();
  await page.keyboard.press("u");
  await expect(desk.actions(first), "leads back").toBeVisible();

  await page.keyboard.press("e");
  const name = desk.dialog.getByLabel("Nama lokasi");
  await expect(name).toBeFocused();
  await name.press("End");
  await page.keyboard.type(" gembira");
  await page.keyboard.press("Control+Enter");
  await expect(desk.done(first)).toContainText("disunting");
  await expect(desk.actions(`${first} gembira`), "stays").toBeVisible();
  await page.keyboard.press("?");
  await expect(desk.dialog).toContainText("Gabungkan lokasi");
});

test("what may be the same stands beside it, is one press away, and is offered as the target", async ({
  page,
  db,
  staffApi,
}) => {
  const first = await approvedPlace(db, staffApi);
  const { latitude, longitude } = first;
  const double = await newGreenPlace(db, { status: "PENDING", latitude: latitude + 0.0003, longitude });
  const desk = new DeskPage(page);
  await desk.openPlace(double);
  const same = page.getByRole("region", { name: "Mungkin sama" });
  await same.getByRole("link", { name: first.name }).click();
  await expect(page.getByRole("heading", { level: 2, name: first.name })).toBeFocused();
  await page.goBack();
  await expect(desk.actions(double.name)).toBeVisible();
  await desk.start(double.name, "Gabungkan");
  await desk.dialog.getByRole("radio", { name: new RegExp(first.name, "u") }).check();
  await desk.dialog.getByRole("button", { name: "Gabungkan lokasi" }).click();
  await expect(desk.done(double.name)).toContainText("digabungkan");
  expect(await db.place.findUniqueOrThrow({ where: { id: double.id } })).toMatchObject({ mergedIntoId: first.id });
  await desk.done(double.name).getByRole("button", { name: "Urungkan" }).click();
  await expect(desk.actions(double.name), "parted again").toBeVisible();
});

test("the list is searched by name, and what is decided stands the newest first", async ({ page, db, staffApi }) => {
  const older = await approvedPlace(db, staffApi);
  const newer = await approvedPlace(db, staffApi, { ...beside(older) });
  const mark = newer.name.split(" ").at(-1) ?? "";
  await page.goto("/admin/lokasi?queue=APPROVED");
  const rows = page.getByRole("list", { name: "Antrean lokasi, terbaru di atas" }).getByRole("link");
  await expect(rows.first()).toHaveText(newer.name);
  await expect(rows.nth(1)).toHaveText(older.name);
  const search = page.getByRole("searchbox", { name: "Cari nama lokasi" });
  await expect(async () => {
    await search.fill("");
    await search.fill(mark);
    await expect(rows).toHaveText([newer.name], { timeout: 2_000 });
  }).toPass();
  await search.fill("ab");
  await expect(page.getByText("Tulis paling sedikit 3 huruf.")).toBeVisible();
});

test("the navigation and the summary say how much waits", async ({ page, db }) => {
  const place = await newGreenPlace(db, { status: "PENDING" });
  const waiting = await db.place.count({ where: { status: "PENDING" } });
  await page.goto("/admin");
  const card = page.getByRole("region", { name: "Perlu ditinjau" });
  await expect(card.getByRole("link", { name: /lokasi menunggu validasi/u })).toContainText(String(waiting));
  await card.getByRole("link", { name: /lokasi menunggu validasi/u }).click();
  const desk = new DeskPage(page);
  const badge = page.getByRole("navigation", { name: "Dasbor" }).getByRole("link", { name: /^Lokasi/u });
  const before = (await badge.textContent()) ?? "";
  await desk.openPlace(place);
  await desk.act(place.name, "Tolak", "Tolak lokasi", "Bukan untuk umum.");
  await expect(desk.done(place.name)).toContainText("ditolak");
  await expect(badge, "one fewer, without loading anew").not.toHaveText(before);
});
