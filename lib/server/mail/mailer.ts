import "server-only";
import { fromPrisma } from "pg-boss";
import type { Mailer, MailMessage } from "@/lib/kernel/ctx";
import { isAbout } from "@/lib/mails/rows";
import { MAIL_PAUSE, MAIL_QUEUE } from "@/lib/mails/rules";
import { createJobSender } from "@/lib/server/jobs/boss";
import { jobsReady } from "@/lib/server/jobs/ready";
import type { Database, Transaction } from "@/prisma/client";

/** What a mail job carries. */
export interface MailJob {
  message: MailMessage;
}

/** Mails are jobs of the transaction that writes them; `mail-worker.ts` sends them. */
export function createMailer(db: Database): Mailer {
  const sender = createJobSender(db);
  return {
    async enqueue(transaction, message, notBefore) {
      await jobsReady();
      const { topic, paced = false } = message;
      if (topic !== undefined) await cancelWaiting(transaction, topic);
      const startAfter = topic !== undefined && paced ? await afterPause(transaction, topic, notBefore) : notBefore;
      const options = { db: fromPrisma(transaction), ...(startAfter ? { startAfter } : {}) };
      const id = await sender.send(MAIL_QUEUE, { message } satisfies MailJob, options);
      if (id === null) throw new Error("the mail was not put into its queue");
      return id;
    },
    async cancel(transaction, jobId) {
      // pg-boss would also cancel a job that is being sent, and say so; then it is too late.
      const cancelled = await transaction.$executeRaw`
        UPDATE pgboss.job SET state = 'cancelled', completed_on = now()
        WHERE name = ${MAIL_QUEUE} AND id = ${jobId}::uuid AND state < 'active'`;
      return cancelled === 1;
    },
  };
}

async function cancelWaiting(transaction: Transaction, topic: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE pgboss.job SET state = 'cancelled', completed_on = now() WHERE ${isAbout(topic)} AND state < 'active'`;
}

/** @returns when a topic may be written about again, or later where that is wanted */
async function afterPause(transaction: Transaction, topic: string, notBefore: Date | undefined) {
  const rows = await transaction.$queryRaw<{ at: Date | null }[]>`
    SELECT max(coalesce(completed_on, started_on)) AS at FROM pgboss.job
    WHERE ${isAbout(topic)} AND state IN ('active', 'completed')`;
  const last = rows[0]?.at;
  if (!last) return notBefore;
  const next = new Date(last.getTime() + MAIL_PAUSE * 1000);
  return notBefore && notBefore > next ? notBefore : next;
}
