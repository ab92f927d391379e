import { beforeEach, describe, expect, it } from "vitest";
import { UNDO_SECONDS } from "@/lib/desk/rules";
import { mailedToken, organiserToken } from "@/lib/events/event/access";
import { managedEvent, roster } from "@/lib/events/event/queries-manage";
import { HOLD_HOURS } from "@/lib/events/event/rules";
import { RegisterForEvent } from "@/lib/events/event/schemas";
import type { RegistrationView } from "@/lib/events/event/view";
import { Conflict, Forbidden } from "@/lib/kernel/errors";
import { addEvent, type EventFields } from "@/prisma/factories/event";
import { fromAddress, member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { changeRegistration } from "./commands";
import { endHeld } from "./commands-held";
import { endRemovals, forgetRegistrants, manageRegistrants } from "./commands-organiser";
import { registerForEvent } from "./commands-register";
import { heldRegistration } from "./queries";
import { registrationPath } from "./rules";
import { ManageRegistrants } from "./schemas";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const HOUR = 3600;
const ayu = await member(db, "Ayu", "ADMIN");
const rina = await member(db, "Rina", "PENGELOLA");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, event_registrations, audit_entries CASCADE`;
  ctx = testContext(db, visitor("tamu"), NOON);
});

const event = (fields: EventFields = {}) =>
  addEvent(db, { createdAt: NOON, title: "Tanam Bakau", organiserEmail: "panitia@contoh.id", ...fields });
const seats = async (id: number) => (await db.event.findUniqueOrThrow({ where: { id } })).registered;
const statuses = async (id: number) =>
  (await db.eventRegistration.findMany({ where: { eventId: id }, orderBy: { id: "asc" } })).map(({ status }) => status);
const subjectsTo = (address: string) =>
  ctx.mail.waiting.flatMap(({ message }) => (message.to.address === address ? [message.subject] : []));

let count = 0;

/** Somebody without an account in a browser of their own, with a number that nobody proves. */
function register(id: number, address: string, more: object = {}): Promise<RegistrationView> {
  count += 1;
  const actor = visitor(`peramban-${count}`, fromAddress(address));
  const whatsapp = `0812${String(10_000_000 + count)}`;
  const input = RegisterForEvent.parse({ name: `Warga ${count}`, whatsapp, people: 4, ...more });
  return registerForEvent(ctx.as(actor), id, input, { receipt: true });
}

const manage = async (id: number, input: object, as = ctx) => {
  const { organiserEmail } = await db.event.findUniqueOrThrow({ where: { id } });
  const token = organiserToken(ctx, { id, organiserEmail });
  return manageRegistrants(as, id, ManageRegistrants.parse({ token, ...input }));
};

const LINES: [string, (line: number) => string][] = [
  ["an IPv6 /48", (line) => `2001:db8:7:${line.toString(16)}::1`],
  ["an IPv4 /24", (line) => `203.0.113.${line % 250}`],
];

describe.each(LINES)("a crowd from %s", (_, address) => {
  it("fills no more than half of the seats with invented numbers, and others find theirs", async () => {
    const { id } = await event({ capacity: 100 });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, line) => register(id, address(line))));
    expect(answers.filter(({ status }) => status === "CONFIRMED")).toHaveLength(12);
    expect(answers.filter(({ status }) => status === "HELD")).toHaveLength(18);
    expect(await seats(id)).toBe(48);
    for (const { held_until, status } of answers) {
      expect(held_until).toBe(
        status === "HELD" ? new Date(NOON.getTime() + HOLD_HOURS * HOUR * 1000).toISOString() : null,
      );
    }
    expect(await register(id, "198.51.100.7")).toMatchObject({ status: "CONFIRMED", registered: 52 });
    expect(subjectsTo("panitia@contoh.id")).toEqual(["Pendaftar menunggu keputusan Anda: Tanam Bakau"]);
  });
});

describe("what nobody vouches for", () => {
  it("fills no endless list of the organiser's, and keeps no other network off it", async () => {
    const { id } = await event({ capacity: 8 });
    for (let line = 0; line < 3; line += 1) await register(id, `203.0.113.${line}`);
    await expect(register(id, "203.0.113.9")).rejects.toThrow("terlalu banyak pendaftar yang menunggu");
    expect(await statuses(id)).toEqual(["CONFIRMED", "HELD", "HELD"]);
    expect(await register(id, "198.51.100.7")).toMatchObject({ status: "CONFIRMED", registered: 8 });
  });

  it("brings four people at most, and grows no further later", async () => {
    const { id } = await event({ capacity: 100 });
    await expect(register(id, "203.0.113.1", { people: 5 })).rejects.toThrow("paling banyak 4 orang");
    const made = await register(id, "203.0.113.1", { people: 1 });
    const grow = (people: number) =>
      changeRegistration(ctx, made.registration_id, { token: made.token, action: "change", people });
    await expect(grow(5)).rejects.toThrow("paling banyak 4 orang");
    expect(await grow(4)).toMatchObject({ people: 4 });
  });

  it("counts people, so that a crowd of one each that grows afterwards stays within its share", async () => {
    const { id } = await event({ capacity: 20 });
    const all = await Promise.all(Array.from({ length: 10 }, () => register(id, "203.0.113.1", { people: 1 })));
    const grown = await Promise.allSettled(
      all.map((made) =>
        changeRegistration(ctx, made.registration_id, { token: made.token, action: "change", people: 4 }),
      ),
    );
    expect(grown.filter(({ status }) => status === "fulfilled")).toEqual([]);
    expect(await seats(id)).toBe(10);
  });

  it("is not an account with a confirmed address or of a week's age, which brings ten from anywhere", async () => {
    const { id } = await event({ capacity: 30 });
    const origin = fromAddress("203.0.113.1");
    await register(id, "203.0.113.1", { people: 4 });
    await register(id, "203.0.113.1", { people: 4 });
    await register(id, "203.0.113.1", { people: 4 });
    for (const [name, data] of [
      ["Lama", { createdAt: new Date(NOON.getTime() - 7 * 24 * HOUR * 1000) }],
      ["Baru", { createdAt: NOON, email: "baru@contoh.id", emailKey: "baru@contoh.id" }],
      ["Semenit", { createdAt: NOON }],
    ] as const) {
      const person = await member(db, `${name} ${count}`);
      await db.user.update({ where: { id: person.userId }, data });
      const input = RegisterForEvent.parse({ whatsapp: `0813${10_000_000 + person.userId}`, people: 5 });
      const view = await registerForEvent(ctx.as({ ...person, ...origin }), id, input, { receipt: true });
      expect([name, view.status]).toEqual([name, name === "Semenit" ? "HELD" : "CONFIRMED"]);
    }
  });

  it("is neither the second to the tenth number of one account that has proved itself, at a seat or in the line", async () => {
    const { id } = await event({ capacity: 100 });
    const person = await member(db, `Banyak ${count}`);
    await db.user.update({
      where: { id: person.userId },
      data: { createdAt: new Date(NOON.getTime() - 30 * 24 * HOUR * 1000) },
    });
    const as = ctx.as({ ...person, ...fromAddress("203.0.113.1") });
    const add = (number: number) => {
      const input = RegisterForEvent.parse({ whatsapp: `0814${10_000_000 + number}`, people: 10, wait: true });
      return registerForEvent(as, id, input, { receipt: true });
    };
    const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => add(number)));
    expect(answers.filter(({ status }) => status === "CONFIRMED")).toHaveLength(6);
    expect(await seats(id)).toBe(60);
    const first = answers.find(({ status }) => status === "CONFIRMED");
    await manage(id, { action: "remove", registration_id: first?.registration_id });
    ctx.pass(UNDO_SECONDS + 60);
    await endRemovals(ctx);
    expect((await add(11)).status).toBe("HELD");
  });

  it("is held by its mail's link, not by the one on the screen, until the address is confirmed", async () => {
    const { id } = await event({ capacity: 2 });
    await register(id, "203.0.113.1", { people: 1 });
    const made = await register(id, "203.0.113.1", { people: 1, whatsapp: undefined, email: "budi@contoh.id" });
    expect(made.status).toBe("HELD");
    const mail = ctx.mail.waiting.find(({ message }) => message.to.address === "budi@contoh.id")?.message;
    expect(mail?.subject).toBe("Menunggu penyelenggara: Tanam Bakau");
    const { createdAt } = await db.eventRegistration.findUniqueOrThrow({ where: { id: made.registration_id } });
    const mailed = mailedToken(ctx, { id: made.registration_id, createdAt });
    expect(mail?.text).toContain(registrationPath(made.registration_id, mailed));
    const confirm = (token: string) => changeRegistration(ctx, made.registration_id, { token, action: "confirm" });
    await expect(confirm(made.token)).rejects.toThrow(Forbidden);
    expect(await heldRegistration(ctx, made.registration_id, made.token)).toMatchObject({ can_confirm: false });
    expect(await heldRegistration(ctx, made.registration_id, mailed)).toMatchObject({ can_confirm: true });
    expect(await confirm(mailed)).toMatchObject({ status: "CONFIRMED" });
    expect(await confirm(mailed)).toMatchObject({ status: "CONFIRMED" });
    expect(await seats(id)).toBe(2);
    expect(subjectsTo("budi@contoh.id").slice(1)).toEqual(["Anda terdaftar: Tanam Bakau"]);
  });

  it("gets no seat over the waiting list either", async () => {
    const { id } = await event({ capacity: 4 });
    const first = await register(id, "198.51.100.7", { people: 2 });
    await register(id, "203.0.113.1", { people: 2 });
    await register(id, "203.0.113.2", { people: 2, wait: true });
    await register(id, "192.0.2.1", { people: 2, wait: true });
    await changeRegistration(ctx, first.registration_id, { token: first.token, action: "cancel" });
    expect(await statuses(id)).toEqual(["CANCELLED", "CONFIRMED", "HELD", "OFFERED"]);
  });
});

describe("the organiser", () => {
  it("lets all in as far as there are seats, the others into the line, and is asked anew of later ones", async () => {
    const { id } = await event({ capacity: 8 });
    for (let line = 0; line < 3; line += 1) await register(id, "203.0.113.1", { people: 3 });
    expect(await statuses(id)).toEqual(["CONFIRMED", "HELD", "HELD"]);
    expect((await managedEvent(ctx.as(ayu), id, undefined)).held).toMatchObject([{ held: 6, seated: 3 }]);
    expect(await manage(id, { action: "accept" })).toEqual({ registrations: 2, people: 6, held: 0, undo: null });
    expect(await statuses(id)).toEqual(["CONFIRMED", "CONFIRMED", "WAITING"]);
    expect(await manage(id, { action: "accept" })).toMatchObject({ registrations: 0 });
    expect(await seats(id)).toBe(6);
    await register(id, "203.0.113.1", { people: 2 });
    expect(subjectsTo("panitia@contoh.id")).toHaveLength(2);
  });

  it("takes a network out, with what it has and what it waits for, and back within ten seconds", async () => {
    const { id } = await event({ capacity: 20 });
    const crowd = [];
    for (let line = 0; line < 5; line += 1) crowd.push(await register(id, `203.0.113.${line}`));
    const other = await register(id, "198.51.100.7");
    const [held] = (await managedEvent(ctx.as(ayu), id, undefined)).held;
    const input = { action: "remove", registration_id: held?.registration_id, network: true };
    const { undo } = await manage(id, input);
    expect((await roster(ctx.as(ayu), id, undefined, {})).items.map((row) => row.id)).toEqual([other.registration_id]);
    const [first] = crowd as [RegistrationView];
    expect(await heldRegistration(ctx, first.registration_id, first.token)).toMatchObject({
      removed: true,
      check_in: null,
    });
    await expect(
      changeRegistration(ctx, first.registration_id, { token: first.token, action: "change", people: 1 }),
    ).rejects.toThrow("dikeluarkan penyelenggara");
    ctx.pass(UNDO_SECONDS);
    await manage(id, { action: "undo", removed: undo });
    expect((await roster(ctx.as(ayu), id, undefined, {})).items).toHaveLength(6);
    await endRemovals(ctx);
    expect(await seats(id)).toBe(12);

    expect(await manage(id, input)).toMatchObject({ registrations: 5, people: 20 });
    ctx.pass(60);
    await expect(manage(id, { action: "undo", removed: undo })).rejects.toThrow(Conflict);
    await Promise.all([endRemovals(ctx), endRemovals(ctx)]);
    expect(await seats(id)).toBe(4);
    expect(await register(id, "203.0.113.9")).toMatchObject({ status: "HELD" });
    expect(await register(id, "192.0.2.1")).toMatchObject({ status: "CONFIRMED" });
    const audited = await db.auditEntry.findMany({ orderBy: { id: "asc" }, select: { action: true } });
    expect(audited.map(({ action }) => action).filter((action) => action !== "event.registrants")).toEqual([
      "event.registrants_remove",
      "event.registrants_undo",
      "event.registrants_remove",
    ]);
  });

  it("takes one registration out, whose seat goes to who waits, and decides whether they come back", async () => {
    const { id } = await event({ capacity: 2 });
    const budi = { email: "budi@contoh.id", whatsapp: undefined, people: 2 };
    await db.event.update({ where: { id }, data: { capacity: 4 } });
    const made = await register(id, "198.51.100.7", budi);
    await db.event.update({ where: { id }, data: { capacity: 2 } });
    const waiting = await register(id, "192.0.2.1", { people: 1, wait: true });
    await manage(id, { action: "remove", registration_id: made.registration_id });
    ctx.pass(60);
    await endRemovals(ctx);
    expect(await heldRegistration(ctx, waiting.registration_id, waiting.token)).toMatchObject({ status: "OFFERED" });
    expect(subjectsTo("budi@contoh.id").at(-1)).toBe("Pendaftaran dikeluarkan: Tanam Bakau");
    expect(await register(id, "192.0.2.200", { ...budi, people: 1 })).toMatchObject({ status: "HELD" });
  });

  it("is somebody else for a stranger and for the organiser of another event", async () => {
    const [{ id }, other] = [await event({ capacity: 20 }), await event({ organiserEmail: "lain@contoh.id" })];
    const made = await register(id, "203.0.113.1");
    const foreign = organiserToken(ctx, { id: other.id, organiserEmail: "lain@contoh.id" });
    for (const input of [
      { action: "accept" },
      { action: "remove", registration_id: made.registration_id },
      { action: "remove", registration_id: made.registration_id, network: true },
      { action: "undo", removed: NOON.toISOString() },
      { action: "relayed", registration_ids: [made.registration_id] },
    ]) {
      for (const token of [foreign, made.token, undefined]) {
        await expect(manageRegistrants(ctx, id, ManageRegistrants.parse({ ...input, token }))).rejects.toThrow(
          Forbidden,
        );
      }
      // With the right key of another event nothing of this one is changed.
      await manageRegistrants(ctx, other.id, ManageRegistrants.parse({ ...input, token: foreign })).catch(() => {});
    }
    expect(await db.eventRegistration.findMany()).toMatchObject([
      { status: "CONFIRMED", removedAt: null, acceptedAt: null },
    ]);
    await manageRegistrants(
      ctx.as(rina),
      id,
      ManageRegistrants.parse({ action: "remove", registration_id: made.registration_id }),
    );
    expect(await db.eventRegistration.findFirst()).toMatchObject({ removedAt: NOON });
  });

  it("who does not answer lets them go after two days, by name nobody", async () => {
    const { id } = await event({ capacity: 2 });
    await register(id, "203.0.113.1", { people: 1 });
    await register(id, "203.0.113.1", { people: 1, whatsapp: undefined, email: "budi@contoh.id" });
    ctx.pass(HOLD_HOURS * HOUR - 1);
    expect(await endHeld(ctx)).toBe(0);
    ctx.pass(1);
    expect(await Promise.all([endHeld(ctx), endHeld(ctx)])).toContain(1);
    expect(await statuses(id)).toEqual(["CONFIRMED", "CANCELLED"]);
    expect(subjectsTo("budi@contoh.id").at(-1)).toBe("Pendaftaran gugur: Tanam Bakau");
  });
});

it("forgets networks and browsers once the event begins", async () => {
  const { id, startsAt } = await event();
  await register(id, "203.0.113.1");
  expect(await forgetRegistrants(ctx)).toBe(0);
  expect(await db.eventRegistration.findFirst()).toMatchObject({
    waist: expect.any(String),
    writerKey: expect.any(String),
  });
  ctx.pass((startsAt.getTime() - NOON.getTime()) / 1000);
  expect(await forgetRegistrants(ctx)).toBe(1);
  expect(await db.eventRegistration.findFirst()).toMatchObject({ waist: null, writerKey: null });
});
