import type { APIRequestContext } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { dayAhead, uniqueWord } from "@/e2e/events-ahead";
import { expect } from "@/e2e/fixtures";
import { OrganiserPage } from "@/e2e/pages/organiser-page";
import { newPerson } from "@/e2e/people";
import { phonePhoto } from "@/e2e/photo";
import { test } from "@/e2e/staff";

const HOUR_MS = 3_600_000;

/** What a browser complains of without a signal, and when an answer says no. */
const COMPLAINTS = /ERR_(?:INTERNET_DISCONNECTED|FAILED)|FetchEvent|Failed to fetch|status of 40[034]/u;

test.use({ expectedErrors: [COMPLAINTS], serviceWorkers: "allow" });

interface OwnEvent {
  id: number;
  slug: string;
  title: string;
  manage_token: string;
}

/** An event with its private link. @param date ISO time */
async function ownEvent(api: APIRequestContext, date = `${dayAhead(20)}T08:00`, more = {}): Promise<OwnEvent> {
  const data = {
    ...more,
    title: `Tanam Bakau ${uniqueWord()}`,
    date,
    location: "Muara Uji, Jakarta",
    description: "Menanam bakau bersama warga muara.",
    capacity: 30,
  };
  const answer = await api.post("/api/events", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function register(person: APIRequestContext, event: OwnEvent, name: string, people: number): Promise<void> {
  const data = { name, email: `${uniqueWord()}@contoh.id`, people };
  const answer = await person.patch(`/api/events/${event.id}/register`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("the private link opens the event to its organiser, who changes it and passes the list on", async ({
  page,
  stack,
  staffApi,
}) => {
  const event = await ownEvent(staffApi);
  const person = await newPerson(stack);
  await register(person, event, "Siti Uji", 3);
  await person.dispose();
  const organiser = new OrganiserPage(page);
  await organiser.open(event.id, "bukan-kuncinya-sama-sekali");
  await expect(page.getByText("Tautan pribadi ini tidak berlaku")).toBeVisible();

  await organiser.open(event.id, event.manage_token);
  await expect(organiser.title(event.title)).toBeVisible();
  await expect(organiser.panel.getByText("Siti Uji", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Daftar untuk grup WhatsApp")).toHaveValue(
    /1\. Siti Uji \(3 orang\)\n\nJumlah: 3 orang/u,
  );
  await expectNoFaults(page, "the registrants");

  await organiser.show("Ubah");
  const form = page.getByRole("form", { name: "Ubah event" });
  await form.getByLabel("Kapasitas").fill("2");
  await form.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(form.getByRole("alert")).toContainText("Sudah ada 3 orang terdaftar");
  await form.getByLabel("Kapasitas").fill("40");
  await form.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(page.getByRole("region", { name: "Pemberitahuan" })).toContainText(
    `Perubahan pada "${event.title}" tersimpan.`,
  );
  await organiser.show("Pendaftar");
  await expect(organiser.panel).toContainText("3 dari 40 peserta");
});

test("the organiser settles on which clock the hours were meant", async ({ page, db, staffApi }) => {
  const day = dayAhead(20);
  const event = await ownEvent(staffApi, `${day}T07:00`, { zone: "WIB" });
  await db.event.update({ where: { id: event.id }, data: { suggestedZone: "WITA" } });
  const organiser = new OrganiserPage(page);
  await organiser.open(event.id, event.manage_token);
  await expect(page.getByText("Apakah jamnya WIB atau WITA?")).toBeVisible();
  await expect(page.getByRole("definition").first()).toContainText("pukul 07.00 WIB");
  await expect(page.getByRole("definition").nth(1)).toContainText("pukul 07.00 WITA");
  await page.getByRole("button", { name: "Pindahkan ke WITA" }).click();
  await expect(page.getByText("07.00–10.00 WITA", { exact: true })).toBeVisible();
  await expect(page.getByText("Apakah jamnya")).toHaveCount(0);
  const row = await db.event.findUniqueOrThrow({ where: { id: event.id } });
  expect([row.zone, row.startsAt.toISOString()]).toEqual(["WITA", new Date(`${day}T07:00+08:00`).toISOString()]);
});

test("a lost private link comes again by mail, and the page says no more to who does not know the address", async ({
  page,
  staffApi,
  mailbox,
}) => {
  const address = `panitia-${uniqueWord()}@contoh.id`;
  const event = await ownEvent(staffApi, undefined, { organiser_email: address });
  await page.goto(`/event/${event.slug}`);
  await page.getByRole("link", { name: "Penyelenggara? Kelola kegiatan ini" }).click();
  await expect(page.getByText("Halaman ini memerlukan tautan pribadi")).toBeVisible();
  const form = page.getByRole("form", { name: "Minta tautan pribadi lagi" });
  await form.getByRole("button", { name: "Kirim tautan" }).click();
  await expect(form.getByText("Email wajib diisi.").first()).toBeVisible();
  const answer = form.getByText("email kami tidak dihentikan, tautannya kami kirim sekarang.");
  await form.getByRole("textbox", { name: /^Email penyelenggara/u }).fill("siapa@contoh.id");
  await form.getByRole("button", { name: "Kirim tautan" }).click();
  await expect(answer).toBeVisible();
  await form.getByRole("textbox", { name: /^Email penyelenggara/u }).fill(address);
  await form.getByRole("button", { name: "Kirim tautan" }).click();
  await expect(answer).toBeVisible();
  await expectNoFaults(page, "the way to a lost link");

  const mail = await mailbox.waitFor(address, /Tautan pribadi kegiatan Anda/u);
  const key = /kelola#kunci=([\w-]+)/u.exec(mail.text)?.[1] ?? "";
  const organiser = new OrganiserPage(page);
  await organiser.open(event.id, key);
  await expect(organiser.title(event.title)).toBeVisible();
});

test("people are ticked off without a signal, also after a reload, and once each when it is back", async ({
  page,
  context,
  stack,
  staffApi,
  db,
}) => {
  const event = await ownEvent(staffApi, new Date(Date.now() + HOUR_MS).toISOString());
  const person = await newPerson(stack);
  await register(person, event, "Budi Uji", 2);
  await person.dispose();
  const organiser = new OrganiserPage(page);
  await page.goto("/luring");
  // As a phone has it that was here when these pages had a worker of their own.
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js", { scope: "/kegiatan/" }));
  await organiser.open(event.id, event.manage_token);
  await organiser.show("Presensi");
  await expect(page.getByText("Siap dipakai tanpa sinyal")).toBeVisible();
  const scopes = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  expect((await scopes()).map((scope) => new URL(scope).pathname)).toEqual(["/"]);
  await expectNoFaults(page, "the list at the entrance");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Anda sedang tanpa sinyal")).toBeVisible();
  await organiser.show("Presensi");
  await organiser.panel.getByRole("button", { name: "Hadir: Budi Uji" }).click();
  await organiser.panel.getByLabel("Nama peserta").fill("Tono Uji");
  await organiser.panel.getByRole("button", { name: "Catat hadir" }).click();
  await expect(organiser.panel).toContainText("3 orang hadir");
  await expect(organiser.panel).toContainText("2 catatan tersimpan di perangkat ini");
  await page.reload();
  await organiser.show("Presensi");
  await expect(organiser.panel).toContainText("3 orang hadir");

  await context.setOffline(false);
  await expect(organiser.panel.getByText("Semua catatan sudah terkirim.")).toBeVisible({ timeout: 40_000 });
  const rows = await db.eventRegistration.findMany({ where: { eventId: event.id }, orderBy: { id: "asc" } });
  expect(rows.map(({ name, checkedInPeople }) => [name, checkedInPeople])).toEqual([
    ["Budi Uji", 2],
    ["Tono Uji", 1],
  ]);
});

test("what came of the event stands on its page, with photos of people who agree", async ({ page, staffApi, db }) => {
  const event = await ownEvent(staffApi);
  const ended = new Date(Date.now() - HOUR_MS);
  const startsAt = new Date(ended.getTime() - 2 * HOUR_MS);
  await db.event.update({ where: { id: event.id }, data: { startsAt, endsAt: ended } });
  const organiser = new OrganiserPage(page);
  await organiser.open(event.id, event.manage_token);
  const form = page.getByRole("form", { name: "Hasil kegiatan" });
  await form.getByRole("button", { name: "Tampilkan hasil" }).click();
  await expect(form.getByRole("alert").first()).toContainText("Jumlah peserta wajib diisi.");
  await form.getByLabel("Jumlah peserta").fill("25");
  await form.getByLabel("Pohon ditanam").fill("1.200");
  await form.getByLabel("Sampah terkumpul (kg)").fill("12,5");
  await form.getByLabel("Cerita singkat").fill("Semua bibit tertanam sebelum pasang naik.");
  await page.reload();
  await expect(page.getByText("Draf dipulihkan")).toBeVisible();
  await expect(form.getByLabel("Cerita singkat")).toHaveValue("Semua bibit tertanam sebelum pasang naik.");
  const buffer = await phonePhoto({ latitude: -2, longitude: 115, width: 800, height: 600 });
  await form.locator('input[type="file"]').last().setInputFiles({ name: "hasil.jpg", mimeType: "image/jpeg", buffer });
  await expect(form.getByRole("img", { name: "Foto hasil 1" })).toBeVisible();
  await form.getByRole("button", { name: "Tampilkan hasil" }).click();
  await expect(form.getByRole("alert").first()).toContainText("orang yang tampak di foto setuju");
  await form.getByLabel("Orang yang tampak di foto setuju").check();
  await form.getByRole("button", { name: "Tampilkan hasil" }).click();
  await expect(
    page.getByRole("region", { name: "Pemberitahuan" }).getByText("Hasil kegiatan tampil di halamannya. Terima kasih!"),
  ).toBeVisible();

  await page.goto(`/event/${event.slug}`);
  const results = page.getByRole("region", { name: "Hasil kegiatan" });
  await expect(results).toContainText("1.200");
  await expect(results).toContainText("Semua bibit tertanam sebelum pasang naik.");
  const photo = results.getByRole("img");
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("who came has a certificate that anyone can check", async ({ page, staffApi, db }) => {
  const event = await ownEvent(staffApi, new Date(Date.now() + HOUR_MS).toISOString());
  const walkIn = { walk_in: crypto.randomUUID(), name: "Rahma Uji", people: 2, at: new Date().toISOString() };
  const answer = await staffApi.post(`/api/events/${event.id}/checkin`, { data: { statements: [walkIn] } });
  expect(answer.status(), await answer.text()).toBe(200);
  const row = await db.eventRegistration.findFirstOrThrow({ where: { eventId: event.id } });
  const code = row.certificateCode ?? "";

  await page.goto(`/sertifikat/${code.toLowerCase().replaceAll("-", "")}`);
  await expect(page).toHaveURL(`/sertifikat/${code}`);
  await expect(page.getByText("Sertifikat ini tercatat di Sulur")).toBeVisible();
  await expect(page.getByText("Rahma Uji, bersama rombongan (2 orang)")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: event.title })).toBeVisible();
  await expectNoFaults(page, "the certificate");
  const address = await page.getByRole("link", { name: "Unduh PDF" }).getAttribute("href");
  const file = await page.request.get(address ?? "");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.goto("/sertifikat/BCDF-BCDF-BCDF-BCDF");
  await expect(page.getByRole("heading", { name: "Sertifikat tidak ditemukan" })).toBeVisible();
});
