import { spawn } from "node:child_process";
import { once } from "node:events";
import { beforeAll, expect, it } from "vitest";
import { askSupporters } from "@/lib/reports/claims/commands-clock";
import { decideReport } from "@/lib/reports/desk/commands";
import { undoStep } from "@/lib/reports/desk/commands-undo";
import { followReport } from "@/lib/reports/follow/commands";
import { createMailer } from "@/lib/server/mail/mailer";
import { addReport } from "@/prisma/factories/report";
import { member, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { mailedAddresses, openTransactions } from "@/scripts/testing/killed-round";
import { prepareJobs } from "./boss";

const { db, url } = await testDatabase();
const staff = await member(db, "Ayu", "PENGELOLA");
const ctx = testContext(db, staff, new Date());
const work = { ...ctx, mail: createMailer(db) };

beforeAll(() => prepareJobs(url));

/** Asks as the product does, and is killed once the second mail is written but not yet said to be. */
const KILLED = `
  import { createDatabase } from "./prisma/client.ts";
  import { askSupporters } from "./lib/reports/claims/commands-clock.ts";
  import { createMailer } from "./lib/server/mail/mailer.ts";
  const db = createDatabase(process.env.DATABASE_URL);
  const mailer = createMailer(db);
  let written = 0;
  const enqueue = async (...mail) => {
    const id = await mailer.enqueue(...mail);
    if (++written === 2) process.kill(process.pid, "SIGKILL");
    return id;
  };
  const link = (path) => "https://sulur.test" + path;
  await askSupporters({ db, link, now: () => new Date(Date.now() + 60_000), mail: { ...mailer, enqueue } });`;

it("asks supporters with an account once whether a claim is true, also after a kill -9", async () => {
  const { id } = await addReport(db, { status: "IN_PROGRESS", email: "warga0@contoh.id" });
  const people = await Promise.all([0, 1, 2, 3, 4].map((number) => member(db, `warga${number}`)));
  for (const [number, { userId }] of people.entries()) {
    const email = `warga${number}@contoh.id`;
    await db.user.update({ where: { id: userId }, data: { email, emailKey: email } });
    await db.reportSupport.create({ data: { reportId: id, writerKey: `user:${userId}` } });
  }
  await db.reportSupport.createMany({
    data: [`user:${staff.userId}`, "visitor:lewat"].map((writerKey) => ({ reportId: id, writerKey })),
  });
  const [, follower] = people;
  if (follower) await followReport(ctx.as(follower), { id }, {}, { receipt: true });
  expect(await askSupporters(work), "nothing is claimed").toBe(0);

  const { steps } = await decideReport(ctx, { id }, { decision: "claim", status: "IN_PROGRESS" });
  expect(await askSupporters(work), "staff may still take it back").toBe(0);
  await undoStep(ctx, { id }, { event_id: steps.at(-1)?.id ?? 0 });
  await decideReport(ctx, { id }, { decision: "claim", status: "IN_PROGRESS" });

  const child = spawn(process.execPath, ["--import", "./scripts/alias.mjs", "--input-type=module", "--eval", KILLED], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "inherit", "inherit"],
  });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  await expect.poll(() => openTransactions(db), { timeout: 10_000 }).toBe(0);
  expect(await mailedAddresses(db)).toEqual([]);

  ctx.pass(60);
  await Promise.all([askSupporters(work), askSupporters(work)]);
  expect(await askSupporters(work)).toBe(0);
  // The first reported it, the second follows it, staff made the claim.
  expect(await mailedAddresses(db)).toEqual(["warga2@contoh.id", "warga3@contoh.id", "warga4@contoh.id"]);
});
