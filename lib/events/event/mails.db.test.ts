import ICAL from "ical.js";
import { beforeEach, expect, it } from "vitest";
import { changeRegistration } from "@/lib/events/registration/commands";
import { registerForEvent } from "@/lib/events/registration/commands-register";
import type { MailMessage } from "@/lib/kernel/ctx";
import { addEvent } from "@/prisma/factories/event";
import { member, type TestContext, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { cancelEvent, deleteEvent, editEvent } from "./commands";
import { sendNotices } from "./notices";
import { EditEvent, RegisterForEvent } from "./schemas";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const NOON = new Date("2026-03-14T12:00:00+07:00");
const START = new Date("2026-03-21T07:00:00+09:00");
let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, event_registrations CASCADE`;
  ctx = testContext(db, ayu, NOON);
});

async function eventWithTwo() {
  const event = await addEvent(db, {
    createdAt: NOON,
    startsAt: START,
    zone: "WIT",
    capacity: 1,
    title: "Tanam Sagu",
    organiser: "Sanggar Sagu",
  });
  for (const [name, wait] of [
    ["Budi", false],
    ["Sari", true],
  ]) {
    const input = RegisterForEvent.parse({ name, email: `${name}@contoh.id`, wait });
    await registerForEvent(ctx, event.id, input, { receipt: true });
  }
  return event;
}

/** Mails since the two that follow the registrations. */
const later = () => ctx.mail.waiting.slice(2).map(({ message }) => message);

function invitation(message: MailMessage | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(message?.calendar?.content ?? ""));
  const part = calendar.getFirstSubcomponent("vevent") ?? undefined;
  const event = new ICAL.Event(part);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate(),
    status: part?.getFirstPropertyValue("status"),
    organiser: part?.getFirstPropertyValue("organizer"),
    url: part?.getFirstPropertyValue("url"),
    name: calendar.getFirstPropertyValue("x-wr-calname"),
  };
}

it("confirms with an invitation at the right moment, and tells who waits without one", async () => {
  const { id, slug } = await eventWithTwo();
  const [confirmed, waiting] = ctx.mail.waiting.map(({ message }) => message);
  expect(confirmed?.to).toEqual({ name: "", address: "budi@contoh.id" });
  expect(confirmed?.text).toContain("Sabtu, 21 Maret 2026 pukul 07.00 WIT");
  expect(invitation(confirmed)).toEqual({
    method: "PUBLISH",
    uid: `kegiatan-${id}@sulur`,
    sequence: 0,
    start: START,
    status: "CONFIRMED",
    organiser: "mailto:sulur@sulur.test",
    url: `https://sulur.test/event/${slug}`,
    name: null,
  });
  expect([waiting?.subject, waiting?.calendar]).toEqual(["Anda dalam daftar tunggu: Tanam Sagu", undefined]);
});

it("tells everyone of a new time with a newer invitation, and nobody of a new text", async () => {
  const { id, title, location, description } = await eventWithTwo();
  const same = { title, location, description, date: START.toISOString(), zone: "WIT", capacity: 1 } as const;
  await editEvent(ctx, id, EditEvent.parse({ ...same, description: "Bawa bibit sagu sendiri.", revision: 0 }));
  expect(later()).toEqual([]);
  const moved = "2026-03-22T07:00";
  await editEvent(ctx, id, EditEvent.parse({ ...same, date: moved, revision: 1 }));
  expect(later().map(({ to }) => to.address)).toEqual(["budi@contoh.id", "sari@contoh.id"]);
  expect(invitation(later()[0])).toMatchObject({ sequence: 2, start: new Date(`${moved}+09:00`) });
});

it("confirms another number of people once, with the invitation, and says nothing when nothing changed", async () => {
  const event = await addEvent(db, { createdAt: NOON, startsAt: START, zone: "WIT", title: "Tanam Sagu" });
  const input = RegisterForEvent.parse({ name: "Budi", email: "budi@contoh.id", people: 2 });
  const { registration_id: id, token } = await registerForEvent(ctx, event.id, input, { receipt: true });
  await changeRegistration(ctx, id, { token, action: "change", people: 2 });
  expect(ctx.mail.waiting).toHaveLength(1);
  await changeRegistration(ctx, id, { token, action: "change", people: 5 });
  const sent = ctx.mail.waiting.slice(1).map(({ message }) => message);
  expect(sent.map(({ subject }) => subject)).toEqual(["Pendaftaran diubah: Tanam Sagu"]);
  expect(sent[0]?.text).toContain("untuk 5 orang");
  expect(invitation(sent[0])).toMatchObject({ method: "PUBLISH", uid: `kegiatan-${event.id}@sulur`, start: START });
});

it.each(["called off", "deleted"])("takes the invitation back when the event is %s", async (how) => {
  const { id } = await eventWithTwo();
  await (how === "deleted" ? deleteEvent(ctx, id, false) : cancelEvent(ctx, id, { words: "Hujan lebat." }));
  ctx.pass(60);
  await sendNotices(ctx);
  expect(later()).toHaveLength(2);
  expect(invitation(later()[0])).toMatchObject({
    method: "CANCEL",
    sequence: 1,
    status: "CANCELLED",
    organiser: "mailto:sulur@sulur.test",
  });
});
