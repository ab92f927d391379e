import "server-only";
import { HOUR_MS } from "@/lib/format/dates";
import type { Ctx, MailMessage } from "@/lib/kernel/ctx";
import { stopLink } from "@/lib/mails/access";
import type { Transaction } from "@/prisma/client";
import { organiserToken } from "./access";
import { addedMail, heldToDecideMail, type OrganiserAddressee, relayMail } from "./mails-organiser";
import { manageAsStaffPath, managePath } from "./rules-manage";

/** Mails the private link of a new event to the address that was left for it. */
export function mailAdded(ctx: Ctx, transaction: Transaction, eventId: number): Promise<void> {
  return mailOrganiser(ctx, transaction, eventId, addedMail);
}

/** Mails the organiser that registrations wait, once until there is a decision. */
export async function mailHeld(ctx: Ctx, transaction: Transaction, eventId: number): Promise<void> {
  const first = await transaction.event.updateMany({
    where: { id: eventId, heldMailedAt: null },
    data: { heldMailedAt: ctx.now() },
  });
  if (first.count === 1) await mailOrganiser(ctx, transaction, eventId, heldToDecideMail);
}

/** Mails the organiser that somebody is to be reached by number: at once, but no more than one mail an hour. */
export async function mailRelay(ctx: Ctx, transaction: Transaction, eventId: number): Promise<void> {
  const { relayMailedAt } = await transaction.event.findUniqueOrThrow({
    where: { id: eventId },
    select: { relayMailedAt: true },
  });
  const now = ctx.now();
  // The mail that waits names nobody, so that it covers whoever comes before it leaves.
  if (relayMailedAt !== null && relayMailedAt > now) return;
  const at = new Date(Math.max(now.getTime(), (relayMailedAt?.getTime() ?? 0) + HOUR_MS));
  await transaction.event.update({ where: { id: eventId }, data: { relayMailedAt: at } });
  await mailOrganiser(ctx, transaction, eventId, relayMail, at);
}

async function mailOrganiser(
  ctx: Ctx,
  transaction: Transaction,
  eventId: number,
  mail: (to: OrganiserAddressee, event: { title: string }) => MailMessage,
  at?: Date,
): Promise<void> {
  const event = await transaction.event.findUniqueOrThrow({
    where: { id: eventId },
    select: { id: true, title: true, organiserEmail: true, writerKey: true },
  });
  const to = await addresseeOf(ctx, transaction, event);
  if (to !== null) await ctx.mail.enqueue(transaction, mail(to, event), at);
}

/** @returns null for an organiser who left no address and has no account with one */
async function addresseeOf(
  ctx: Ctx,
  transaction: Transaction,
  event: { id: number; organiserEmail: string | null; writerKey: string },
): Promise<OrganiserAddressee | null> {
  if (event.organiserEmail !== null) {
    const stop = stopLink(ctx, event.organiserEmail, { kind: "event", id: event.id });
    return { address: event.organiserEmail, link: ctx.link(managePath(event.id, organiserToken(ctx, event))), stop };
  }
  const userId = Number(/^user:(\d+)$/u.exec(event.writerKey)?.[1]);
  if (Number.isNaN(userId)) return null;
  const user = await transaction.user.findUnique({ where: { id: userId }, select: { email: true } });
  return user?.email ? { address: user.email, link: ctx.link(manageAsStaffPath(event.id)), stop: undefined } : null;
}
