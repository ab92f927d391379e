import { spawn } from "node:child_process";
import { once } from "node:events";
import { beforeAll, expect, it } from "vitest";
import { addHandover } from "@/lib/channels/handovers/commands";
import { askSenders } from "@/lib/channels/handovers/commands-ask";
import { createMailer } from "@/lib/server/mail/mailer";
import { addReport } from "@/prisma/factories/report";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { mailedAddresses, openTransactions } from "@/scripts/testing/killed-round";
import { prepareJobs } from "./boss";

const { db, url } = await testDatabase();
const ctx = testContext(db, visitor("tamu"), new Date("2026-03-13T12:00:00+07:00"));
const due = new Date("2026-03-26T17:00:00+07:00");
const work = { ...ctx, mail: createMailer(db), now: () => due };

beforeAll(() => prepareJobs(url));

/** Asks as the product does, and is killed once the second mail is written but not yet committed. */
const KILLED = `
  import { createDatabase } from "./prisma/client.ts";
  import { askSenders } from "./lib/channels/handovers/commands-ask.ts";
  import { createMailer } from "./lib/server/mail/mailer.ts";
  const db = createDatabase(process.env.DATABASE_URL);
  const mailer = createMailer(db);
  let written = 0;
  const enqueue = async (...mail) => {
    const id = await mailer.enqueue(...mail);
    if (++written === 2) process.kill(process.pid, "SIGKILL");
    return id;
  };
  const same = (text) => text;
  const now = () => new Date(${due.getTime()});
  await askSenders({ db, link: same, sign: same, now, mail: { ...mailer, enqueue } });`;

it("asks each sender of a hand-over once, also after a kill -9 and in two rounds at once", async () => {
  const { id } = await addReport(db, { status: "VERIFIED" });
  const { id: channel_id } = await db.channel.findFirstOrThrow();
  const addresses = ["warga0@contoh.id", "warga1@contoh.id", "warga2@contoh.id"];
  for (const [number, email] of addresses.entries()) {
    const actor = await member(db, `warga${number}`);
    await db.user.update({ where: { id: actor.userId }, data: { email, emailKey: email } });
    await addHandover(ctx.as(actor), { id }, { channel_id });
  }
  const child = spawn(process.execPath, ["--import", "./scripts/alias.mjs", "--input-type=module", "--eval", KILLED], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "inherit", "inherit"],
  });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  await expect.poll(() => openTransactions(db), { timeout: 10_000 }).toBe(0);
  expect(await mailedAddresses(db)).toEqual([]);
  expect(await db.handover.count({ where: { questions: 0 } })).toBe(3);

  await Promise.all([askSenders(work), askSenders(work)]);
  expect(await askSenders(work)).toBe(0);
  expect(await mailedAddresses(db)).toEqual(addresses);
});
