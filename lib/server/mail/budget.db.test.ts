import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { registrationToken } from "@/lib/events/event/access";
import { changeRegistration } from "@/lib/events/registration/commands";
import type { MailMessage } from "@/lib/kernel/ctx";
import { outboxMails } from "@/lib/mails/queries";
import { MAIL_BUDGET, MAIL_PAUSE, MAIL_QUEUE } from "@/lib/mails/rules";
import { ListMails } from "@/lib/mails/schemas";
import { createJobWorker, declareQueues } from "@/lib/server/jobs/boss";
import { addEvent } from "@/prisma/factories/event";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { startMailWorker } from "./mail-worker";
import { createMailer } from "./mailer";
import type { Outbound } from "./outbound";

const { db, url } = await testDatabase();
const mailer = createMailer(db);
const boss = createJobWorker(url);
const second = createJobWorker(url);
const ctx = { ...testContext(db, visitor("asing"), new Date()), mail: mailer, now: () => new Date() };
const soon = { timeout: 20_000, interval: 50 };

let sent: MailMessage[] = [];
let broken = false;
const outbound: Outbound = {
  async send({ message }) {
    if (broken) throw new Error("the server is away");
    sent.push(message);
  },
  reachable: async () => true,
  close: () => {},
};

function enqueue(fields: Partial<MailMessage> = {}, address = "korban@warga.test"): Promise<string> {
  const message = { to: { name: "", address }, subject: "Kabar", text: "Kabar", html: "<p>Kabar</p>", ...fields };
  return db.$transaction((transaction) => mailer.enqueue(transaction, message));
}

async function many(count: number, enqueueOne: (number: number) => Promise<string>): Promise<void> {
  for (let number = 0; number < count; number += 1) await enqueueOne(number);
}

async function inState(state: string): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = ${MAIL_QUEUE} AND state::text = ${state}`;
  return rows[0]?.count ?? 0;
}

const stopWatches: (() => void)[] = [];

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("LOG_LEVEL", "silent");
  await boss.start();
  await second.start();
  await declareQueues(boss);
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await second.stop({ graceful: false });
});
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM pgboss.job`;
  await db.rateLimit.deleteMany();
  sent = [];
  broken = false;
  for (const worker of [boss, second]) stopWatches.push(await startMailWorker(worker, db, outbound));
});
afterEach(async () => {
  for (const stop of stopWatches.splice(0)) stop();
  for (const worker of [boss, second]) await worker.offWork(MAIL_QUEUE);
});

describe("one mailbox", () => {
  it("gets no more mails in an hour than its budget, whoever caused them; the others wait and say why", async () => {
    const kinds = ["event", "report", "forum", "partner", "message"] as const;
    await many(25, (number) => enqueue({ kind: kinds[number % 5] ?? "event" }));
    await expect.poll(() => inState("retry"), soon).toBe(25 - MAIL_BUDGET.hour.points);
    expect(sent).toHaveLength(MAIL_BUDGET.hour.points);
    const admin = { ...ctx, actor: await member(db, "Ayu", "ADMIN") };
    const { items } = await outboxMails(admin, ListMails.parse({}));
    expect(items[0]).toMatchObject({ state: "retry", fault: expect.stringContaining("sudah menerima 10 surat") });
    const stored = JSON.stringify(await db.rateLimit.findMany({ select: { key: true } }));
    expect(stored).not.toContain("korban");
  });

  it("is the same however its address is written", async () => {
    const addresses = ["korban+a@gmail.com", "k.orban@gmail.com", "KORBAN@googlemail.com", "korban@gmail.com"];
    await many(24, (number) => enqueue({}, addresses[number % 4]));
    await expect.poll(() => inState("retry"), soon).toBe(24 - MAIL_BUDGET.hour.points);
  });

  it("gets mails about its account also while it is flooded, and they have an end as well", async () => {
    await many(15, () => enqueue({ kind: "event" }));
    await expect.poll(() => inState("retry"), soon).toBe(5);
    await enqueue({ kind: "account", subject: "Password akun Anda sudah diganti" });
    await expect.poll(() => sent.filter(({ kind }) => kind === "account").length, soon).toBe(1);
    await many(20, () => enqueue({ kind: "account" }));
    await expect.poll(() => inState("retry"), soon).toBe(5 + 21 - MAIL_BUDGET.hour.points);
  });

  it("does not pay for what never left, nor for what others get", async () => {
    broken = true;
    await many(20, () => enqueue());
    await expect.poll(() => inState("retry"), soon).toBe(20);
    broken = false;
    await db.$executeRaw`UPDATE pgboss.job SET start_after = now()`;
    await many(20, (number) => enqueue({}, `warga${number}@warga.test`));
    await expect.poll(() => inState("completed"), soon).toBe(20 + MAIL_BUDGET.hour.points);
  });
});

describe("what is changed back and forth", () => {
  it("is told once in a while, and then as it stands", async () => {
    const event = await addEvent(db, { capacity: 50, registered: 1 });
    const email = "korban@warga.test";
    const held = await db.eventRegistration.create({
      data: { eventId: event.id, status: "CONFIRMED", name: "Korban", email, emailKey: email, people: 1 },
    });
    const change = (people: number) =>
      changeRegistration(ctx, held.id, { token: registrationToken(ctx, held), action: "change", people });
    await change(2);
    await expect.poll(() => sent.length, soon).toBe(1);
    for (let round = 0; round < 43; round += 1) await change(3 + (round % 2));
    expect(await inState("created")).toBe(1);
    const [waiting] = await db.$queryRaw<{ text: string; seconds: number }[]>`
      SELECT data#>>'{message,text}' AS text, extract(epoch FROM start_after - now())::float AS seconds
      FROM pgboss.job WHERE state = 'created'`;
    expect(waiting?.text).toContain("untuk 3 orang");
    expect(waiting?.seconds).toBeGreaterThan(MAIL_PAUSE - 60);
    expect(waiting?.seconds).toBeLessThanOrEqual(MAIL_PAUSE);
    expect(sent).toHaveLength(1);
  });

  it("leaves at once when the mail before is long out, and does not touch other topics", async () => {
    const other = await enqueue({ topic: "registration:2" });
    await enqueue({ topic: "registration:1" });
    await expect.poll(() => sent.length, soon).toBe(2);
    await db.$executeRaw`
      UPDATE pgboss.job SET completed_on = now() - make_interval(secs => ${MAIL_PAUSE + 1}) WHERE id <> ${other}::uuid`;
    await enqueue({ topic: "registration:1", paced: true });
    await expect.poll(() => sent.length, soon).toBe(3);
  });

  it("is over when something else of the topic is said, which leaves at once", async () => {
    await enqueue({ topic: "registration:3", subject: "Anda terdaftar" });
    await expect.poll(() => sent.length, soon).toBe(1);
    await enqueue({ topic: "registration:3", subject: "Pendaftaran dibatalkan", paced: true });
    await enqueue({ topic: "registration:3", subject: "Anda terdaftar lagi" });
    await expect
      .poll(() => sent.map(({ subject }) => subject), soon)
      .toEqual(["Anda terdaftar", "Anda terdaftar lagi"]);
    expect([await inState("created"), await inState("cancelled")]).toEqual([0, 1]);
  });
});
