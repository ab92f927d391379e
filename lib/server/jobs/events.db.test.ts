import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { HOUR_MS } from "@/lib/format/dates";
import { MAIL_QUEUE } from "@/lib/mails/rules";
import { createMailer } from "@/lib/server/mail/mailer";
import { provideServices, type Services } from "@/lib/server/services";
import { addEvent } from "@/prisma/factories/event";
import { testDatabase } from "@/scripts/testing/database";
import { createJobWorker, declareQueues, EVENT_QUEUE } from "./boss";
import { startEventWork } from "./events";

const { db, url } = await testDatabase();
const first = createJobWorker(url);
const second = createJobWorker(url);

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("LOG_LEVEL", "silent");
  provideServices({ db, mail: createMailer(db) } as Services);
  await first.start();
  await declareQueues(first);
});
afterAll(() => Promise.all([first.stop({ graceful: false }), second.stop({ graceful: false })]));

/** Mails that wait in the queue, with what a reader would see. */
function mails() {
  return db.$queryRaw<{ address: string; subject: string }[]>`
    SELECT data->'message'->'to'->>'address' AS address, data->'message'->>'subject' AS subject
    FROM pgboss.job WHERE name = ${MAIL_QUEUE} ORDER BY 1, 2`;
}

it("passes on what is over and reminds who comes, on whichever instance still lives", async () => {
  const event = await addEvent(db, {
    title: "Tanam Bakau",
    createdAt: new Date(Date.now() - 48 * HOUR_MS),
    startsAt: new Date(Date.now() + HOUR_MS),
    capacity: 2,
    registered: 2,
  });
  const person = (name: string) => ({
    eventId: event.id,
    name,
    email: `${name}@contoh.id`,
    emailKey: `${name}@contoh.id`,
  });
  await db.eventRegistration.createMany({
    data: [
      { ...person("budi"), status: "CONFIRMED" },
      { ...person("sari"), status: "OFFERED", offeredUntil: new Date(Date.now() - 1000) },
      { ...person("tono"), status: "WAITING", waitingSince: new Date() },
    ],
  });
  await startEventWork(first);
  await first.stop({ graceful: false });

  await second.start();
  await second.send(EVENT_QUEUE);
  await startEventWork(second);
  await expect.poll(mails).toEqual([
    { address: "budi@contoh.id", subject: expect.stringMatching(/: Tanam Bakau$/u) },
    { address: "sari@contoh.id", subject: "Tempat tidak lagi ditahan: Tanam Bakau" },
    { address: "tono@contoh.id", subject: "Ada tempat untuk Anda: Tanam Bakau" },
  ]);
  expect(await db.event.findFirst()).toMatchObject({ registered: 2 });
});
