import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { type Database, Prisma, type Transaction } from "@/prisma/client";
import { assertOutboxReader } from "./policy";
import { IS_DONE, IS_ENDED, IS_MAIL, isAbout, isIn, outboxExists } from "./rows";
import { MAIL_RETENTION, MAILS_AGAIN_AT_ONCE } from "./rules";
import type { MailActionView } from "./view";

/**
 * Puts a mail that was given up back among those that wait, with all its tries. It keeps its id, so a mailbox that has
 * it after all recognises the second copy. @throws Conflict when somebody was sooner
 */
export async function sendAgain(ctx: Ctx, id: string): Promise<MailActionView> {
  assertOutboxReader(ctx.actor);
  return ctx.transaction(async (transaction) => {
    const count = await putBack(ctx, transaction, Prisma.sql`id = ${id}::uuid`);
    if (count === 0) throw await refusal(transaction, id);
    await recordAudit(transaction, ctx.actor, "mail.again", `mail:${id}`);
    return { message: "Surat dimasukkan kembali ke antrean dan segera dikirim." };
  });
}

/** The same for every mail that was given up, the longest waiting first, so many at once. @throws Conflict when there is none */
export async function sendAllAgain(ctx: Ctx): Promise<MailActionView> {
  assertOutboxReader(ctx.actor);
  return ctx.transaction(async (transaction) => {
    const chosen = Prisma.sql`id IN (
      SELECT id FROM pgboss.job WHERE ${isIn("gagal")} ORDER BY created_on, id LIMIT ${MAILS_AGAIN_AT_ONCE}
      FOR UPDATE SKIP LOCKED)`;
    const count = await putBack(ctx, transaction, chosen);
    if (count === 0) throw new Conflict("Tidak ada surat yang gagal.");
    await recordAudit(transaction, ctx.actor, "mail.again_all", "mails", { count });
    const rest = count === MAILS_AGAIN_AT_ONCE ? " Bila masih ada yang gagal, tekan sekali lagi." : "";
    return { message: `${count} surat dimasukkan kembali ke antrean dan segera dikirim.${rest}` };
  });
}

/** Takes a mail back that still waits. @throws Conflict for one that is being sent or is out */
export async function cancelMail(ctx: Ctx, id: string): Promise<MailActionView> {
  assertOutboxReader(ctx.actor);
  return ctx.transaction(async (transaction) => {
    const there = await outboxExists({ db: transaction });
    if (!there || !(await ctx.mail.cancel(transaction, id))) throw await refusal(transaction, id);
    await recordAudit(transaction, ctx.actor, "mail.cancel", `mail:${id}`);
    return { message: "Surat dibatalkan dan tidak akan dikirim." };
  });
}

/** Removes what was sent or taken back long enough ago. @returns how many */
export async function removeDoneMails(ctx: Ctx): Promise<number> {
  if (!(await outboxExists(ctx))) return 0;
  const before = new Date(ctx.now().getTime() - MAIL_RETENTION.done * 1000);
  return removeDoneJobs(ctx.db, before);
}

async function putBack(ctx: Ctx, transaction: Transaction, chosen: Prisma.Sql): Promise<number> {
  if (!(await outboxExists({ db: transaction }))) return 0;
  const now = ctx.now();
  const until = new Date(now.getTime() + MAIL_RETENTION.waiting * 1000);
  return requeueJobs(transaction, chosen, { now, until });
}

const WHERE_IT_IS: Record<string, string> = {
  created: "Surat ini sudah ada di antrean.",
  retry: "Surat ini sudah ada di antrean.",
  active: "Surat ini sedang dikirim, jadi tidak dapat diubah lagi.",
  completed: "Surat ini sudah terkirim.",
  cancelled: "Surat ini sudah dibatalkan.",
  failed: "Surat ini sudah tidak menunggu: pengirimannya gagal.",
};

async function refusal(transaction: Transaction, id: string): Promise<NotFound | Conflict> {
  const gone = new NotFound("Surat ini tidak ada lagi. Mungkin sudah dihapus karena lewat masa simpannya.");
  if (!(await outboxExists({ db: transaction }))) return gone;
  const words = WHERE_IT_IS[(await jobState(transaction, id)) ?? ""];
  return words === undefined ? gone : new Conflict(`${words} Muat ulang halaman untuk melihatnya.`);
}

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
async function jobState(transaction: Transaction, id: string): Promise<string | undefined> {
  const rows = await transaction.$queryRaw<{ state: string }[]>`
    SELECT state::text FROM pgboss.job WHERE ${IS_MAIL} AND id = ${id}::uuid`;
  return rows[0]?.state;
}

/**
 * Lets failed mails wait again with all their tries. pg-boss's own retry adds one try to the old time of keeping, after
 * which the waiting mail would be thrown away. @returns how many
 */
function requeueJobs(
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

/** Takes back a mail while it is being sent; pg-boss completes only what is still active. */
export async function withholdJob(db: Database, id: string): Promise<void> {
  await db.$executeRaw`
    UPDATE pgboss.job SET state = 'cancelled', completed_on = now() WHERE ${IS_MAIL} AND id = ${id}::uuid`;
}

/** Removes what was sent or taken back before then. @returns how many */
function removeDoneJobs(db: Database, before: Date): Promise<number> {
  return db.$executeRaw`DELETE FROM pgboss.job WHERE ${IS_DONE} AND completed_on < ${before}`;
}

/** Removes what is over and was addressed there. */
async function removeEndedJobsTo(transaction: Transaction, address: string): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM pgboss.job WHERE ${IS_ENDED} AND data#>>'{message,to,address}' = ${address}`;
}

/** Removes what is left in the outbox of mails to an address; those that still wait go out and leave by themselves. */
export async function forgetMails(transaction: Transaction, address: string): Promise<void> {
  if (!(await outboxExists({ db: transaction }))) return;
  await removeEndedJobsTo(transaction, address);
}
