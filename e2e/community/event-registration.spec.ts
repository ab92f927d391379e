import ICAL from "ical.js";
import type { Page } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { uniqueWord } from "@/e2e/events-ahead";
import { expect, test } from "@/e2e/fixtures";
import type { ReceivedMail } from "@/e2e/outside";
import { newPerson } from "@/e2e/people";
import type { Stack } from "@/e2e/stack";
import type { Database } from "@/prisma/client";
import { addEvent, type EventFields } from "@/prisma/factories/event";

const DAY_MS = 86_400_000;

/** In nine days, on the full minute, as calendar files have it. */
function newEvent(db: Database, fields: EventFields = {}) {
  const startsAt = new Date(Date.now() + 9 * DAY_MS);
  startsAt.setUTCSeconds(0, 0);
  return addEvent(db, { title: `Tanam Bakau ${uniqueWord()}`, startsAt, ...fields });
}

/** Somebody else, by the API. @returns the address that is written to */
async function register(stack: Stack, eventId: number, more: object = {}): Promise<string> {
  const email = `warga-${uniqueWord()}@contoh.test`;
  const person = await newPerson(stack);
  const answer = await person.patch(`/api/events/${eventId}/register`, { data: { name: "Budi Uji", email, ...more } });
  expect(answer.status(), await answer.text()).toBe(200);
  await person.dispose();
  return email;
}

/** The personal link as the mail's reader sees it. */
function personalLink({ text }: ReceivedMail): string {
  const link = /https?:\/\/\S+(\/pendaftaran#\S+)/u.exec(text)?.[1];
  if (link === undefined) throw new Error("No personal link in the mail");
  return link;
}

function startIn({ calendar }: ReceivedMail): Date | undefined {
  const file = new ICAL.Component(ICAL.parse(calendar ?? ""));
  const part = file.getFirstSubcomponent("vevent") ?? undefined;
  return new ICAL.Event(part).startDate.toJSDate();
}

const state = (page: Page, title: string | RegExp) => page.getByRole("status").filter({ hasText: title });

test("the link in the mail cancels, and the seat goes to the next who waits", async ({ page, db, stack, mailbox }) => {
  const event = await newEvent(db, { capacity: 1, zone: "WIT" });
  const budi = await register(stack, event.id);
  const sari = await register(stack, event.id, { wait: true });

  await test.step("the confirmation brings the calendar file and the way to one's registration", async () => {
    const mail = await mailbox.waitFor(budi, /^Anda terdaftar/u);
    expect(startIn(mail)).toEqual(event.startsAt);
    expect(mail.text).toContain("WIT");
    await page.goto(personalLink(mail));
    await expect(state(page, "Anda terdaftar")).toBeVisible();
    await expect(page.getByRole("link", { name: event.title })).toBeVisible();
    await expect(page.getByRole("img", { name: "Kode QR untuk presensi" })).toBeVisible();
    await expectNoFaults(page, "/pendaftaran");
  });

  await test.step("cancelling asks first", async () => {
    const cancel = page.getByRole("button", { name: "Batalkan pendaftaran" });
    await cancel.click();
    const dialog = page.getByRole("dialog", { name: "Batalkan pendaftaran?" });
    await expect(dialog).toContainText("diberikan kepada orang lain");
    await dialog.getByRole("button", { name: "Tetap ikut" }).click();
    await expect(dialog).toBeHidden();
    await cancel.click();
    await dialog.getByRole("button", { name: "Ya, batalkan" }).click();
    await expect(state(page, "Pendaftaran ini sudah dibatalkan")).toBeVisible();
    await expect(page.getByRole("link", { name: "Daftar lagi" })).toBeVisible();
  });

  await test.step("who waited is asked, takes the seat and gets the calendar file", async () => {
    const offer = await mailbox.waitFor(sari, /^Ada tempat untuk Anda/u);
    await page.goto(personalLink(offer));
    await expect(state(page, "Ada tempat untuk Anda")).toContainText(/sampai .+ WIT/u);
    await page.getByRole("button", { name: "Terima tempat" }).click();
    await expect(state(page, "Anda terdaftar").first()).toBeVisible();
    expect(startIn(await mailbox.waitFor(sari, /^Anda terdaftar/u))).toEqual(event.startsAt);
    const { registered } = await db.event.findUniqueOrThrow({ where: { id: event.id } });
    expect(registered).toBe(1);
  });
});

test("the address in List-Unsubscribe opens a page that asks, and one press ends the mails", async ({
  page,
  db,
  stack,
  mailbox,
}) => {
  const event = await newEvent(db);
  const budi = await register(stack, event.id);
  const mail = await mailbox.waitFor(budi, /^Anda terdaftar/u);
  await page.goto(mail.unsubscribe ?? "");
  await expect(page).toHaveURL(/\/surat\/berhenti#/u);
  await expectNoFaults(page, "/surat/berhenti");
  expect(await db.mailStop.count(), "opening it changes nothing").toBe(0);
  await page.getByRole("button", { name: "Bukan saya / berhenti" }).click();
  await expect(state(page, "Anda tidak kami kirimi email ini lagi")).toBeVisible();
  expect(await db.mailStop.count()).toBe(1);
  await page.getByRole("button", { name: "Kirimi lagi" }).click();
  await expect(state(page, "Email tentang hal itu kami kirim lagi")).toBeVisible();
  expect(await db.mailStop.count()).toBe(0);
});

test.describe("too few seats", () => {
  test.use({ expectedErrors: [/status of 409/u] });

  test("a registration grows only into free seats", async ({ page, db, stack, mailbox }) => {
    const event = await newEvent(db, { capacity: 4 });
    const budi = await register(stack, event.id);
    await register(stack, event.id, { people: 2 });
    await page.goto(personalLink(await mailbox.waitFor(budi, /^Anda terdaftar/u)));
    const people = page.getByRole("combobox", { name: "Jumlah orang" });
    const save = page.getByRole("button", { name: "Simpan jumlah orang" });
    await people.selectOption("2");
    await save.click();
    await expect(state(page, "Tempat untuk 2 orang sudah tercatat.")).toBeVisible();
    await people.selectOption("3");
    await save.click();
    await expect(page.getByRole("region", { name: "Pemberitahuan" })).toContainText("Tempat yang tersisa tidak cukup.");
    await page.reload();
    await expect(people).toHaveValue("2");
  });
});

test.describe("a link that is not one's own", () => {
  test.use({ colorScheme: "dark", expectedErrors: [/status of 403/u] });

  test("shows nothing of anybody, and says what to do", async ({ page, db, stack, mailbox }) => {
    const event = await newEvent(db);
    const budi = await register(stack, event.id);
    const link = personalLink(await mailbox.waitFor(budi, /^Anda terdaftar/u));
    await page.goto("/pendaftaran");
    await expect(page.getByText("Tautan ini tidak lengkap")).toBeVisible();
    await page.goto(link.slice(0, -4));
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Tautan ini tidak berlaku");
    await expect(page.getByText(event.title)).toHaveCount(0);
    await expectNoFaults(page, "/pendaftaran, dark, with a wrong link");
  });
});
