import "server-only";
import { DAY_MS } from "@/lib/format/dates";
import { comparisonKey } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Prisma, Transaction } from "@/prisma/client";
import { deviceName } from "./devices";
import { guessedMail, newDeviceMail } from "./mails";
import { EVENT_DAYS } from "./recovery/rules";

/** Somebody who guesses all day must neither fill the table nor push everything else out of the owner's sight. */
const REFUSALS_A_DAY = 10;

type AccountEvent = Pick<Prisma.AccountEventUncheckedCreateInput, "userId" | "kind"> & { device: string };

/** Writes what happened at an account's door, in the transaction in which it happened. */
export async function recordEvent(ctx: Pick<Ctx, "now">, transaction: Transaction, event: AccountEvent): Promise<void> {
  await transaction.accountEvent.create({ data: { ...event, device: deviceName(event.device), createdAt: ctx.now() } });
}

/**
 * Writes that somebody was turned away, if there is an account of that name; the same one statement if there is none.
 * @returns the account's id, for the log
 */
export async function recordRefusal(
  ctx: Ctx,
  username: string,
  { kind, device }: { kind: "SIGN_IN_REFUSED" | "RECOVERY_REFUSED"; device: string },
): Promise<number | null> {
  const now = ctx.now();
  const since = new Date(now.getTime() - DAY_MS);
  const [account] = await ctx.db.$queryRaw<{ id: number }[]>`
    WITH account AS (SELECT id FROM users WHERE username_key = ${comparisonKey(username)}),
    noted AS (
      INSERT INTO account_events (user_id, kind, device, created_at)
      SELECT id, ${kind}::"AccountEventKind", ${deviceName(device)}, ${now} FROM account
      WHERE ${REFUSALS_A_DAY} > (
        SELECT count(*) FROM account_events
        WHERE user_id = account.id AND kind = ${kind}::"AccountEventKind" AND created_at > ${since}))
    SELECT id FROM account`;
  return account?.id ?? null;
}

/** People mistype a password a few times; a wrong answer at /forgot is rarer. */
const MISTYPED_PASSWORDS = 4;

/** Whether somebody seems to have guessed at the account since its owner last signed in. */
export async function wasGuessedAt({ db }: Pick<Ctx, "db">, userId: number): Promise<boolean> {
  const [refusals] = await db.$queryRaw<{ answers: number; passwords: number }[]>`
    SELECT count(*) FILTER (WHERE kind = 'RECOVERY_REFUSED')::int AS answers,
      count(*) FILTER (WHERE kind = 'SIGN_IN_REFUSED')::int AS passwords
    FROM account_events
    WHERE user_id = ${userId}
      AND id > (SELECT coalesce(max(id), 0) FROM account_events WHERE user_id = ${userId} AND kind = 'SIGNED_IN')`;
  return refusals !== undefined && (refusals.answers > 0 || refusals.passwords > MISTYPED_PASSWORDS);
}

/** Tells the owner of the account of that name, if there is one with a confirmed address, that strangers guess at it. */
export async function warnOfGuesses(ctx: Ctx, username: string): Promise<void> {
  const account = await ctx.db.user.findUnique({
    where: { usernameKey: comparisonKey(username) },
    select: { username: true, email: true },
  });
  if (!account?.email) return;
  const mail = guessedMail({ username: account.username, email: account.email }, ctx.link("/akun"));
  await ctx.transaction((transaction) => ctx.mail.enqueue(transaction, mail));
}

interface Known {
  username: string;
  email: string | null;
  known: boolean;
}

/**
 * Writes a sign-in, in the transaction that opens the session or issues the token, and tells the owner by mail when it
 * comes from a device that has not signed in for as long as events are kept. A new version is the same device.
 */
export async function recordSignIn(
  ctx: Ctx,
  transaction: Transaction,
  { userId, device }: { userId: number; device: string },
): Promise<void> {
  const now = ctx.now();
  const since = new Date(now.getTime() - EVENT_DAYS * DAY_MS);
  const [account] = await transaction.$queryRaw<Known[]>`
    SELECT username, email, EXISTS (
      SELECT FROM account_events
      WHERE user_id = users.id AND kind = 'SIGNED_IN' AND created_at > ${since}
        AND regexp_replace(device, '[0-9][0-9._]*', '', 'g') = regexp_replace(${deviceName(device)}, '[0-9][0-9._]*', '', 'g')
    ) AS known
    FROM users WHERE id = ${userId}`;
  await recordEvent(ctx, transaction, { userId, kind: "SIGNED_IN", device });
  if (!account?.email || account.known) return;
  const { username, email } = account;
  await ctx.mail.enqueue(transaction, newDeviceMail({ username, email }, { device, at: now, link: ctx.link("/akun") }));
}
