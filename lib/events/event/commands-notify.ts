import "server-only";
import { registrationPath } from "@/lib/events/registration/rules";
import type { Ctx, MailMessage } from "@/lib/kernel/ctx";
import { stopLink } from "@/lib/mails/access";
import { notePushRegistration } from "@/lib/push/commands";
import type { Transaction } from "@/prisma/client";
import { type LinkedRegistration, mailedToken } from "./access";
import type { Addressee } from "./mails";

/** A registration as far as a mail to its holder needs it. */
export interface Reached extends LinkedRegistration {
  /** Null for who registered a number: only browsers are told. */
  email: string | null;
  people: number;
}

export const REACHED_SELECT = { id: true, createdAt: true, email: true, people: true } as const;

/** What registering, leaving and waiting again may cause at an address that could be a stranger's, for good. */
const MOST_OF_A_KIND = 10;
const BY_REGISTRANTS = ["offer", "over", "accepted", "withdrawn", "known", "held"];

/** What a person has just done needs no notification. */
const BY_ONESELF = ["known", "registered", "resized", "withdrawn", "accepted", "held"];

/** How the holder of a registration is written to. */
export function addresseeOf(
  ctx: Pick<Ctx, "sign" | "link" | "sender">,
  email: string,
  to: Omit<Reached, "email">,
): Addressee {
  return {
    address: email,
    topic: `registration:${to.id}`,
    link: ctx.link(registrationPath(to.id, mailedToken(ctx, to))),
    people: to.people,
    sender: ctx.sender,
    stop: stopLink(ctx, email, { kind: "registration", id: to.id }),
  };
}

/**
 * Writes to the holder of a registration, once for each `kind`, however often and from wherever it is asked.
 * @param kind `<what>:<which>`, e.g. `offer:1773464400`
 */
export async function notifyOnce(
  ctx: Ctx,
  transaction: Transaction,
  { email, ...reached }: Reached,
  kind: string,
  mail: (to: Addressee) => MailMessage,
): Promise<void> {
  const { id } = reached;
  const what = kind.slice(0, kind.indexOf(":"));
  const most = BY_REGISTRANTS.includes(what) ? MOST_OF_A_KIND : null;
  const first = await transaction.$executeRaw`
    INSERT INTO registration_mails (registration_id, kind, sent_at)
    SELECT ${id}::int, ${kind}, ${ctx.now()}::timestamptz
    WHERE ${most}::int IS NULL
      OR (SELECT count(*) FROM registration_mails WHERE registration_id = ${id} AND kind LIKE ${`${what}:%`}) < ${most}::int
    ON CONFLICT DO NOTHING`;
  if (first !== 1) return;
  if (!BY_ONESELF.includes(what)) await notePushRegistration(transaction, id, what, ctx.now());
  if (email !== null) await ctx.mail.enqueue(transaction, mail(addresseeOf(ctx, email, reached)));
}

/** A moment as it stands in a `kind`. */
export function stampOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
