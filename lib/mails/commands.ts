import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { Prisma, type Transaction } from "@/prisma/client";
import { jobState, removeDoneJobs, requeueJobs } from "./commands-jobs";
import { assertOutboxReader } from "./policy";
import { isIn, outboxExists } from "./rows";
import { MAIL_RETENTION, MAILS_AGAIN_AT_ONCE } from "./rules";
import type { MailActView } from "./view";

/**
 * Puts a mail that was given up back among those that wait, with all its tries. It keeps its id, so a mailbox that has
 * it after all recognises the second copy. @throws Conflict when somebody was sooner
 */
export async function sendAgain(ctx: Ctx, id: string): Promise<MailActView> {
  assertOutboxReader(ctx.actor);
  return ctx.transaction(async (transaction) => {
    const count = await putBack(ctx, transaction, Prisma.sql`id = ${id}::uuid`);
    if (count === 0) throw await refusal(transaction, id);
    await recordAudit(transaction, ctx.actor, "mail.again", `mail:${id}`);
    return { message: "Surat dimasukkan kembali ke antrean dan segera dikirim." };
  });
}

/** The same for every mail that was given up, the longest waiting first, so many at once. @throws Conflict when there is none */
export async function sendAllAgain(ctx: Ctx): Promise<MailActView> {
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
export async function cancelMail(ctx: Ctx, id: string): Promise<MailActView> {
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
