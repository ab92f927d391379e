import { randomUUID } from "node:crypto";
import { expect } from "@/e2e/fixtures";
import { NOBODY, newAddress, newPerson } from "@/e2e/people";
import { AS_STAFF, test } from "@/e2e/staff";
import { IS_PROOF } from "@/scripts/testing/size";

test.use(AS_STAFF);

const WIB_MS = 7 * 3_600_000;

/** What a field of date and time holds on the clock of WIB. */
function inMinutes(minutes: number): string {
  return new Date(Date.now() + WIB_MS + minutes * 60_000).toISOString().slice(0, 16);
}

test("an announcement shows on public pages from its start until somebody closes it, and leaves when it ends", async ({
  page,
  browser,
  stack,
  db,
}) => {
  const text = `Situs dirawat malam ini, tanda ${randomUUID().slice(0, 8)}.`;
  const stranger = await newPerson(stack);
  const shows = async (path: string) => (await (await stranger.get(path)).text()).includes(text);

  await page.goto("/admin/pengumuman");
  await page.getByLabel("Isi pengumuman").fill(text);
  await page.getByLabel("Mulai tayang (WIB)").fill(inMinutes(24 * 60));
  await page.getByLabel("Selesai tayang (WIB)").fill(inMinutes(48 * 60));
  await page.getByRole("button", { name: "Pasang pengumuman" }).click();
  const item = page.getByRole("listitem").filter({ hasText: text });
  await expect(item).toContainText("Menunggu tayang");
  expect(await shows("/home"), "before its start").toBe(false);

  await item.getByRole("link", { name: /^Ubah/u }).click();
  await expect(page.getByRole("heading", { name: "Ubah pengumuman" })).toBeVisible();
  await page.getByLabel("Mulai tayang (WIB)").fill(inMinutes(-2));
  await page.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(item).toContainText("Sedang tayang");
  for (const path of ["/home", "/laporan", "/peta-lokasi"]) await expect.poll(() => shows(path)).toBe(true);

  const context = await browser.newContext({
    baseURL: stack.url,
    extraHTTPHeaders: newAddress(),
    storageState: NOBODY,
  });
  const visitor = await context.newPage();
  await visitor.goto("/home");
  const band = visitor.getByRole("complementary", { name: "Pengumuman" });
  await expect(band).toContainText(text);
  await band.getByRole("button", { name: "Tutup pengumuman" }).click();
  await expect(band).toBeHidden();
  await visitor.goto("/laporan");
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(band, "stays closed on the next page").toBeHidden();
  expect(await shows("/home"), "others still see it").toBe(true);
  await context.close();

  await db.announcement.updateMany({ where: { text }, data: { endsAt: new Date(Date.now() - 1_000) } });
  await page.goto("/admin/pengumuman");
  await expect(item).toContainText("Sudah berakhir");
  if (IS_PROOF) {
    // The server looks once a minute whether one has ended.
    test.setTimeout(240_000);
    await expect.poll(() => shows("/home"), { timeout: 150_000, intervals: [2_000] }).toBe(false);
  }
  await stranger.dispose();
});
