import { beforeEach, describe, expect, it } from "vitest";
import { editEvent } from "@/lib/events/event/commands";
import { roster } from "@/lib/events/event/queries-manage";
import { sendReminders } from "@/lib/events/event/reminders";
import { OFFER_HOURS } from "@/lib/events/event/rules";
import { type ChangeRegistration, EditEvent, RegisterForEvent } from "@/lib/events/event/schemas";
import type { RegistrationView } from "@/lib/events/event/view";
import type { Actor } from "@/lib/kernel/actor";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { addEvent, type EventFields } from "@/prisma/factories/event";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { changeRegistration } from "./commands";
import { passOnOffers } from "./commands-offers";
import { registerForEvent } from "./commands-register";

const { db } = await testDatabase();
const sari = await member(db, "Sari");
const ayu = await member(db, "Ayu", "ADMIN");

const accounts = new Map<string, ReturnType<typeof member>>();
/** An account of some age for each name: what a network takes of the seats is no matter here (share.db.test.ts). */
async function person(name: string): Promise<Actor> {
  const key = name.toLowerCase();
  const account = accounts.get(key) ?? member(db, `Warga ${key}`);
  accounts.set(key, account);
  return account;
}
const NOON = new Date("2026-03-14T12:00:00+07:00");
const HOUR = 3600;

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, event_registrations CASCADE`;
  ctx = testContext(db, visitor("tamu"), NOON);
});

const event = (fields: EventFields = {}) => addEvent(db, { createdAt: NOON, ...fields });
const register = async (id: number, name: string, more: object = {}, as?: TestContext) =>
  registerForEvent(
    as ?? ctx.as(await person(name)),
    id,
    RegisterForEvent.parse({ name, email: `${name}@contoh.id`, ...more }),
    { receipt: true },
  );

/** All at the same moment, many more than there are connections. */
const crowd = <T>(count: number, deskAction: (index: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => deskAction(index)));

const change = (of: RegistrationView, action: ChangeRegistration["action"], people?: number) =>
  changeRegistration(ctx, of.registration_id, { token: of.token, action, ...(people === undefined ? {} : { people }) });
const seats = async (id: number) => (await db.event.findUniqueOrThrow({ where: { id } })).registered;
const statusOf = async ({ registration_id: id }: RegistrationView) =>
  (await db.eventRegistration.findUniqueOrThrow({ where: { id } })).status;

/** What the table says must be what the rows say. */
async function expectTrueCount(id: number): Promise<void> {
  const { _sum } = await db.eventRegistration.aggregate({
    where: { eventId: id, status: { in: ["CONFIRMED", "OFFERED"] } },
    _sum: { people: true },
  });
  expect(await seats(id)).toBe(_sum.people ?? 0);
}

describe("registering", () => {
  it("takes the seats and keeps consent", async () => {
    const { id } = await event();
    expect(await register(id, "Budi", { people: 3 })).toMatchObject({
      id,
      registered: 3,
      status: "CONFIRMED",
      people: 3,
    });
    expect(await db.eventRegistration.findFirst()).toMatchObject({ emailKey: "budi@contoh.id", consentedAt: NOON });
    expect(ctx.expired).toContain(`event:${id}`);
  });

  it("asks for a phone number at community events only", async () => {
    const { id } = await event({ kind: "COMMUNITY", category: "DISKUSI" });
    const refusal = new InvalidInput("Mohon lengkapi data yang wajib diisi!", { phone: "Nomor telepon wajib diisi." });
    await expect(register(id, "Budi")).rejects.toEqual(refusal);
    expect(await seats(id)).toBe(0);
    expect(await register(id, "Budi", { phone: "0812-3456-7890" })).toMatchObject({ registered: 1 });
  });

  it.each([1, 2, 3])("gives 20 seats to 20 of 200 who come at once, round %i", async () => {
    const { id } = await event({ capacity: 20 });
    const all = await crowd(200, (index) => register(id, `Warga${index}`));
    const refused = all.filter((result) => result.status === "rejected");
    expect(all.length - refused.length).toBe(20);
    for (const { reason } of refused) expect(reason).toEqual(new Conflict("Event Penuh. Semua tempat sudah terisi."));
    expect(await seats(id)).toBe(20);
    await expectTrueCount(id);
  });

  it("puts everyone beyond the seats on the waiting list when they ask for it", async () => {
    const { id } = await event({ capacity: 5 });
    const all = await crowd(40, (index) => register(id, `W${index}`, { wait: true }));
    const given = all.map((result) => result.status === "fulfilled" && result.value.status);
    expect(given.filter((status) => status === "CONFIRMED")).toHaveLength(5);
    expect(given.filter((status) => status === "WAITING")).toHaveLength(35);
    await expectTrueCount(id);
  });

  it("counts one address once, however often it is sent", async () => {
    const { id } = await event();
    const sent = await Promise.allSettled(Array.from({ length: 10 }, () => register(id, "Budi")));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(register(id, "Lain", { email: "BUDI@contoh.id" })).rejects.toThrow("Email ini sudah terdaftar");
    expect(await seats(id)).toBe(1);
  });

  it("tells a waiting address that it is known, and takes a cancelled one again", async () => {
    const { id } = await event({ capacity: 1 });
    const first = await register(id, "Budi");
    await register(id, "Sari", { wait: true });
    await expect(register(id, "Sari", { wait: true })).rejects.toThrow("sudah terdaftar");
    await change(first, "cancel");
    expect(await register(id, "Budi", { wait: true })).toMatchObject({ status: "WAITING", ahead: 0 });
    await expectTrueCount(id);
  });

  it("refuses a full event in the same words whether the address is registered or not, but to its owner", async () => {
    const { id } = await event({ capacity: 2 });
    await register(id, "Budi");
    const tuti = await member(db, "Tuti");
    await db.user.update({ where: { id: tuti.userId }, data: { email: "Tuti@contoh.id", emailKey: "tuti@contoh.id" } });
    await register(id, "Tuti", {}, ctx.as(tuti));
    for (const more of [{}, { people: 2 }, { people: 9 }, { people: 9, wait: true }]) {
      const [known, fresh] = await Promise.allSettled([register(id, "Budi", more), register(id, "Tono", more)]);
      expect(known).toEqual(fresh);
      expect(known?.status).toBe("rejected");
    }
    await expect(register(id, "Tuti", {}, ctx.as(tuti))).rejects.toThrow("sudah terdaftar");
    await expect(register(id, "Tuti")).rejects.toThrow("Event Penuh");
  });

  it("tells the owner of a registered address, once a day, when somebody else finds it out", async () => {
    const { id } = await event({ capacity: 2 });
    await register(id, "Budi");
    const sent = ctx.mail.mails.length;
    for (const more of [{}, { people: 2, wait: true }, { wait: true }]) {
      await expect(register(id, "Budi", more)).rejects.toThrow("sudah terdaftar");
    }
    expect(ctx.mail.mails.slice(sent).map(({ message }) => message)).toMatchObject([
      { to: { address: "budi@contoh.id" }, subject: expect.stringContaining("Anda sudah terdaftar") },
    ]);
    await expectTrueCount(id);
  });

  it("says how many seats are left for a group that is too large", async () => {
    const { id } = await event({ capacity: 3 });
    await register(id, "Budi", { people: 2 });
    await expect(register(id, "Sari", { people: 2 })).rejects.toThrow("Hanya tersisa 1 tempat.");
    await expect(register(id, "Sari", { people: 4, wait: true })).rejects.toThrow("hanya untuk 3 orang");
  });

  it.each<[EventFields, string]>([
    [{ cancelledAt: NOON }, "dibatalkan"],
    [{ startsAt: NOON }, "sudah dimulai"],
    [{ deletedAt: NOON }, "tidak ditemukan"],
  ])("refuses %j", async (fields, message) => {
    const { id } = await event(fields);
    await expect(register(id, "Budi", { wait: true })).rejects.toThrow(message);
    await expect(register(id + 1, "Budi")).rejects.toThrow(NotFound);
  });

  it("takes name and confirmed e-mail from the account, and asks for what is missing", async () => {
    const { id } = await event();
    const member = ctx.as(sari);
    const empty = RegisterForEvent.parse({});
    await expect(registerForEvent(member, id, empty, { receipt: true })).rejects.toThrow(InvalidInput);
    await expect(registerForEvent(ctx, id, empty, { receipt: true })).rejects.toThrow("Nama dan Email harus diisi.");
    await db.user.update({ where: { id: sari.userId }, data: { email: "Sari@contoh.id", emailKey: "sari@contoh.id" } });
    await registerForEvent(member, id, empty, { receipt: true });
    const row = { name: "Sari", emailKey: "sari@contoh.id", userId: sari.userId };
    expect(await db.eventRegistration.findFirst()).toMatchObject(row);
  });

  it("takes nothing from a robot", async () => {
    const { id } = await event();
    await expect(register(id, "Budi", { website: "x" })).rejects.toThrow(InvalidInput);
    expect(await seats(id)).toBe(0);
  });
});

describe("registering a number", () => {
  const byNumber = (id: number, name: string, whatsapp: string, more: object = {}, as = ctx.as(visitor(name))) =>
    registerForEvent(as, id, RegisterForEvent.parse({ name, whatsapp, ...more }), { receipt: true });

  it("gives the private link and sends nothing, now or later", async () => {
    const { id } = await event({ capacity: 1, startsAt: new Date(NOON.getTime() + 20 * HOUR * 1000) });
    const made = await byNumber(id, "Budi", "0812-3456-7890");
    expect(made).toMatchObject({ status: "CONFIRMED", mailed: false, by_email: false });
    await byNumber(id, "Sari", "0813-3456-7890", { wait: true });
    await sendReminders(ctx);
    await change(made, "cancel");
    expect(ctx.mail.mails).toEqual([]);
    expect(await db.eventRegistration.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { name: "Budi", email: null, emailKey: null, phone: "+6281234567890", status: "CANCELLED", consentedAt: NOON },
      { name: "Sari", status: "OFFERED" },
    ]);
  });

  it("counts one number of a browser once, however it is written, and keeps nobody else from registering it", async () => {
    const { id } = await event();
    const first = await byNumber(id, "Budi", "0812-3456-7890");
    const ways = ["+62 812 3456 7890", "62 (0)812-3456-7890", "(0812) 34567890"];
    for (const way of ways) {
      await expect(byNumber(id, "Budi", way, { people: 4, wait: true })).rejects.toEqual(
        new Conflict(
          "Nomor ini sudah terdaftar pada kegiatan ini. Buka tautan pribadi yang Anda simpan, atau daftar dengan email.",
        ),
      );
    }
    expect(await db.eventRegistration.findMany()).toMatchObject([{ name: "Budi", people: 1 }]);
    await change(first, "cancel");
    const again = await byNumber(id, "Budi", "0812-3456-7890");
    await expect(change(first, "accept")).rejects.toThrow(Forbidden);
    expect(again.token).not.toBe(first.token);
    await expectTrueCount(id);
  });

  it("says nothing of whether the number takes part, and lets its owner in after somebody who typed it", async () => {
    const { id } = await event();
    const answers = [];
    for (const [name, number] of [
      ["Usil", "0812-3456-7890"],
      ["Budi", "0812-3456-7890"],
      ["Sari", "0813-3456-7890"],
    ] as const) {
      const { token, registration_id, registered, ...said } = await byNumber(id, name, number);
      expect(token).toContain(String(registration_id));
      answers.push({ ...said, mine: registered });
    }
    expect(answers.map(({ mine, ...said }) => said)).toEqual(Array(3).fill({ ...answers[0], mine: undefined }));
    expect(answers.map(({ mine }) => mine)).toEqual([1, 2, 3]);
    const { items } = await roster(ctx.as(ayu), id, undefined, {});
    expect(items.map(({ same_number: same }) => same)).toEqual([true, true, false]);
    await expectTrueCount(id);
  });

  it("says of a full event the same whether the number is registered or not", async () => {
    const { id } = await event({ capacity: 1 });
    await byNumber(id, "Budi", "0812-3456-7890");
    const [known, fresh] = await Promise.allSettled([
      byNumber(id, "Usil", "0812-3456-7890"),
      byNumber(id, "Usil", "0813-3456-7890"),
    ]);
    expect(known).toEqual(fresh);
    expect(known?.status).toBe("rejected");
  });

  it("gives one of many who send a number at once its seat", async () => {
    const { id } = await event();
    const sent = await crowd(10, () => byNumber(id, "Budi", "0812-3456-7890"));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await seats(id)).toBe(1);
  });

  it("is enough where organisers ring people up, and is no e-mail of the account", async () => {
    const { id } = await event({ kind: "COMMUNITY", category: "DISKUSI" });
    expect(await byNumber(id, "Budi", "0812-3456-7890")).toMatchObject({ status: "CONFIRMED" });
    await db.user.update({ where: { id: ayu.userId }, data: { email: "ayu@contoh.id", emailKey: "ayu@contoh.id" } });
    const input = RegisterForEvent.parse({ whatsapp: "0813-3456-7890" });
    expect(await registerForEvent(ctx.as(ayu), id, input, { receipt: true })).toMatchObject({ by_email: false });
  });
});

describe("changing a registration", () => {
  it("needs its own token", async () => {
    const { id } = await event();
    const [budi, rina] = [await register(id, "Budi"), await register(id, "Rina")];
    await expect(change({ ...budi, token: rina.token }, "cancel")).rejects.toThrow(Forbidden);
    expect(await seats(id)).toBe(2);
  });

  it("offers what is freed to the next who fit, in their order, and cancels once", async () => {
    const { id } = await event({ capacity: 2 });
    const first = await register(id, "Budi", { people: 2 });
    const large = await register(id, "Besar", { people: 2, wait: true });
    const small = await register(id, "Kecil", { wait: true });
    await change(first, "change", 1);
    expect([await statusOf(large), await statusOf(small)]).toEqual(["WAITING", "OFFERED"]);
    await change(first, "cancel");
    await change(first, "cancel");
    expect(await seats(id)).toBe(1);
    expect(await change(small, "accept")).toMatchObject({ status: "CONFIRMED" });
    await change(small, "cancel");
    expect(await statusOf(large)).toBe("OFFERED");
    await expectTrueCount(id);
  });

  it("passes an offer on when its time is over", async () => {
    const { id } = await event({ capacity: 1 });
    const first = await register(id, "Budi");
    const second = await register(id, "Sari", { wait: true });
    ctx.pass(1);
    const third = await register(id, "Rina", { wait: true });
    await change(first, "cancel");
    ctx.pass(OFFER_HOURS * HOUR - 1);
    expect(await passOnOffers(ctx)).toBe(0);
    ctx.pass(1);
    await expect(change(second, "accept")).rejects.toThrow("sudah lewat");
    expect(await passOnOffers(ctx)).toBe(1);
    expect([await statusOf(second), await statusOf(third)]).toEqual(["CANCELLED", "OFFERED"]);
    await expectTrueCount(id);
  });

  it("grows only into free seats", async () => {
    const { id } = await event({ capacity: 3 });
    const budi = await register(id, "Budi");
    await register(id, "Rina");
    expect(await change(budi, "change", 2)).toMatchObject({ people: 2 });
    await expect(change(budi, "change", 3)).rejects.toThrow("tidak cukup");
    await expect(change(budi, "change")).rejects.toThrow(InvalidInput);
    await expectTrueCount(id);
  });

  it("never oversells while people cancel and register at once", async () => {
    const { id } = await event({ capacity: 10 });
    const early = await Promise.all(Array.from({ length: 10 }, (_, index) => register(id, `A${index}`)));
    const all = await crowd<unknown>(40, (index) => {
      const leaving = index % 4 === 0 ? early[index / 4] : undefined;
      return leaving ? change(leaving, "cancel") : register(id, `B${index}`, { wait: true });
    });
    expect(all.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await seats(id)).toBe(10);
    await expectTrueCount(id);
  });

  it("is over once the event has begun", async () => {
    const { id } = await event({ startsAt: new Date(NOON.getTime() + 1000) });
    const budi = await register(id, "Budi");
    ctx.pass(1);
    await expect(change(budi, "cancel")).rejects.toThrow("sudah dimulai");
  });
});

it("more capacity is offered to those who wait", async () => {
  const row = await event({ capacity: 1 });
  await register(row.id, "Budi");
  const waiting = await register(row.id, "Sari", { wait: true });
  const { title, location, description } = row;
  const edit = EditEvent.parse({ title, location, description, date: "2026-03-21", capacity: 2, revision: 0 });
  expect(await editEvent(ctx.as(ayu), row.id, edit)).toMatchObject({ registered: 2, capacity: 2 });
  expect(await statusOf(waiting)).toBe("OFFERED");
});
