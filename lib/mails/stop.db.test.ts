import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { askForEmail } from "@/lib/accounts/own/commands";
import { hashPassword } from "@/lib/accounts/passwords";
import { reachOf } from "@/lib/events/event/queries-manage";
import { RegisterForEvent } from "@/lib/events/event/schemas";
import { changeRegistration } from "@/lib/events/registration/commands";
import { registerForEvent } from "@/lib/events/registration/commands-register";
import { relayList } from "@/lib/events/registration/queries-relay";
import { Forbidden } from "@/lib/kernel/errors";
import { sendMessage } from "@/lib/messages/commands";
import { deskMessage } from "@/lib/messages/desk/queries";
import { actOnPartner } from "@/lib/partners/desk/commands";
import { deskReport } from "@/lib/reports/desk/queries";
import { createJobWorker, declareQueues } from "@/lib/server/jobs/boss";
import { startMailWorker } from "@/lib/server/mail/mail-worker";
import { createMailer } from "@/lib/server/mail/mailer";
import { addEvent } from "@/prisma/factories/event";
import { addPartner } from "@/prisma/factories/partner";
import { addReport } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { forgetStops, stopMails, takeBackStop } from "./commands-stop";

const { db, url } = await testDatabase();
const mailer = createMailer(db);
const boss = createJobWorker(url);
const ayu = await member(db, "Ayu", "ADMIN");
const NOON = new Date("2026-03-14T12:00:00+07:00");
let ctx: TestContext;
let stopWatch: () => void;
/** Sent mails, as `subject → address`. */
let sent: string[] = [];

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("LOG_LEVEL", "silent");
  await boss.start();
  await declareQueues(boss);
  stopWatch = await startMailWorker(boss, db, {
    send: async ({ message }) => void sent.push(`${message.subject} → ${message.to.address}`),
    reachable: async () => true,
    close: () => undefined,
  });
});
afterAll(async () => {
  stopWatch();
  await boss.stop({ graceful: false });
});
beforeEach(async () => {
  await db.$executeRaw`TRUNCATE pgboss.job, events, event_registrations, messages, mail_stops, rate_limits CASCADE`;
  ctx = testContext(db, visitor("tamu"), NOON);
  sent = [];
});

/** The token in the stop link of the last mail to an address. */
function tokenFor(address: string): string {
  const mail = ctx.mail.mails.findLast(({ message }) => message.to.address === address)?.message;
  return new URL(mail?.unsubscribe ?? "").searchParams.get("token") ?? "";
}

/** Sends what was written until now, and says what left. */
async function leave(): Promise<string[]> {
  const mails = ctx.mail.mails.splice(0);
  await db.$transaction(async (transaction) => {
    // A pace would hold the second mail of a topic back for minutes.
    for (const { message } of mails) {
      const { paced: _, ...mail } = message;
      await mailer.enqueue(transaction, mail);
    }
  });
  await expect
    .poll(() => db.$queryRaw`SELECT FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`)
    .toHaveLength(0);
  return sent.splice(0);
}

const register = (eventId: number, email: string, more: object = {}) =>
  registerForEvent(ctx, eventId, RegisterForEvent.parse({ name: "Budi", email, ...more }), { receipt: true });

describe("the stop link of a mail", () => {
  it("ends all further mails about its row to its address, those that wait too, and no others", async () => {
    const [one, other] = [await addEvent(db, { title: "Tanam" }), await addEvent(db, { title: "Pilah" })];
    const { registration_id: id, token } = await register(one.id, "sari@contoh.id");
    const stop = tokenFor("sari@contoh.id");
    expect(await leave()).toEqual(["Anda terdaftar: Tanam → sari@contoh.id"]);
    await changeRegistration(ctx, id, { token, action: "change", people: 2 });
    await Promise.all([stopMails(ctx, stop), stopMails(ctx, stop)]);
    await register(other.id, "sari@contoh.id");
    await register(one.id, "budi@contoh.id");
    expect((await leave()).toSorted()).toEqual([
      "Anda terdaftar: Pilah → sari@contoh.id",
      "Anda terdaftar: Tanam → budi@contoh.id",
    ]);
    const states = await db.$queryRaw<{ state: string }[]>`
      SELECT state::text FROM pgboss.job WHERE data#>>'{message,subject}' = 'Pendaftaran diubah: Tanam'`;
    expect(states).toEqual([{ state: "cancelled" }]);
  });

  it("holds when the same address is registered again, until its owner does so with the confirmed account", async () => {
    const { id } = await addEvent(db, { title: "Tanam" });
    const first = await register(id, "ayu@contoh.id");
    await stopMails(ctx, tokenFor("ayu@contoh.id"));
    await changeRegistration(ctx, first.registration_id, { token: first.token, action: "cancel" });
    const again = await register(id, "ayu@contoh.id");
    expect(again).toMatchObject({ registration_id: first.registration_id, mailed: false });
    expect(await leave()).toEqual([]);
    await db.user.update({ where: { id: ayu.userId }, data: { email: "ayu@contoh.id", emailKey: "ayu@contoh.id" } });
    await changeRegistration(ctx, again.registration_id, { token: again.token, action: "cancel" });
    ctx.mail.mails.length = 0;
    const own = await registerForEvent(ctx.as(ayu), id, RegisterForEvent.parse({}), { receipt: true });
    expect(own.mailed).toBe(true);
    expect(await leave()).toEqual(["Anda terdaftar: Tanam → ayu@contoh.id"]);
  });

  it("is taken back by its own token, for its row and address alone", async () => {
    const [one, other] = [await addEvent(db, { title: "Tanam" }), await addEvent(db, { title: "Pilah" })];
    await register(other.id, "sari@contoh.id");
    await stopMails(ctx, tokenFor("sari@contoh.id"));
    const { registration_id: id, token } = await register(one.id, "sari@contoh.id");
    const stop = tokenFor("sari@contoh.id");
    await leave();
    await stopMails(ctx, stop);
    await changeRegistration(ctx, id, { token, action: "change", people: 2 });
    expect(await leave()).toEqual([]);
    await expect(takeBackStop(ctx, `${stop}x`)).rejects.toThrow(Forbidden);
    await takeBackStop(ctx, stop);
    await takeBackStop(ctx, stop);
    await changeRegistration(ctx, id, { token, action: "cancel" });
    expect(await leave()).toEqual([expect.stringContaining("Tanam → sari@contoh.id")]);
    expect(await db.mailStop.count()).toBe(1);
  });

  it("opens nothing for who guesses: another row, another address or no signature is refused", async () => {
    const { id } = await addEvent(db, { title: "Tanam" });
    await register(id, "sari@contoh.id");
    const token = tokenFor("sari@contoh.id");
    const [rows = "", key = "", signature = ""] = token.split("~");
    for (const forged of [
      "",
      rows,
      `registration-9999~${key}~${signature}`,
      `${rows}~lain~${signature}`,
      `${rows}~${key}~x`,
    ]) {
      await expect(stopMails(ctx, forged)).rejects.toThrow(Forbidden);
    }
    expect(await db.mailStop.count()).toBe(0);
  });

  it("holds for letters and for the address that an account asked for", async () => {
    const contact = { kind: "CONTACT", user_name: "Budi", user_email: "sari@contoh.id" } as const;
    const letter = { ...contact, subject: "Tanya", message: "Halo", project_category: "Lainnya" };
    await sendMessage(ctx, letter as Parameters<typeof sendMessage>[1], { receipt: true });
    await db.user.update({ where: { id: ayu.userId }, data: { passwordHash: await hashPassword("Rahasia123!") } });
    const ask = { email: "sari@contoh.id", password: "Rahasia123!" };
    await stopMails(ctx, tokenFor("sari@contoh.id"));
    const first = await askForEmail(ctx.as(ayu), ask);
    const stop = tokenFor("sari@contoh.id");
    await stopMails(ctx, stop);
    const again = await askForEmail(ctx.as(ayu), ask);
    await askForEmail(ctx.as(ayu), { ...ask, email: "lain@contoh.id" });
    const confirmations = async () => (await leave()).filter((mail) => mail.startsWith("Konfirmasi"));
    expect(await confirmations()).toEqual(["Konfirmasi alamat email Anda → lain@contoh.id"]);
    expect(again, "does not tell who asks whether the owner stopped the mails").toEqual(first);
    expect(again.message).toMatch(/^Bila penerimanya tidak menghentikan email kami/u);
    await takeBackStop(ctx, stop);
    await askForEmail(ctx.as(ayu), ask);
    expect(await confirmations()).toEqual(["Konfirmasi alamat email Anda → sari@contoh.id"]);
  });
});

describe("what organisers read of registrants", () => {
  it("counts a stopped address as reached by its number, or by nothing", async () => {
    const { id } = await addEvent(db, { title: "Tanam", capacity: 1 });
    await register(id, "budi@contoh.id");
    await register(id, "sari@contoh.id", { wait: true, phone: "0812-3456-7890" });
    await stopMails(ctx, tokenFor("sari@contoh.id"));
    await register(id, "tono@contoh.id", { wait: true });
    await stopMails(ctx, tokenFor("tono@contoh.id"));
    expect(await reachOf(ctx, id)).toEqual({ mail: 1, number: 1, stopped: 1 });
    const first = await db.eventRegistration.findFirstOrThrow({ where: { email: "budi@contoh.id" } });
    await db.eventRegistration.update({ where: { id: first.id }, data: { status: "CANCELLED" } });
    await db.event.update({ where: { id }, data: { registered: 0 } });
    const { offerWaiting } = await import("@/lib/events/registration/commands-offers");
    await offerWaiting(ctx);
    expect((await relayList(ctx.as(ayu), id, undefined)).items).toMatchObject([
      { name: "Budi", phone: "+6281234567890", news: "offer" },
    ]);
  });
});

describe("what staff read", () => {
  it("offers no answer by mail, no news of a report and no key of a waste bank to a stopped address", async () => {
    const staff = ctx.as(ayu);
    const { id } = await db.message.create({
      data: {
        kind: "CONTACT",
        status: "NEW",
        name: "Budi",
        email: "sari@contoh.id",
        body: "Halo",
        writerKey: "visitor:x",
      },
    });
    const report = await addReport(db, { email: "sari@contoh.id" });
    const partner = await addPartner(db, { email: "sari@contoh.id" });
    const reached = async () => [
      (await deskMessage(staff, id))?.hasEmail,
      (await deskReport(staff, { id: report.id }))?.hasEmail,
    ];
    expect(await reached()).toEqual([true, true]);
    const stopped = { addressKey: ctx.sign("mail-address", "sari@contoh.id"), stoppedAt: NOON };
    const rows = [
      { kind: "message", rowId: id },
      { kind: "report", rowId: report.id },
      { kind: "partner", rowId: partner.id },
    ];
    await db.mailStop.createMany({ data: rows.map((row) => ({ ...row, ...stopped })) });
    expect(await reached()).toEqual([false, false]);
    await expect(actOnPartner(staff, partner.id, "new_link")).rejects.toThrow("menghentikan email");
  });

  it("still get a waste bank's new key where a stolen one has changed the address", async () => {
    const held = { previousEmail: "sari@contoh.id", emailHeldUntil: new Date("2100-01-01") };
    const { id } = await addPartner(db, { email: "pencuri@contoh.id", ...held });
    const addressKey = ctx.sign("mail-address", "sari@contoh.id");
    await db.mailStop.create({ data: { kind: "partner", rowId: id, addressKey, stoppedAt: NOON } });
    const staff = ctx.as(ayu);
    const enqueue = vi.spyOn(staff.mail, "enqueue");
    await actOnPartner(staff, id, "new_link");
    const message = enqueue.mock.calls.at(-1)?.[1];
    expect([message?.to.address, message?.stop]).toEqual(["sari@contoh.id", undefined]);
  });
});

it("forgets a stop with its row", async () => {
  const { id } = await addEvent(db, { title: "Tanam" });
  await register(id, "sari@contoh.id");
  await stopMails(ctx, tokenFor("sari@contoh.id"));
  expect(await forgetStops(ctx)).toBe(0);
  await db.$executeRaw`TRUNCATE event_registrations CASCADE`;
  expect(await forgetStops(ctx)).toBe(1);
});
