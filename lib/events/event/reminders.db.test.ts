import { beforeEach, expect, it } from "vitest";
import { changeRegistration } from "@/lib/events/registration/commands";
import { registerForEvent } from "@/lib/events/registration/commands-register";
import type { Ctx, Mailer } from "@/lib/kernel/ctx";
import { addEvent, type EventFields } from "@/prisma/factories/event";
import { member, type TestContext, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { cancelEvent, deleteEvent, editEvent } from "./commands";
import { sendReminders } from "./reminders";
import { EditEvent, RegisterForEvent } from "./schemas";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const NOON = new Date("2026-03-14T12:00:00+07:00");
const START = new Date("2026-03-21T07:00:00+09:00");
const HOUR = 3600;

let ctx: TestContext;

// An account of some age: what a network takes of the seats is no matter here.
await db.user.update({ where: { id: ayu.userId }, data: { createdAt: new Date("2026-01-01T00:00:00+07:00") } });

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, event_registrations CASCADE`;
  ctx = testContext(db, ayu, NOON);
});

const event = (fields: EventFields = {}) =>
  addEvent(db, { createdAt: NOON, startsAt: START, zone: "WIT", title: "Tanam Sagu", ...fields });

const register = (id: number, name: string, more: object = {}) =>
  registerForEvent(ctx, id, RegisterForEvent.parse({ name, email: `${name}@contoh.id`, ...more }), { receipt: false });

/** Sets the clock, for everyone in this world, to so many hours before the start. */
function until(hours: number, start = START) {
  ctx.pass((start.getTime() - ctx.now().getTime()) / 1000 - hours * HOUR);
}

const sent = () => ctx.mail.waiting.map(({ message }) => `${message.to.address} ${message.subject}`);

it("reminds at the hour, a day and two hours before, once each", async () => {
  const { id } = await event();
  await register(id, "budi", { people: 3 });
  until(24);
  ctx.pass(-1);
  expect(await sendReminders(ctx)).toBe(0);
  ctx.pass(1);
  expect([await sendReminders(ctx), await sendReminders(ctx)]).toEqual([1, 0]);
  until(2);
  ctx.pass(-1);
  expect(await sendReminders(ctx)).toBe(0);
  ctx.pass(1);
  expect([await sendReminders(ctx), await sendReminders(ctx)]).toEqual([1, 0]);
  until(0);
  expect(await sendReminders(ctx)).toBe(0);
  expect(sent()).toEqual(["budi@contoh.id Besok: Tanam Sagu", "budi@contoh.id Hari ini: Tanam Sagu"]);
  const text = ctx.mail.waiting[0]?.message.text;
  expect(text).toContain("Sabtu, 21 Maret 2026 pukul 07.00 WIT");
  expect(text).toContain("untuk 3 orang");
  expect(text).toContain("https://sulur.test/pendaftaran#");
});

it("counts the days on the place's clock", async () => {
  const startsAt = new Date("2026-03-21T01:00:00+08:00");
  const { id } = await event({ startsAt, zone: "WITA" });
  await register(id, "budi");
  until(2, startsAt);
  await sendReminders(ctx);
  expect(sent()).toEqual(["budi@contoh.id Besok: Tanam Sagu"]);
  expect(ctx.mail.waiting[0]?.message.text).toContain("Sabtu, 21 Maret 2026 pukul 01.00 WITA");
});

it("reminds nobody twice when two instances look at the same moment", async () => {
  const { id } = await event();
  for (const name of ["budi", "sari", "rina"]) await register(id, name);
  until(20);
  await Promise.all([sendReminders(ctx), sendReminders(ctx), sendReminders(ctx)]);
  expect(sent().toSorted()).toEqual(["budi", "rina", "sari"].map((name) => `${name}@contoh.id Besok: Tanam Sagu`));
});

it("catches up after an outage, with what still makes sense", async () => {
  const { id } = await event();
  await register(id, "budi");
  until(10);
  expect(await sendReminders(ctx)).toBe(1);
  const late = await event({ title: "Tanam Pala", startsAt: new Date(START.getTime() + HOUR * 1000) });
  await register(late.id, "sari");
  until(-0.5);
  await sendReminders(ctx);
  expect(sent()).toEqual(["budi@contoh.id Besok: Tanam Sagu", "sari@contoh.id Hari ini: Tanam Pala"]);
});

it("writes to more people than one transaction holds", async () => {
  const { id } = await event({ capacity: 500, registered: 230 });
  await db.eventRegistration.createMany({
    data: Array.from({ length: 230 }, (_, index) => ({
      eventId: id,
      status: "CONFIRMED" as const,
      name: "Warga",
      email: `w${index}@contoh.id`,
      emailKey: `w${index}@contoh.id`,
    })),
  });
  until(24);
  expect(await sendReminders(ctx)).toBe(230);
  expect(new Set(sent()).size).toBe(230);
});

it("leaves out who waits, who cancelled, and events that are off", async () => {
  const { id } = await event({ capacity: 2 });
  const budi = await register(id, "budi", { people: 2 });
  await register(id, "sari", { wait: true });
  await changeRegistration(ctx, budi.registration_id, { token: budi.token, action: "cancel" });
  const off = await event();
  await register(off.id, "rina");
  await cancelEvent(ctx, off.id, { words: "Hujan lebat." });
  const gone = await event();
  await register(gone.id, "tono");
  await deleteEvent(ctx, gone.id, false);
  const before = sent().length;
  until(24);
  expect(await sendReminders(ctx)).toBe(0);
  expect(sent()).toHaveLength(before);
});

it("spares who registered late what the confirmation has just said", async () => {
  const { id } = await event();
  until(5);
  await register(id, "budi");
  expect(await sendReminders(ctx)).toBe(0);
  until(1);
  await register(id, "sari");
  expect(await sendReminders(ctx)).toBe(1);
  expect(sent()).toEqual(["budi@contoh.id Hari ini: Tanam Sagu"]);
});

it("reminds anew of an event that was put off, and not at once of one that was moved up", async () => {
  const row = await event();
  const { title, location, description, capacity } = row;
  await register(row.id, "budi");
  const move = (date: Date, revision: number) =>
    editEvent(
      ctx,
      row.id,
      EditEvent.parse({ title, location, description, capacity, zone: "WIT", date: date.toISOString(), revision }),
    );
  until(20);
  await sendReminders(ctx);
  const later = new Date(START.getTime() + 48 * HOUR * 1000);
  await move(later, 0);
  expect(await sendReminders(ctx)).toBe(0);
  until(24, later);
  expect(await sendReminders(ctx)).toBe(1);
  const sooner = new Date(ctx.now().getTime() + 5 * HOUR * 1000);
  await move(sooner, 1);
  expect(await sendReminders(ctx)).toBe(0);
  until(2, sooner);
  expect(await sendReminders(ctx)).toBe(1);
});

it("marks nothing as said whose mail was not written", async () => {
  const { id } = await event();
  await register(id, "budi");
  until(24);
  const mail: Mailer = { enqueue: () => Promise.reject(new Error("antrean penuh")), cancel: async () => false };
  await expect(sendReminders({ ...ctx, mail } satisfies Ctx)).rejects.toThrow("antrean penuh");
  expect(await db.registrationMail.count()).toBe(0);
  expect(await sendReminders(ctx)).toBe(1);
});
