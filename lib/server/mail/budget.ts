import "server-only";
import type { MailMessage } from "@/lib/kernel/ctx";
import { MAIL_BUDGET, mailboxOf } from "@/lib/mails/rules";
import { fingerprint } from "@/lib/server/signing";
import type { Database } from "@/prisma/client";

const WINDOWS = Object.entries(MAIL_BUDGET).map(([name, window]) => ({ name, ...window }));
const LENGTHS = WINDOWS.map(({ seconds }) => BigInt(seconds * 1000));

/**
 * Takes one mail from the budget of its mailbox, exactly over all instances: counted first, given back where it was one
 * too many. @returns whether it may leave
 */
export async function spendMail(db: Database, message: MailMessage): Promise<boolean> {
  const spent = await count(db, message, 1);
  if (WINDOWS.every(({ points }, index) => (spent[index] ?? 0) <= points)) return true;
  await refundMail(db, message);
  return false;
}

/** Gives back what a mail took that did not leave. */
export async function refundMail(db: Database, message: MailMessage): Promise<void> {
  await count(db, message, -1);
}

/** One statement for both ways, so that it always locks the rows in one order. @returns what each window has spent */
async function count(db: Database, { to, kind }: MailMessage, change: 1 | -1): Promise<number[]> {
  const purse = kind === "account" ? "account" : "other";
  const mailbox = fingerprint("mail budget", mailboxOf(to.address));
  const keys = WINDOWS.map(({ name }) => `mail:${purse}:${name}:${mailbox}`);
  const now = BigInt(Date.now());
  const rows = await db.$queryRaw<{ key: string; points: number }[]>`
    INSERT INTO rate_limits (key, points, expire)
    SELECT counted.key, greatest(${change}::int, 0), ${now}::bigint + counted.milliseconds
    FROM unnest(${keys}::text[], ${LENGTHS}::bigint[]) AS counted(key, milliseconds)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN rate_limits.expire <= ${now}::bigint THEN excluded.points
        ELSE greatest(rate_limits.points + ${change}::int, 0) END,
      expire = CASE WHEN rate_limits.expire <= ${now}::bigint THEN excluded.expire ELSE rate_limits.expire END
    RETURNING key, points`;
  return keys.map((key) => rows.find((row) => row.key === key)?.points ?? 0);
}
