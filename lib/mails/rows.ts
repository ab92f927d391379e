import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma, type Transaction } from "@/prisma/client";
import { MAIL_QUEUE, type MailBox } from "./rules";

// Written out rather than passed as parameters: the planner must see that they are the conditions of partial indexes.
const OF_MAILS = `name = '${MAIL_QUEUE}'`;
const STATES: Record<MailBox, string> = {
  menunggu: "state < 'completed'",
  gagal: "state = 'failed'",
  terkirim: "state = 'completed'",
  dibatalkan: "state = 'cancelled'",
};

/** Jobs of pg-boss that are the mails of one drawer: `mail_waiting_idx` or `mail_ended_idx`. */
export function isIn(box: MailBox): Prisma.Sql {
  return Prisma.raw(`${OF_MAILS} AND ${STATES[box]}`);
}

/** `mail_ended_idx`, as far as nothing is left to do with them. */
export const IS_DONE = Prisma.raw(`${OF_MAILS} AND state IN ('completed', 'cancelled')`);
/** `mail_ended_address_idx` */
export const IS_ENDED = Prisma.raw(`${OF_MAILS} AND state >= 'completed'`);
export const IS_MAIL = Prisma.raw(OF_MAILS);

/** `mail_topic_idx` */
export function isAbout(topic: string): Prisma.Sql {
  return Prisma.sql`${IS_MAIL} AND data#>>'{message,topic}' = ${topic}`;
}

/** Indexes of the outbox on pg-boss's own table; made with the queues, since the table is not the migrations'. */
export const OUTBOX_INDEXES = `
  SELECT pg_advisory_xact_lock(hashtext('sulur outbox indexes'));
  CREATE INDEX IF NOT EXISTS mail_waiting_idx ON pgboss.job_common (name, created_on DESC, id DESC)
    WHERE state < 'completed';
  CREATE INDEX IF NOT EXISTS mail_ended_idx ON pgboss.job_common (name, state, created_on DESC, id DESC)
    WHERE state >= 'completed';
  CREATE INDEX IF NOT EXISTS mail_ended_address_idx ON pgboss.job_common ((data#>>'{message,to,address}'))
    WHERE name = '${MAIL_QUEUE}' AND state >= 'completed';
  CREATE INDEX IF NOT EXISTS mail_topic_idx ON pgboss.job_common ((data#>>'{message,topic}'))
    WHERE name = '${MAIL_QUEUE}' AND data#>>'{message,topic}' IS NOT NULL`;

/** False until the worker of the first start has made its tables. */
export async function outboxExists({ db }: { db: Ctx["db"] | Transaction }): Promise<boolean> {
  const rows = await db.$queryRaw<{ exists: boolean }[]>`SELECT to_regclass('pgboss.job') IS NOT NULL AS exists`;
  return rows[0]?.exists ?? false;
}
