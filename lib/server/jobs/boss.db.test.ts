import { beforeAll, expect, it } from "vitest";
import { MAIL_QUEUE, MAIL_RETENTION } from "@/lib/mails/rules";
import { createMailer } from "@/lib/server/mail/mailer";
import { testDatabase } from "@/scripts/testing/database";
import { createJobWorker, prepareJobs } from "./boss";

const { db, url } = await testDatabase();
const message = {
  to: { name: "Sari", address: "sari@warga.test" },
  subject: "Kabar",
  text: "Halo",
  html: "<p>Halo</p>",
};

beforeAll(() => prepareJobs(url));

it("makes tables and queues once, and works nothing", async () => {
  const id = await db.$transaction((transaction) => createMailer(db).enqueue(transaction, message));
  await prepareJobs(url);
  expect(await db.$queryRaw`SELECT state::text FROM pgboss.job WHERE id = ${id}::uuid`).toEqual([{ state: "created" }]);
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

it("throws a mail that failed away when its time is over", async () => {
  const failed = async (secondsAgo: number) => {
    const id = await db.$transaction((transaction) => createMailer(db).enqueue(transaction, message));
    await db.$executeRaw`
      UPDATE pgboss.job SET state = 'failed', completed_on = now() - make_interval(secs => ${secondsAgo})
      WHERE id = ${id}::uuid`;
    return id;
  };
  await failed(MAIL_RETENTION.failed + 60);
  const young = await failed(MAIL_RETENTION.failed - 3_600);
  const boss = createJobWorker(url);
  await boss.start();
  try {
    await boss.supervise(MAIL_QUEUE);
    expect(await db.$queryRaw`SELECT id FROM pgboss.job`).toEqual([{ id: young }]);
  } finally {
    await boss.stop({ graceful: false });
  }
});
