import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { MailMessage } from "@/lib/kernel/ctx";
import { MAIL_QUEUE } from "@/lib/mails/rules";
import { createJobWorker, declareQueues } from "@/lib/server/jobs/boss";
import { testDatabase } from "@/scripts/testing/database";
import { bringForward, startMailWorker } from "./mail-worker";
import { createMailer } from "./mailer";
import type { Outbound } from "./outbound";
import { createSmtpOutbound } from "./smtp";

const { db, url } = await testDatabase();
const mailer = createMailer(db);
const boss = createJobWorker(url);

interface Received {
  recipients: string[];
  raw: string;
}

let received: Received[] = [];
/** What the server answers to RCPT TO. */
let refuse: { code: number } | null = null;

function smtpServer(): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, done) {
      done(refuse && Object.assign(new Error("no such mailbox"), { responseCode: refuse.code }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
}

async function listenOn(server: SMTPServer, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return (server.server.address() as AddressInfo).port;
}

const shut = (server: SMTPServer) => new Promise<void>((resolve) => server.close(() => resolve()));

const message: MailMessage = {
  to: { name: "Ibu Sari, Ketua RT", address: "sari@warga.test" },
  subject: "Laporan LP-260314-0001 terverifikasi",
  text: "Terima kasih. Laporan Anda tampil di peta.",
  html: "<p>Terima kasih. Laporan Anda tampil di peta.</p>",
};

const enqueue = (notBefore?: Date, mail = message) =>
  db.$transaction((transaction) => mailer.enqueue(transaction, mail, notBefore));
const cancel = (id: string) => db.$transaction((transaction) => mailer.cancel(transaction, id));

async function stateOf(id: string): Promise<string | undefined> {
  const rows = await db.$queryRaw<{ state: string }[]>`SELECT state::text FROM pgboss.job WHERE id = ${id}::uuid`;
  return rows[0]?.state;
}

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("LOG_LEVEL", "silent");
  await boss.start();
  await declareQueues(boss);
});
afterAll(() => boss.stop({ graceful: false }));

let server: SMTPServer;
let port = 0;
let outbound: Outbound;
let stopWatch: () => void;

beforeEach(async () => {
  await db.rateLimit.deleteMany();
  received = [];
  refuse = null;
  server = smtpServer();
  port = await listenOn(server, 0);
  outbound = createSmtpOutbound(`smtp://127.0.0.1:${port}`, "Sulur <kabar@sulur.test>");
  stopWatch = await startMailWorker(boss, db, outbound);
});
afterEach(async () => {
  stopWatch();
  await boss.offWork(MAIL_QUEUE);
  outbound.close();
  await shut(server);
});

describe("a mail", () => {
  it("is sent once its transaction is committed", async () => {
    const id = await enqueue();
    await expect.poll(() => received.length).toBe(1);
    const mail = await PostalMime.parse(received[0]?.raw ?? "");
    expect(received[0]?.recipients).toEqual(["sari@warga.test"]);
    expect(mail).toMatchObject({
      subject: message.subject,
      from: { name: "Sulur", address: "kabar@sulur.test" },
      to: [{ name: "Ibu Sari, Ketua RT", address: "sari@warga.test" }],
      messageId: `<${id}@sulur.test>`,
    });
    expect(mail.text?.trim()).toBe(message.text);
    expect(mail.html?.trim()).toBe(message.html);
    await expect.poll(() => stateOf(id)).toBe("completed");
  });

  it("of a transaction that rolls back is never written", async () => {
    const refused = db.$transaction(async (transaction) => {
      await mailer.enqueue(transaction, { ...message, subject: "tidak pernah" });
      throw new Error("the change was refused");
    });
    await expect(refused).rejects.toThrow("the change was refused");
    const jobs = await db.$queryRaw`SELECT id FROM pgboss.job WHERE data->'message'->>'subject' = 'tidak pernah'`;
    expect(jobs).toEqual([]);
  });

  it("waits for its time, and then leaves", async () => {
    const due = Date.now() + 2_500;
    await enqueue(new Date(due));
    await expect.poll(() => received.length).toBe(1);
    expect(Date.now()).toBeGreaterThanOrEqual(due);
  });

  it("that is taken back before its time is not sent", async () => {
    const id = await enqueue(new Date(Date.now() + 3_600_000));
    expect(await cancel(id)).toBe(true);
    expect(await cancel(id)).toBe(false);
    expect(await stateOf(id)).toBe("cancelled");
  });

  it("that is out cannot be taken back", async () => {
    const id = await enqueue();
    await expect.poll(() => stateOf(id)).toBe("completed");
    expect(await cancel(id)).toBe(false);
  });

  it("goes to one mailbox whatever stands in the name", async () => {
    const name = "Sari <lain@jahat.test>, Budi\r\nBcc: jahat@jahat.test";
    await db.$transaction((transaction) =>
      mailer.enqueue(transaction, { ...message, to: { name, address: "sari@warga.test" } }),
    );
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]?.recipients).toEqual(["sari@warga.test"]);
    const mail = await PostalMime.parse(received[0]?.raw ?? "");
    expect(mail.bcc).toBeUndefined();
  });
});

it("is sent by one worker only, however many instances work", async () => {
  const second = createJobWorker(url);
  await second.start();
  const stopSecond = await startMailWorker(second, db, outbound);
  const to = (number: number) => ({ ...message, to: { name: "", address: `warga${number}@warga.test` } });
  const ids = await Promise.all(Array.from({ length: 30 }, (_, number) => enqueue(undefined, to(number))));
  for (const id of ids) await expect.poll(() => stateOf(id)).toBe("completed");
  stopSecond();
  await second.stop({ graceful: false });
  const sent = received.map(({ raw }) => raw.match(/^Message-ID: <(.+)@sulur\.test>/imu)?.[1]);
  expect(sent.sort()).toEqual(ids.sort());
});

describe("a mail server", () => {
  it("that is away loses nothing, and gets what waited as soon as it is back", async () => {
    await shut(server);
    const ids = await Promise.all([enqueue(), enqueue(), enqueue()]);
    for (const id of ids) await expect.poll(() => stateOf(id)).toBe("retry");
    expect(await bringForward(db, outbound)).toBe(0);

    server = smtpServer();
    await listenOn(server, port);
    expect(await bringForward(db, outbound)).toBe(3);
    await expect.poll(() => received.length).toBe(3);
    for (const id of ids) await expect.poll(() => stateOf(id)).toBe("completed");
  });

  it("that refuses for now is tried again later, not at once", async () => {
    refuse = { code: 451 };
    const id = await enqueue();
    await expect.poll(() => stateOf(id)).toBe("retry");
    expect(await bringForward(db, outbound)).toBe(0);
    const rows = await db.$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM start_after - now())::float AS seconds FROM pgboss.job WHERE id = ${id}::uuid`;
    expect(rows[0]?.seconds).toBeGreaterThan(30);
    expect(rows[0]?.seconds).toBeLessThan(125);
    expect(await cancel(id)).toBe(true);
  });

  it("that knows no such mailbox is not asked again", async () => {
    refuse = { code: 550 };
    const id = await enqueue();
    await expect.poll(() => stateOf(id)).toBe("failed");
  });
});

it("tries for at least a day", async () => {
  const [queue] = await boss.getQueues([MAIL_QUEUE]);
  const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } = queue ?? {};
  // pg-boss lengthens each pause at random, so this is the shortest there can be.
  const pauses = Array.from({ length: retryLimit }, (_, tries) => Math.min(retryDelayMax, retryDelay * 2 ** tries));
  const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3600;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(30);
});
