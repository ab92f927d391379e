import "server-only";
import { fromPrisma } from "pg-boss";
import type { Mailer, MailMessage } from "@/lib/kernel/ctx";
import { cancelJob, cancelJobsAbout, lastSentAbout } from "@/lib/mails/commands";
import { MAIL_PAUSE, MAIL_QUEUE } from "@/lib/mails/rules";
import { createJobSender, jobsReady } from "@/lib/server/jobs/boss";
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
      if (topic !== undefined) await cancelJobsAbout(transaction, topic);
      const startAfter = topic !== undefined && paced ? await afterPause(transaction, topic, notBefore) : notBefore;
      const options = { db: fromPrisma(transaction), ...(startAfter ? { startAfter } : {}) };
      const id = await sender.send(MAIL_QUEUE, { message } satisfies MailJob, options);
      if (id === null) throw new Error("the mail was not put into its queue");
      return id;
    },
    cancel: cancelJob,
  };
}

/** @returns when a topic may be written about again, or later where that is wanted */
async function afterPause(transaction: Transaction, topic: string, notBefore: Date | undefined) {
  const last = await lastSentAbout(transaction, topic);
  if (!last) return notBefore;
  const next = new Date(last.getTime() + MAIL_PAUSE * 1000);
  return notBefore && notBefore > next ? notBefore : next;
}
