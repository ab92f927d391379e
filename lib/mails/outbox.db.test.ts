import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { MailMessage } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { createJobWorker, declareQueues } from "@/lib/server/jobs/boss";
import { startMailWorker } from "@/lib/server/mail/mail-worker";
import { createMailer } from "@/lib/server/mail/mailer";
import type { Outbound } from "@/lib/server/mail/outbound";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { cancelMail, forgetMails, removeDoneMails, sendAgain, sendAllAgain } from "./commands";
import { mailsSql, outboxCounts, outboxMails } from "./queries";
import { MAIL_BOXES, MAIL_QUEUE, MAIL_RETENTION, MAILS_PAGE } from "./rules";
import { ListMails } from "./schemas";

const { db, patient, url } = await testDatabase();
const mailer = createMailer(db);
const boss = createJobWorker(url);
const admin = await member(db, "Ayu", "ADMIN");
const world: TestContext = testContext(db, admin, new Date());
const ctx = { ...world, mail: mailer, now: () => new Date() };
const requested = (fields: object = {}) => ListMails.parse(fields);

const message: MailMessage = {
  to: { name: "Sari", address: "sari@warga.test" },
  kind: "report",
  subject: "Laporan LP-260314-0001 terverifikasi",
  text: "Rahasia: https://sulur.test/forgot#tiket=rahasia",
  html: "<p>Rahasia</p>",
};

const enqueue = (fields: Partial<MailMessage> = {}, notBefore?: Date) =>
  db.$transaction((transaction) => mailer.enqueue(transaction, { ...message, ...fields }, notBefore));

/** As the worker leaves a mail that it has given up. */
async function failed(fields: Partial<MailMessage> = {}): Promise<string> {
  const id = await enqueue(fields);
  await db.$executeRaw`
    UPDATE pgboss.job SET state = 'failed', retry_count = 12, started_on = now(), completed_on = now(),
      keep_until = now() - interval '1 day', output = '{"code": "EENVELOPE", "responseCode": 550, "unreachable": false}'
    WHERE id = ${id}::uuid`;
  return id;
}

async function stateOf(id: string): Promise<string | undefined> {
  const rows = await db.$queryRaw<{ state: string }[]>`SELECT state::text FROM pgboss.job WHERE id = ${id}::uuid`;
  return rows[0]?.state;
}

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("LOG_LEVEL", "silent");
  // Before the worker's first start there are no tables, and nothing to see.
  expect(await outboxCounts(ctx)).toEqual({ menunggu: 0, gagal: 0, terkirim: 0, dibatalkan: 0 });
  expect(await outboxMails(ctx, requested())).toEqual({ items: [], nextCursor: null });
  await expect(sendAllAgain(ctx)).rejects.toThrow(Conflict);
  expect(await removeDoneMails(ctx)).toBe(0);
  await boss.start();
  await declareQueues(boss);
});
afterAll(() => boss.stop({ graceful: false }));

beforeEach(() => db.$executeRaw`TRUNCATE pgboss.job, audit_entries`);

describe("the outbox", () => {
  it("shows to whom and about what, never the text, and leaves a row in the log", async () => {
    const id = await enqueue({}, new Date(Date.now() + 3_600_000));
    const { items } = await outboxMails(ctx, requested());
    expect(items).toMatchObject([
      { id, state: "scheduled", kind: "report", subject: message.subject, to_address: "sari@warga.test", tries: 0 },
    ]);
    expect(items[0]?.next_try_at).not.toBeNull();
    expect(JSON.stringify(items)).not.toContain("ahasia");
    expect(await db.auditEntry.findMany()).toMatchObject([
      { userId: admin.userId, action: "mail.list", subject: "mails", details: { kotak: "menunggu", shown: 1 } },
    ]);
  });

  it("says of a failed mail how often it was tried and why it failed", async () => {
    await failed();
    const { items } = await outboxMails(ctx, requested({ kotak: "gagal" }));
    expect(items).toMatchObject([{ state: "failed", tries: 13, next_try_at: null }]);
    expect(items[0]?.fault).toContain("menolak alamat ini (kode 550)");
  });

  it("is searched by subject, address and kind", async () => {
    await enqueue();
    await enqueue({ subject: "Password akun Anda sudah diganti", kind: "account" });
    await enqueue({ to: { name: "", address: "Budi_100%@warga.test" } });
    const found = async (fields: object) =>
      (await outboxMails(ctx, requested(fields))).items.map(({ kind, to_address }) => [kind, to_address]);
    expect(await found({ q: "PASSWORD" })).toEqual([["account", "sari@warga.test"]]);
    expect(await found({ q: "_100%@" })).toEqual([["report", "Budi_100%@warga.test"]]);
    expect(await found({ jenis: "report" })).toHaveLength(2);
    expect(await found({ jenis: "report", q: "password" })).toEqual([]);
  });

  it("is for administrators only, with every act on it", async () => {
    const id = await failed();
    const pengelola = await member(db, `Bima ${id}`, "PENGELOLA");
    for (const actor of [pengelola, visitor("tamu")]) {
      const other = { ...ctx, actor };
      await expect(outboxMails(other, requested())).rejects.toThrow(Forbidden);
      await expect(outboxCounts(other)).rejects.toThrow(Forbidden);
      await expect(sendAgain(other, id)).rejects.toThrow(Forbidden);
      await expect(sendAllAgain(other)).rejects.toThrow(Forbidden);
      await expect(cancelMail(other, id)).rejects.toThrow(Forbidden);
    }
    expect(await stateOf(id)).toBe("failed");
  });
});

describe("a failed mail", () => {
  it("goes back among those that wait once, with all its tries and the time to use them", async () => {
    const id = await failed();
    const outcomes = await Promise.allSettled([sendAgain(ctx, id), sendAgain(ctx, id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(sendAgain(ctx, id)).rejects.toThrow("Surat ini sudah ada di antrean.");
    const rows = await db.$queryRaw<{ state: string; retries: number; seconds: number }[]>`
      SELECT state::text, retry_count AS retries, extract(epoch FROM keep_until - now())::float AS seconds
      FROM pgboss.job WHERE id = ${id}::uuid`;
    expect(rows).toMatchObject([{ state: "retry", retries: 0 }]);
    expect(rows[0]?.seconds).toBeGreaterThan(MAIL_RETENTION.waiting - 60);
    // What pg-boss throws away when it looks after its queues.
    await boss.supervise(MAIL_QUEUE);
    expect(await stateOf(id)).toBe("retry");
    expect(await db.auditEntry.findMany()).toMatchObject([{ action: "mail.again", subject: `mail:${id}` }]);
  });

  it("goes back together with all others, and nothing else does", async () => {
    const ids = [await failed(), await failed({ subject: "Lain" })];
    const taken = await enqueue({}, new Date(Date.now() + 3_600_000));
    await cancelMail(ctx, taken);
    expect(await sendAllAgain(ctx)).toEqual({ message: "2 surat dimasukkan kembali ke antrean dan segera dikirim." });
    expect(await Promise.all(ids.map(stateOf))).toEqual(["retry", "retry"]);
    expect(await stateOf(taken)).toBe("cancelled");
    await expect(sendAllAgain(ctx)).rejects.toThrow("Tidak ada surat yang gagal.");
  });

  it("that is gone says so", async () => {
    await expect(sendAgain(ctx, "0199f1b0-0000-7000-8000-000000000001")).rejects.toThrow(NotFound);
  });
});

describe("a mail that is on its way", () => {
  it("is sent once after it was put back, under the id it had, and can no longer be taken back", async () => {
    const id = await failed();
    await sendAgain(ctx, id);
    const sent: string[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const outbound: Outbound = {
      async send(mail) {
        sent.push(mail.id);
        await gate;
      },
      reachable: async () => true,
      close: () => {},
    };
    const stop = await startMailWorker(boss, db, outbound);
    await expect.poll(() => stateOf(id)).toBe("active");
    expect((await outboxMails(ctx, requested())).items).toMatchObject([{ id, state: "sending", next_try_at: null }]);
    await expect(cancelMail(ctx, id)).rejects.toThrow("Surat ini sedang dikirim");
    await expect(sendAgain(ctx, id)).rejects.toThrow("Surat ini sedang dikirim");
    release();
    await expect.poll(() => stateOf(id)).toBe("completed");
    await expect(cancelMail(ctx, id)).rejects.toThrow("Surat ini sudah terkirim.");
    await expect(sendAgain(ctx, id)).rejects.toThrow("Surat ini sudah terkirim.");
    expect(sent).toEqual([id]);
    stop();
    await boss.offWork(MAIL_QUEUE);
  });

  it("is taken back while it waits, once", async () => {
    const id = await enqueue({}, new Date(Date.now() + 3_600_000));
    await cancelMail(ctx, id);
    await expect(cancelMail(ctx, id)).rejects.toThrow("Surat ini sudah dibatalkan.");
    expect(await outboxCounts(ctx)).toEqual({ menunggu: 0, gagal: 0, terkirim: 0, dibatalkan: 1 });
    expect(await db.auditEntry.findMany()).toMatchObject([{ action: "mail.cancel", subject: `mail:${id}` }]);
  });
});

it("keeps failed mails when those that were sent are removed after a day", async () => {
  const done = await enqueue();
  const remaining = [await failed(), await enqueue()];
  await db.$executeRaw`UPDATE pgboss.job SET state = 'completed', completed_on = now() - interval '25 hours' WHERE id = ${done}::uuid`;
  await db.$executeRaw`UPDATE pgboss.job SET completed_on = now() - interval '25 hours' WHERE state = 'failed'`;
  expect(await removeDoneMails(ctx)).toBe(1);
  await boss.supervise(MAIL_QUEUE);
  expect(await Promise.all(remaining.map(stateOf))).toEqual(["failed", "created"]);
});

it("forgets what is left of mails to an address, and lets go what still waits", async () => {
  const to = { name: "Sari", address: "sari@warga.test" };
  const [gone, waiting, other] = [
    await failed({ to }),
    await enqueue({ to }),
    await failed({ to: { ...to, address: "b@c.id" } }),
  ];
  await db.$transaction((transaction) => forgetMails(transaction, to.address));
  expect(await Promise.all([gone, waiting, other].map(stateOf))).toEqual([undefined, "created", "failed"]);
});

it("turns its pages without a gap, and reads no more than a page among many thousands", async () => {
  await patient.$executeRaw`
    INSERT INTO pgboss.job (name, data, state, created_on, completed_on)
    SELECT ${MAIL_QUEUE}, jsonb_build_object('message', jsonb_build_object('subject', 'Surat ' || n, 'to', '{}'::jsonb)),
      (ARRAY['created', 'completed', 'cancelled', 'failed'])[1 + n % 4]::pgboss.job_state,
      now() - n / 3 * interval '1 second', CASE WHEN n % 4 > 0 THEN now() END
    FROM generate_series(1, 20000) AS n`;
  await patient.$executeRaw`ANALYZE pgboss.job_common`;
  const seen = new Set<string>();
  let sesudah: string | undefined;
  for (let turn = 0; turn < 4; turn += 1) {
    const page = await outboxMails(ctx, requested({ kotak: "gagal", sesudah }));
    for (const { id } of page.items) seen.add(id);
    sesudah = page.nextCursor ?? undefined;
  }
  expect(seen.size).toBe(4 * MAILS_PAGE);
  for (const kotak of MAIL_BOXES) {
    const work = await queryWork(db, mailsSql(requested({ kotak, sesudah })));
    expect(work.indexes, kotak).toEqual([kotak === "menunggu" ? "mail_waiting_idx" : "mail_ended_idx"]);
    expect(work.rows, kotak).toBeLessThan(2 * MAILS_PAGE);
  }
});
