import { expectNoFaults } from "@/e2e/axe";
import { newEvent, takeSeats, uniqueWord } from "@/e2e/events-ahead";
import { expect } from "@/e2e/fixtures";
import { AddingPage } from "@/e2e/pages/adding-page";
import { newPerson } from "@/e2e/people";
import { AS_STAFF, test } from "@/e2e/staff";

test.use({ ...AS_STAFF, expectedErrors: [/status of (?:403|404)/u] });

test("an admin finds an event, calls it off with words, deletes it and brings it back", async ({
  page,
  stack,
  staffApi,
}) => {
  const word = uniqueWord();
  const event = await newEvent(staffApi, { title: `Tanam Trembesi ${word}` });
  const person = await newPerson(stack);
  await takeSeats(person, event, 2);
  await person.dispose();
  await page.goto("/admin/kegiatan");
  await page.getByRole("searchbox", { name: "Judul" }).fill(word);
  await page.getByRole("button", { name: "Cari" }).click();
  await page.getByRole("link", { name: event.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: event.title })).toBeVisible();
  await expectNoFaults(page, "one event");

  await page.getByRole("link", { name: "Lihat pendaftar" }).click();
  await expect(page.getByRole("row", { name: /Warga Lain/u }).first()).toContainText("@contoh.id");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Unduh CSV" }).click();
  expect((await download).suggestedFilename()).toBe(`sulur-pendaftar-event-${event.id}.csv`);
  await page.getByRole("link", { name: "Kembali ke event" }).click();

  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Batalkan event" }).click();
  await dialog.getByRole("textbox").fill("Cuaca buruk pada hari itu.");
  await dialog.getByRole("button", { name: "Batalkan event" }).click();
  await expect(page.getByText("Event ini dibatalkan")).toBeVisible();
  await expect(page.getByText("Cuaca buruk pada hari itu.")).toBeVisible();

  await page.getByRole("button", { name: "Hapus event" }).click();
  await dialog.getByRole("button", { name: "Hapus event" }).click();
  await page.getByRole("region", { name: "Pemberitahuan" }).getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText(`Event "${event.title}" dipulihkan.`).first()).toBeVisible();
  await page.getByRole("button", { name: "Hapus event" }).click();
  await dialog.getByRole("button", { name: "Hapus event" }).click();
  await expect(page.getByText("Event ini dihapus")).toBeVisible();
  expect((await page.request.get(`/api/events/${event.id}`)).status()).toBe(404);
  await page.getByRole("button", { name: "Pulihkan event" }).click();
  await dialog.getByRole("button", { name: "Pulihkan event" }).click();
  await expect(page.getByText("Event ini dihapus")).toHaveCount(0);
  expect((await page.request.get(`/api/events/${event.id}`)).status()).toBe(200);
});

test("a new access code is shown once, and the old one is worth nothing", async ({ page, browser, stack }) => {
  await page.goto("/admin/kegiatan");
  const box = page.getByRole("textbox", { name: "Kode akses baru" });
  const codes: string[] = [];
  for (let times = 0; times < 2; times += 1) {
    await expect(async () => {
      await page.getByRole("button", { name: "Ganti kode akses" }).click({ timeout: 1_000 });
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByRole("dialog").getByRole("button", { name: "Ganti kode" }).click();
    await expect(box).not.toHaveValue(codes[0] ?? "");
    codes.push(await box.inputValue());
  }
  await page.reload();
  await expect(page.getByRole("button", { name: "Ganti kode akses" })).toBeVisible();
  await expect(box).toHaveCount(0);

  const stranger = await browser.newPage({ baseURL: stack.url, storageState: { cookies: [], origins: [] } });
  const adding = new AddingPage(stranger);
  await stranger.goto("/add-event-form");
  await adding.enter(codes[0] ?? "");
  await expect(adding.code.getByRole("alert")).toHaveText("Kode salah! Silakan coba lagi.");
  await adding.enter(codes[1] ?? "");
  await expect(adding.form).toBeVisible();
  await stranger.context().close();
});
