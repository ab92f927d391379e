import "server-only";
import type { Database, Prisma, Transaction } from "@/prisma/client";
import { IS_DONE, IS_ENDED, IS_MAIL, isAbout, isIn } from "./rows";

/*
 * All that Sulur changes in pg-boss's table itself: what its functions cannot do, cannot do for many, or would do to a job
 * that is being worked on. Reading stands in queries.ts, conditions and indexes in rows.ts.
 */

/** Takes back a mail that nobody is sending yet; pg-boss would also cancel one that is being sent. @returns whether it was in time */
export async function cancelJob(transaction: Transaction, id: string): Promise<boolean> {
  const cancelled = await transaction.$executeRaw`
    UPDATE pgboss.job SET state = 'cancelled', completed_on = now()
    WHERE ${IS_MAIL} AND id = ${id}::uuid AND state < 'active'`;
  return cancelled === 1;
}

/** The same for all mails about a topic. */
export async function cancelJobsAbout(transaction: Transaction, topic: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE pgboss.job SET state = 'cancelled', completed_on = now() WHERE ${isAbout(topic)} AND state < 'active'`;
}

/** When a mail about a topic was last sent. */
export async function lastSentAbout(transaction: Transaction, topic: string): Promise<Date | null> {
  const rows = await transaction.$queryRaw<{ at: Date | null }[]>`
    SELECT max(coalesce(completed_on, started_on)) AS at FROM pgboss.job
    WHERE ${isAbout(topic)} AND state IN ('active', 'completed')`;
  return rows[0]?.at ?? null;
}

/** In which of pg-boss's states a mail is; undefined where there is none. */
export async function jobState(transaction: Transaction, id: string): Promise<string | undefined> {
  const rows = await transaction.$queryRaw<{ state: string }[]>`
    SELECT state::text FROM pgboss.job WHERE ${IS_MAIL} AND id = ${id}::uuid`;
  return rows[0]?.state;
}

/**
 * Lets failed mails wait again with all their tries. pg-boss's own retry adds one try to the old time of keeping, after
 * which the waiting mail would be thrown away. @returns how many
 */
export function requeueJobs(
  transaction: Transaction,
  chosen: Prisma.Sql,
  { now, until }: { now: Date; until: Date },
): Promise<number> {
  return transaction.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', retry_count = 0, started_on = NULL, completed_on = NULL, output = NULL,
      start_after = ${now}, keep_until = ${until}
    WHERE ${isIn("gagal")} AND ${chosen}`;
}

/** How many mails wait to be tried again only because the mail server was away. */
export async function countUnreachable(db: Database): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job
    WHERE ${IS_MAIL} AND state = 'retry' AND start_after > now() AND output->>'unreachable' = 'true'`;
  return rows[0]?.count ?? 0;
}

/** Lets those go out now. @returns how many */
export function bringUnreachableForward(db: Database): Promise<number> {
  return db.$executeRaw`
    UPDATE pgboss.job SET start_after = now()
    WHERE ${IS_MAIL} AND state = 'retry' AND start_after > now() AND output->>'unreachable' = 'true'`;
}

/** Leaves a mail no further try. */
export async function endRetries(db: Database, id: string): Promise<void> {
  await db.$executeRaw`UPDATE pgboss.job SET retry_limit = retry_count WHERE ${IS_MAIL} AND id = ${id}::uuid`;
}

/** Removes what was sent or taken back before then. @returns how many */
export function removeDoneJobs(db: Database, before: Date): Promise<number> {
  return db.$executeRaw`DELETE FROM pgboss.job WHERE ${IS_DONE} AND completed_on < ${before}`;
}

/** Removes what is over and was addressed there. */
export async function removeEndedJobsTo(transaction: Transaction, address: string): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM pgboss.job WHERE ${IS_ENDED} AND data#>>'{message,to,address}' = ${address}`;
}
