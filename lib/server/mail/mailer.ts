import "server-only";
import { fromPrisma } from "pg-boss";
import type { Mailer, MailMessage } from "@/lib/kernel/ctx";
import { MAIL_QUEUE } from "@/lib/mails/rules";
import { createJobSender } from "@/lib/server/jobs/boss";
import { jobsReady } from "@/lib/server/jobs/ready";
import type { Database } from "@/prisma/client";

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
      const options = { db: fromPrisma(transaction), ...(notBefore ? { startAfter: notBefore } : {}) };
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
