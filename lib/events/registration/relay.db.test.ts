import { beforeEach, describe, expect, it } from "vitest";
import { cancelEvent, editEvent } from "@/lib/events/event/commands";
import { managedEvent } from "@/lib/events/event/queries-manage";
import { OFFER_HOURS } from "@/lib/events/event/rules";
import { EditEvent, RegisterForEvent } from "@/lib/events/event/schemas";
import type { RegistrationView } from "@/lib/events/event/view";
import { Forbidden } from "@/lib/kernel/errors";
import { addEvent } from "@/prisma/factories/event";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { changeRegistration } from "./commands";
import { offerWaiting, passOnOffers } from "./commands-offers";
import { manageRegistrants } from "./commands-organiser";
import { registerForEvent } from "./commands-register";
import { heldRegistration } from "./queries";
import { relayList } from "./queries-relay";
import { ManageRegistrants } from "./schemas";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const rina = await member(db, "Rina", "PENGELOLA");
const NOON = new Date("2026-03-14T12:00:00+07:00");
const HOUR = 3600;
const RELAY = 6 * HOUR;

let ctx: TestContext;
let id: number;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, event_registrations CASCADE`;
  ctx = testContext(db, visitor("tamu"), NOON);
  const row = await addEvent(db, {
    createdAt: NOON,
    title: "Tanam Bakau",
    capacity: 1,
    organiserEmail: "panitia@contoh.id",
  });
  id = row.id;
});

const NUMBERS: Record<string, string> = { budi: "0812-3456-7890", sari: "0813-3456-7890", tono: "0814-3456-7890" };
const register = (name: string, by: "mail" | "number") =>
  registerForEvent(
    ctx.as(visitor(name)),
    id,
    RegisterForEvent.parse({
      name,
      wait: true,
      ...(by === "mail" ? { email: `${name}@contoh.id` } : { whatsapp: NUMBERS[name] }),
    }),
    { receipt: false },
  );
const cancel = ({ registration_id, token }: RegistrationView) =>
  changeRegistration(ctx, registration_id, { token, action: "cancel" });
const held = ({ registration_id, token }: RegistrationView) => heldRegistration(ctx, registration_id, token);
const relayed = (...made: RegistrationView[]) =>
  manageRegistrants(
    ctx.as(ayu),
    id,
    ManageRegistrants.parse({ action: "relayed", registration_ids: made.map((one) => one.registration_id) }),
  );
const toTell = async () => (await relayList(ctx.as(ayu), id, undefined)).items.map(({ name, news }) => [name, news]);
const organiserMails = () =>
  ctx.mail.waiting
    .filter(({ message }) => message.to.address === "panitia@contoh.id")
    .map(({ message }) => message.subject);

describe("a freed seat of somebody who left only a number", () => {
  it("is theirs for a day from when the organiser says that they were told", async () => {
    const first = await register("awal", "mail");
    const budi = await register("budi", "number");
    await register("sari", "mail");
    await cancel(first);
    expect(organiserMails()).toEqual(["Kabari lewat nomornya: Tanam Bakau"]);
    expect(await toTell()).toEqual([["budi", "offer"]]);
    expect((await held(budi)).offered_until).toBe(new Date(NOON.getTime() + RELAY * 1000).toISOString());
    ctx.pass(RELAY - 60);
    await Promise.all([relayed(budi), relayed(budi)]);
    const pressed = ctx.now();
    ctx.pass(HOUR);
    await relayed(budi);
    expect((await held(budi)).offered_until).toBe(
      new Date(pressed.getTime() + OFFER_HOURS * HOUR * 1000).toISOString(),
    );
    expect(await toTell()).toEqual([]);
    ctx.pass(OFFER_HOURS * HOUR - HOUR);
    expect(await passOnOffers(ctx)).toBe(1);
    expect(await held(budi)).toMatchObject({ status: "CANCELLED" });
  });

  it("goes to the next after six hours without a word, and they keep their place for the seat after it", async () => {
    const first = await register("awal", "mail");
    const budi = await register("budi", "number");
    const sari = await register("sari", "mail");
    await register("tono", "number");
    await cancel(first);
    ctx.pass(RELAY);
    await Promise.all([passOnOffers(ctx), passOnOffers(ctx)]);
    expect(await held(sari)).toMatchObject({ status: "OFFERED" });
    expect(await held(budi)).toMatchObject({ status: "WAITING", place: 1 });
    expect(await offerWaiting(ctx)).toBe(0);
    await cancel(sari);
    expect(await held(budi)).toMatchObject({ status: "OFFERED" });
    expect(await db.event.findFirst()).toMatchObject({ registered: 1 });
  });

  it("is anybody's when none of those who wait was told, and theirs again if the organiser tells them late", async () => {
    const first = await register("awal", "mail");
    const budi = await register("budi", "number");
    const sari = await register("sari", "number");
    await cancel(first);
    for (let round = 0; round < 3; round += 1) {
      ctx.pass(RELAY);
      await passOnOffers(ctx);
      await offerWaiting(ctx);
    }
    expect([(await held(budi)).status, (await held(sari)).status]).toEqual(["WAITING", "WAITING"]);
    expect(await db.event.findFirst()).toMatchObject({ registered: 0 });
    expect(await toTell()).toEqual([
      ["budi", "offer"],
      ["sari", "offer"],
    ]);
    await relayed(sari, budi);
    expect([(await held(budi)).status, (await held(sari)).status]).toEqual(["OFFERED", "WAITING"]);
    expect(await db.event.findFirst()).toMatchObject({ registered: 1 });
  });

  it("mails the organiser once an hour at most, however many are to be told", async () => {
    await db.event.update({ where: { id }, data: { capacity: 3 } });
    const early = [];
    for (const name of ["satu", "dua", "tiga"]) early.push(await register(name, "mail"));
    for (const name of ["budi", "sari", "tono"]) await register(name, "number");
    for (const made of early) await cancel(made);
    expect(organiserMails()).toHaveLength(2);
    const waits = ctx.mail.mails.filter(({ message }) => message.to.address === "panitia@contoh.id");
    expect(waits.map(({ notBefore }) => notBefore?.getTime())).toEqual([NOON.getTime(), NOON.getTime() + HOUR * 1000]);
  });
});

describe("what changes of an event", () => {
  it("reaches who left an address; the organiser gets the numbers of the others until they are told", async () => {
    await db.event.update({ where: { id }, data: { capacity: 5 } });
    const [budi, sari] = [await register("budi", "number"), await register("sari", "number")];
    await register("awal", "mail");
    const { event, reach } = await managedEvent(ctx.as(ayu), id, undefined);
    expect(reach).toEqual({ mail: 1, number: 2, stopped: 0 });
    expect(await toTell()).toEqual([]);
    const { title, description, revision } = event;
    const edit = EditEvent.parse({ title, description, revision, location: "Muara", date: "2026-03-21", capacity: 5 });
    await editEvent(ctx.as(ayu), id, edit);
    expect(await toTell()).toEqual([
      ["budi", "changed"],
      ["sari", "changed"],
    ]);
    await relayed(budi);
    expect(await toTell()).toEqual([["sari", "changed"]]);
    await cancelEvent(ctx.as(ayu), id, { words: "Hujan lebat." });
    expect(await toTell()).toEqual([
      ["budi", "cancelled"],
      ["sari", "cancelled"],
    ]);
    await relayed(budi, sari);
    expect(await toTell()).toEqual([]);
    expect(ctx.mail.waiting.filter(({ message }) => message.subject.startsWith("Kegiatan dibatalkan"))).toHaveLength(1);
  });

  it("shows no number to a stranger, to another organiser or to a pengelola, and none while there is nothing to tell", async () => {
    const other = await addEvent(db, { createdAt: NOON, writerKey: `user:${rina.userId}` });
    await db.event.update({ where: { id }, data: { capacity: 5 } });
    await register("budi", "number");
    expect(await relayList(ctx.as(ayu), id, undefined)).toEqual({ items: [], more: false });
    await cancelEvent(ctx.as(ayu), id, { words: "Hujan lebat." });
    await expect(relayList(ctx, id, undefined)).rejects.toThrow(Forbidden);
    await expect(relayList(ctx.as(rina), id, undefined)).rejects.toThrow(Forbidden);
    expect(await relayList(ctx.as(rina), other.id, undefined)).toEqual({ items: [], more: false });
    expect((await relayList(ctx.as(ayu), id, undefined)).items).toMatchObject([{ phone: "+6281234567890" }]);
    const look = { userId: ayu.userId, action: "event.registrants", subject: `event:${id}` };
    expect(await db.auditEntry.count({ where: look })).toBe(1);
  });
});
