import { beforeEach, describe, expect, it } from "vitest";
import { UNDO_SECONDS } from "@/lib/desk/rules";
import { mailedToken } from "@/lib/events/event/access";
import { cancelEvent, deleteEvent, forgetEvents, restoreEvent } from "@/lib/events/event/commands";
import { sendNotices } from "@/lib/events/event/notices";
import { OFFER_HOURS } from "@/lib/events/event/rules";
import { type ChangeRegistration, RegisterForEvent } from "@/lib/events/event/schemas";
import type { RegistrationView } from "@/lib/events/event/view";
import type { Actor } from "@/lib/kernel/actor";
import type { MailMessage } from "@/lib/kernel/ctx";
import { addEvent, type EventFields } from "@/prisma/factories/event";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { changeRegistration } from "./commands";
import { offerWaiting, passOnOffers } from "./commands-offers";
import { registerForEvent } from "./commands-register";
import { heldRegistration } from "./queries";
import { registrationPath } from "./rules";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const rina = await member(db, "Rina");

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

const event = (fields: EventFields = {}) =>
  addEvent(db, { createdAt: NOON, title: "Tanam Bakau", capacity: 1, ...fields });
const register = async (id: number, name: string, more: object = {}, as?: TestContext) =>
  registerForEvent(
    as ?? ctx.as(await person(name)),
    id,
    RegisterForEvent.parse({ name, email: `${name}@contoh.id`, wait: true, ...more }),
    { receipt: false },
  );
const change = (of: RegistrationView, action: ChangeRegistration["action"], people?: number) =>
  changeRegistration(ctx, of.registration_id, { token: of.token, action, ...(people === undefined ? {} : { people }) });
const held = (of: RegistrationView) => heldRegistration(ctx, of.registration_id, of.token);

const lettersTo = (name: string): MailMessage[] =>
  ctx.mail.waiting.map(({ message }) => message).filter(({ to }) => to.address === `${name}@contoh.id`);
const subjectsTo = (name: string) => lettersTo(name).map(({ subject }) => subject);

describe("the waiting list", () => {
  it("tells whose turn it is, once, with the deadline and the personal link, and confirms what is taken", async () => {
    const { id } = await event();
    const [budi, sari] = [await register(id, "budi"), await register(id, "sari", { people: 1 })];
    await change(budi, "cancel");
    const [offer, ...others] = lettersTo("sari");
    expect(others).toEqual([]);
    expect(offer?.subject).toBe("Ada tempat untuk Anda: Tanam Bakau");
    expect(offer?.text).toContain("sebelum Minggu, 15 Maret 2026 pukul 12.00 WIB");
    const { createdAt } = await db.eventRegistration.findUniqueOrThrow({ where: { id: sari.registration_id } });
    const mailed = mailedToken(ctx, { id: sari.registration_id, createdAt });
    expect(offer?.text).toContain(`https://sulur.test${registrationPath(sari.registration_id, mailed)}`);
    await change(sari, "accept");
    await change(sari, "accept");
    expect(subjectsTo("sari").slice(1)).toEqual(["Anda terdaftar: Tanam Bakau"]);
    expect(lettersTo("sari")[1]?.calendar?.method).toBe("PUBLISH");
    expect(lettersTo("budi")[0]?.calendar?.method).toBe("CANCEL");
    expect(subjectsTo("budi")).toEqual(["Pendaftaran dibatalkan: Tanam Bakau"]);
  });

  it("says it when the time is over, and asks the next", async () => {
    const { id } = await event();
    const budi = await register(id, "budi");
    await register(id, "sari");
    await register(id, "tono");
    await change(budi, "cancel");
    ctx.pass(OFFER_HOURS * HOUR);
    await Promise.all([passOnOffers(ctx), passOnOffers(ctx)]);
    expect(subjectsTo("sari")).toEqual([
      "Ada tempat untuk Anda: Tanam Bakau",
      "Tempat tidak lagi ditahan: Tanam Bakau",
    ]);
    expect(subjectsTo("tono")).toEqual(["Ada tempat untuk Anda: Tanam Bakau"]);
  });

  it("leaves others time when the start is near", async () => {
    const { id } = await event({ startsAt: new Date(NOON.getTime() + 10 * HOUR * 1000) });
    const budi = await register(id, "budi");
    const sari = await register(id, "sari");
    await change(budi, "cancel");
    expect((await held(sari)).offered_until).toBe(new Date(NOON.getTime() + 5 * HOUR * 1000).toISOString());
  });

  it("goes on where more seats became free than one transaction offers", async () => {
    const { id } = await event({ capacity: 140 });
    const waiting = Array.from({ length: 150 }, (_, index) => ({
      eventId: id,
      status: "WAITING" as const,
      name: "Warga",
      people: 1,
      waitingSince: new Date(NOON.getTime() + index),
    }));
    await db.eventRegistration.createMany({ data: waiting });
    ctx.pass(60);
    const rounds = [];
    for (let round = 0; round < 4; round += 1) rounds.push(await offerWaiting(ctx));
    expect(rounds).toEqual([1, 1, 1, 0]);
    const offered = await db.eventRegistration.findMany({ where: { status: "OFFERED" }, orderBy: { id: "asc" } });
    expect(offered.map(({ waitingSince }) => waitingSince)).toEqual(
      waiting.slice(0, 140).map(({ waitingSince }) => waitingSince),
    );
    expect(await db.event.findFirst()).toMatchObject({ registered: 140 });
  });

  it("confirms another number of people to who waits, and to who is offered seats", async () => {
    const { id } = await event({ capacity: 4 });
    const budi = await register(id, "budi", { people: 4 });
    const sari = await register(id, "sari", { people: 3 });
    await change(sari, "change", 3);
    await change(sari, "change", 2);
    await change(budi, "cancel");
    ctx.pass(60);
    await change(sari, "change", 4);
    expect(subjectsTo("sari")).toEqual([
      "Pendaftaran diubah: Tanam Bakau",
      "Ada tempat untuk Anda: Tanam Bakau",
      "Pendaftaran diubah: Tanam Bakau",
    ]);
    const [waiting, , offered] = lettersTo("sari");
    expect(waiting?.text).toContain("masih dalam daftar tunggu untuk Tanam Bakau, sekarang untuk 2 orang");
    expect(offered?.text).toContain("sekarang untuk 4 orang. Terima tempat ini sebelum Minggu, 15 Maret 2026");
    expect([waiting?.calendar, offered?.calendar]).toEqual([undefined, undefined]);
    ctx.pass(OFFER_HOURS * HOUR);
    await expect(change(sari, "change", 1)).rejects.toThrow("sudah lewat");
  });

  it("moves up when an account with a seat is erased", async () => {
    const { id } = await event();
    await register(id, "rina", {}, ctx.as(rina));
    const sari = await register(id, "sari");
    await db.$transaction((transaction) =>
      forgetEvents(ctx, transaction, { userId: rina.userId, key: `user:${rina.userId}` }),
    );
    expect(await held(sari)).toMatchObject({ status: "OFFERED" });
    expect(await db.event.findFirst()).toMatchObject({ registered: 1 });
    expect(ctx.expired).toContain(`event:${id}`);
  });

  it("does not let anyone fill a stranger's mailbox by leaving and coming back", async () => {
    const { id } = await event({ capacity: 5 });
    for (let round = 0; round < 15; round += 1) {
      await change(await register(id, "budi"), "cancel");
      ctx.pass(60);
    }
    expect(subjectsTo("budi")).toHaveLength(10);
  });
});

describe("the personal link", () => {
  it("shows how it stands, without e-mail and phone", async () => {
    const { id, slug } = await event();
    const budi = await register(id, "budi", { phone: "081234567890" });
    const [sari, tono] = [await register(id, "sari"), await register(id, "tono", { people: 1 })];
    expect(await held(budi)).toMatchObject({ status: "CONFIRMED", name: "budi", place: null, event: { slug } });
    expect((await held(budi)).check_in).toMatch(/^SULUR-/u);
    expect([(await held(sari)).place, (await held(tono)).place]).toEqual([1, 2]);
    await change(sari, "cancel");
    expect(await held(tono)).toMatchObject({ place: 1, check_in: null });
    expect(JSON.stringify(await held(budi))).not.toMatch(/contoh\.id|8123/u);
    await expect(heldRegistration(ctx, budi.registration_id, tono.token)).rejects.toThrow("Tautan ini tidak berlaku");
    await expect(heldRegistration(ctx, 999, "registration.999.signed")).rejects.toThrow("tidak berlaku");
  });

  it("of a stranger who wrote an address first opens nothing once its owner left and came back", async () => {
    const { id } = await event({ capacity: 5 });
    const stranger = await register(id, "budi", { people: 5 });
    await change(stranger, "cancel");
    const budi = await register(id, "budi");
    expect(budi.registration_id).toBe(stranger.registration_id);
    await expect(held(stranger)).rejects.toThrow("Tautan ini tidak berlaku");
    await expect(change(stranger, "cancel")).rejects.toThrow("Tautan ini tidak berlaku");
    expect(await held(budi)).toMatchObject({ status: "CONFIRMED", people: 1 });
  });

  it("tells of an event that is off or gone", async () => {
    const [off, gone] = [await event(), await event()];
    const [budi, sari] = [await register(off.id, "budi"), await register(gone.id, "sari")];
    await cancelEvent(ctx.as(ayu), off.id, { words: "Hujan lebat." });
    await deleteEvent(ctx.as(ayu), gone.id, false);
    expect((await held(budi)).event).toMatchObject({
      phase: "cancelled",
      cancel_words: "Hujan lebat.",
      slug: off.slug,
    });
    expect((await held(sari)).event).toMatchObject({ phase: "cancelled", slug: null });
    await expect(change(sari, "cancel")).rejects.toThrow("tidak ditemukan");
  });

  it("grows a waiting group only as far as the event reaches, and keeps who was ticked off", async () => {
    const { id } = await event({ capacity: 3 });
    const budi = await register(id, "budi", { people: 3 });
    const sari = await register(id, "sari");
    await expect(change(sari, "change", 4)).rejects.toThrow("hanya untuk 3 orang");
    await db.eventRegistration.update({
      where: { id: budi.registration_id },
      data: { checkedInAt: NOON, checkedInPeople: 3 },
    });
    await expect(change(budi, "cancel")).rejects.toThrow("sudah tercatat hadir");
  });
});

describe("notices", () => {
  it("reach more people than one transaction writes to, once each, and stop when all are told", async () => {
    const { id } = await event({ capacity: 300, registered: 250 });
    await db.eventRegistration.createMany({
      data: Array.from({ length: 250 }, (_, index) => ({
        eventId: id,
        status: "CONFIRMED" as const,
        name: "Warga",
        email: `w${index}@contoh.id`,
        emailKey: `w${index}@contoh.id`,
      })),
    });
    await cancelEvent(ctx.as(ayu), id, { words: "Hujan lebat." });
    expect(ctx.mail.waiting).toHaveLength(50);
    await Promise.all([sendNotices(ctx), sendNotices(ctx)]);
    expect(new Set(ctx.mail.waiting.map(({ message }) => message.to.address)).size).toBe(250);
    expect(ctx.mail.waiting).toHaveLength(250);
    expect(await sendNotices(ctx)).toBe(0);
  });

  it("of a deletion wait until it can no longer be taken back", async () => {
    const { id } = await event();
    await register(id, "budi");
    await deleteEvent(ctx.as(ayu), id, false);
    ctx.pass(UNDO_SECONDS);
    await sendNotices(ctx);
    await restoreEvent(ctx.as(ayu), id);
    ctx.pass(HOUR);
    await sendNotices(ctx);
    expect(subjectsTo("budi")).toEqual([]);
    expect(await db.event.findFirst()).toMatchObject({ deletedAt: null, noticeRevision: null });
  });

  it("say that a deleted event is on again", async () => {
    const { id } = await event();
    await register(id, "budi");
    await deleteEvent(ctx.as(ayu), id, false);
    ctx.pass(60);
    await sendNotices(ctx);
    await restoreEvent(ctx.as(ayu), id);
    expect(subjectsTo("budi")).toEqual(["Kegiatan dibatalkan: Tanam Bakau", "Perubahan kegiatan: Tanam Bakau"]);
  });
});
