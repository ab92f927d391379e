import { Pool } from "pg";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { MAIL_QUEUE } from "@/lib/mails/rules";
import { createMailer } from "@/lib/server/mail/mailer";
import { provideServices, type Services } from "@/lib/server/services";
import { testDatabase } from "@/scripts/testing/database";
import { prepareJobs } from "./boss";

const { db, url } = await testDatabase();
const pool = new Pool({ connectionString: url, max: 1 });
const SECRET = "rahasia-penjadwal";
const REFUSED = "tidak-ada@warga.test";

const arrived: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo({ address }, _session, answer) {
    answer(address === REFUSED ? Object.assign(new Error("no such mailbox"), { responseCode: 550 }) : null);
  },
  onData(stream, session, answer) {
    stream.resume().once("end", () => {
      arrived.push(...session.envelope.rcptTo.map(({ address }) => address));
      answer();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  vi.stubEnv("SMTP_URL", `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
  vi.stubEnv("MAIL_FROM", "kabar@sulur.test");
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("CRON_SECRET", SECRET);
  vi.stubEnv("LOG_LEVEL", "silent");
  await prepareJobs(url);
  provideServices({ db, pool, mail: createMailer(db), limits: { takeRead: () => {} } } as unknown as Services);
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await pool.end();
});
beforeEach(async () => {
  arrived.length = 0;
  await db.$executeRaw`DELETE FROM pgboss.job`;
  await db.$executeRaw`UPDATE pgboss.queue SET monitor_claim_on = NULL`;
  await db.setting.deleteMany();
});

function write(...addresses: string[]): Promise<unknown> {
  const mailer = createMailer(db);
  return db.$transaction(async (transaction) => {
    for (const address of addresses) {
      const message = { to: { name: "Warga", address }, subject: "Kabar", text: "Halo", html: "<p>Halo</p>" };
      await mailer.enqueue(transaction, message);
    }
  });
}

async function ask(authorization?: string): Promise<{ status: number; body: { round?: unknown } }> {
  const { GET } = await import("@/app/api/cron/route");
  const request = new Request("http://sulur.test/api/cron");
  if (authorization !== undefined) request.headers.set("authorization", authorization);
  const answer = await GET(request, { params: Promise.resolve({}) });
  return { status: answer.status, body: await answer.json() };
}

const states = () =>
  db.$queryRaw`SELECT state::text, data->'message'->'to'->>'address' AS address FROM pgboss.job
    WHERE name = ${MAIL_QUEUE} ORDER BY address`;

it("works for who shows the secret, and does nothing for anybody else", async () => {
  await write("sari@warga.test");
  for (const wrong of [undefined, "", SECRET, `Bearer ${SECRET}x`, "Bearer "])
    expect((await ask(wrong)).status).toBe(401);
  expect(arrived).toEqual([]);
  const { status, body } = await ask(`Bearer ${SECRET}`);
  expect(status).toBe(200);
  expect(body.round).toEqual({
    events: "done",
    announcements: "done",
    areas: "not due",
    mails: "done",
    cleanup: "done",
  });
  expect(arrived).toEqual(["sari@warga.test"]);
});

it("is one round when it is asked twice at once, and each mail leaves once", async () => {
  const people = Array.from({ length: 12 }, (_, number) => `warga${number}@warga.test`);
  await write(...people);
  const rounds = await Promise.all([ask(`Bearer ${SECRET}`), ask(`Bearer ${SECRET}`)]);
  expect(rounds.map(({ status }) => status)).toEqual([200, 200]);
  expect(rounds.filter(({ body }) => body.round === null)).toHaveLength(1);
  expect(arrived.sort()).toEqual(people.sort());
  expect((await ask(`Bearer ${SECRET}`)).body.round).toMatchObject({ cleanup: "not due" });
});

it("lets two senders behind answers share the mails", async () => {
  const { mailAfterAnswer } = await import("@/lib/server/mail/mail-round");
  const people = Array.from({ length: 12 }, (_, number) => `warga${number}@warga.test`);
  await write(...people);
  await Promise.all([mailAfterAnswer(), mailAfterAnswer()]);
  expect(arrived.sort()).toEqual(people.sort());
});

it("gives up what the mail server refuses for good, and takes up again what a function left behind", async () => {
  await write(REFUSED, "tono@warga.test");
  await db.$executeRaw`
    UPDATE pgboss.job SET state = 'active', started_on = now() - interval '10 minutes'
    WHERE data->'message'->'to'->>'address' = 'tono@warga.test'`;
  await ask(`Bearer ${SECRET}`);
  expect(await states()).toEqual([
    { state: "failed", address: REFUSED },
    { state: "retry", address: "tono@warga.test" },
  ]);
});

it("goes on after a round that was cut off", async () => {
  await db.setting.create({ data: { key: "cron:round", value: new Date(Date.now() - 1_000).toISOString() } });
  expect((await ask(`Bearer ${SECRET}`)).body.round).not.toBeNull();
});
