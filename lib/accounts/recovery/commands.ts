import "server-only";
import { endAccess } from "@/lib/accounts/commands";
import { recordEvent, recordRefusal } from "@/lib/accounts/commands-events";
import { recoveredMail, recoveryMail } from "@/lib/accounts/mails";
import { hashNewPassword } from "@/lib/accounts/new-password";
import { NOBODY } from "@/lib/accounts/queries";
import { isAnswer } from "@/lib/accounts/security-answer";
import { issueTicket, sha256 } from "@/lib/accounts/tokens";
import { recordAudit } from "@/lib/audit/commands";
import { comparisonKey } from "@/lib/format/text";
import type { Role } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { RECOVERY_BY_NAME_MINUTES, RECOVERY_MAIL_MINUTES, RECOVERY_SCREEN_MINUTES, TICKET_OVER } from "./rules";
import type { VerifyAccount } from "./schemas";

type Way = "mail" | "screen";
type Verified = { kind: "ticket"; ticket: string } | { kind: "mailed" | "refused"; userId: number | null };

/** How the ticket reaches the owner; null where only the server's operator can help. */
function wayTo(user: { email: string | null; role: Role; blockedAt: Date | null }): Way | null {
  if (user.blockedAt !== null) return null;
  if (user.email !== null) return "mail";
  return user.role === "USER" ? "screen" : null;
}

/**
 * The first step: name, question and answer for a ticket. Whatever is wrong, it takes one look, one hash and one write.
 * @param ways by which a ticket may go now. Answers must not distinguish `mailed` from `refused`.
 */
export async function verifyAccount(
  ctx: Ctx,
  { username, selectedQuestion, securityAnswer }: VerifyAccount,
  { device, ways }: { device: string; ways: readonly Way[] },
): Promise<Verified> {
  const user = await ctx.db.user.findUnique({ where: { usernameKey: comparisonKey(username) } });
  const matches = await isAnswer(user?.securityAnswerHash ?? NOBODY, securityAnswer);
  const isOff = user?.email != null && user.questionOffAt !== null;
  const right = isOff || (matches && user?.securityQuestion === selectedQuestion);
  const way = user && right ? wayTo(user) : null;
  if (!user || way === null || !ways.includes(way)) {
    const userId = await recordRefusal(ctx, username, { kind: "RECOVERY_REFUSED", device });
    return { kind: "refused", userId };
  }
  const { id: userId, email } = user;
  return ctx.transaction(async (transaction) => {
    if (isOff && !(await mayMailByName(ctx, transaction, userId))) return { kind: "refused", userId };
    const ofMail = isOff ? RECOVERY_BY_NAME_MINUTES.link : RECOVERY_MAIL_MINUTES;
    const minutes = way === "mail" ? ofMail : RECOVERY_SCREEN_MINUTES;
    const ticket = await issueTicket(ctx, transaction, { userId, kind: "RECOVERY", email, seconds: minutes * 60 });
    if (email === null) return { kind: "ticket", ticket };
    const owner = { username: user.username, email };
    // What stands behind # reaches no server, no log and no Referer.
    await ctx.mail.enqueue(
      transaction,
      recoveryMail(owner, { minutes, isOff, link: ctx.link(`/forgot#tiket=${ticket}`) }),
    );
    return { kind: "mailed", userId };
  });
}

/** Without a question anybody who knows the name causes a mail. Two at once are one. */
async function mayMailByName({ now }: Ctx, transaction: Transaction, userId: number): Promise<boolean> {
  await transaction.$queryRaw`SELECT FROM users WHERE id = ${userId} FOR UPDATE`;
  const since = new Date(now().getTime() - RECOVERY_BY_NAME_MINUTES.between * 60_000);
  return (
    (await transaction.accountTicket.count({ where: { userId, kind: "RECOVERY", createdAt: { gt: since } } })) === 0
  );
}

/** What telling the owner needs. */
type Teller = Pick<Ctx, "now" | "mail" | "link">;

interface Account {
  userId: number;
  username: string;
  email: string | null;
}

export interface TicketHolder extends Account {
  ticketId: number;
}

/** Finds the account of a ticket, while it still goes the way that the account recovers by. @throws Conflict */
export async function findTicketHolder(ctx: Ctx, ticket: string): Promise<TicketHolder> {
  const [holder] = await ctx.db.$queryRaw<TicketHolder[]>`
    SELECT account_tickets.id AS "ticketId", users.id AS "userId", username, users.email
    FROM account_tickets JOIN users ON users.id = user_id
    WHERE token_hash = ${sha256(ticket)} AND kind = 'RECOVERY' AND used_at IS NULL AND expires_at > ${ctx.now()}
      AND blocked_at IS NULL AND account_tickets.email IS NOT DISTINCT FROM users.email
      AND (users.email IS NOT NULL OR role = 'USER')`;
  if (!holder) throw new Conflict(TICKET_OVER);
  return holder;
}

/**
 * The second step: a new password for the holder of a ticket, which then ends together with every session and token.
 * @throws Conflict for a ticket that is over; InvalidInput for a well-known password, which leaves the ticket as it was
 */
export async function resetPassword(
  ctx: Ctx,
  { ticketId, ...account }: TicketHolder,
  { newPassword, device }: { newPassword: string; device: string },
): Promise<{ message: string }> {
  const passwordHash = await hashNewPassword(newPassword, account.username, "newPassword");
  return ctx.transaction(async (transaction) => {
    const now = ctx.now();
    const { count } = await transaction.accountTicket.updateMany({
      where: { id: ticketId, usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    if (count === 0) throw new Conflict(TICKET_OVER);
    await replacePassword(ctx, transaction, account, { passwordHash, device });
    return { message: "Password Anda sudah diganti. Silakan masuk dengan password baru." };
  });
}

/**
 * For the command on the server, which is the only way for staff without a confirmed address.
 * @throws NotFound when there is no account of that name
 */
export async function setPasswordOnServer(
  ctx: Teller & Pick<Ctx, "actor" | "db" | "transaction">,
  { username, newPassword }: { username: string; newPassword: string },
): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { usernameKey: comparisonKey(username) } });
  if (!user) throw new NotFound(`Tidak ada akun bernama ${username}.`);
  const passwordHash = await hashNewPassword(newPassword, user.username, "newPassword");
  await ctx.transaction(async (transaction) => {
    const account = { userId: user.id, username: user.username, email: user.email };
    await replacePassword(ctx, transaction, account, { passwordHash, device: "Perintah di server" });
    await recordAudit(transaction, ctx.actor, "account.password", `user:${user.id}`, { on: "server" });
  });
}

async function replacePassword(
  ctx: Teller,
  transaction: Transaction,
  { userId, username, email }: Account,
  { passwordHash, device }: { passwordHash: string; device: string },
): Promise<void> {
  const now = ctx.now();
  await transaction.user.update({ where: { id: userId }, data: { passwordHash } });
  await endAccess(transaction, userId, now);
  await recordEvent(ctx, transaction, { userId, kind: "RECOVERED", device });
  if (email === null) return;
  await ctx.mail.enqueue(transaction, recoveredMail({ username, email }, now, ctx.link("/forgot")));
}
