import "server-only";
import type { JobResult, PgBoss } from "pg-boss";
import { endRetries } from "@/lib/mails/commands";
import { MAIL_QUEUE } from "@/lib/mails/rules";
import { env } from "@/lib/server/env";
import { createJobRounds } from "@/lib/server/jobs/boss";
import { log } from "@/lib/server/log";
import { services } from "@/lib/server/services";
import type { Database } from "@/prisma/client";
import { bringForward, sendOne } from "./mail-worker";
import type { MailJob } from "./mailer";
import type { Outbound } from "./outbound";
import { createSmtpOutbound } from "./smtp";

/** Few, so that a function that is ended in the middle leaves few to be tried again. */
const AT_ONCE = 5;
const AFTER_ANSWER_MS = 10_000;

/** Sends what a request wrote, behind its answer; what goes wrong is left to the next round. */
export async function mailAfterAnswer(): Promise<void> {
  const { db, pool } = services();
  const until = Date.now() + AFTER_ANSWER_MS;
  await withMailServer((outbound) => sendDueMails(createJobRounds(pool), db, outbound, until)).catch(
    (error: unknown) => {
      log().warn({ err: error }, "mails were not sent behind an answer");
    },
  );
}

/**
 * All that is to be done with mails now: puts back what a function that was ended had taken, has what found no server
 * tried again, removes what is past its time, and sends.
 * @param until milliseconds since 1970; what is left then waits for the next round
 * @returns false without a mail server
 */
export function tendMails(until: number): Promise<boolean> {
  const { db, pool } = services();
  return withMailServer(async (outbound) => {
    const boss = createJobRounds(pool);
    await boss.supervise(MAIL_QUEUE);
    await bringForward(db, outbound);
    await sendDueMails(boss, db, outbound, until);
  });
}

/** Without one the mails wait in their queue: there is no folder that they could become files in. */
async function withMailServer(work: (outbound: Outbound) => Promise<void>): Promise<boolean> {
  const { SMTP_URL, MAIL_FROM } = env();
  if (SMTP_URL === undefined) return false;
  const outbound = createSmtpOutbound(SMTP_URL, MAIL_FROM);
  try {
    await work(outbound);
    return true;
  } finally {
    outbound.close();
  }
}

/** Each mail is taken by one caller only, however many send at once. */
async function sendDueMails(boss: PgBoss, db: Database, outbound: Outbound, until: number): Promise<void> {
  while (Date.now() < until) {
    const jobs = await boss.fetch<MailJob>(MAIL_QUEUE, { includeMetadata: true, batchSize: AT_ONCE });
    if (jobs.length === 0) return;
    const results = await Promise.all(jobs.map((job) => sendOne(db, outbound, job)));
    for (const result of results) await settle(boss, db, result);
  }
}

async function settle(boss: PgBoss, db: Database, { id, status, output }: JobResult<object>): Promise<void> {
  if (status === "completed") {
    await boss.complete(MAIL_QUEUE, id);
    return;
  }
  // What the mail server refuses for good is not tried again.
  if (status === "deadletter") await endRetries(db, id);
  await boss.fail(MAIL_QUEUE, id, output);
}
