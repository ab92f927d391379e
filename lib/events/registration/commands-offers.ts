import "server-only";
import { notifyOnce, REACHED_SELECT, stampOf } from "@/lib/events/event/commands-notify";
import { mailRelay } from "@/lib/events/event/commands-organiser-mail";
import { offerMail, offerOverMail } from "@/lib/events/event/mails";
import { NOT_DELETED } from "@/lib/events/event/rows";
import { EVENTS_TAG, eventTag, remainingSeats } from "@/lib/events/event/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { withoutStopped } from "@/lib/mails/commands-stop";
import { MAILS_AT_ONCE } from "@/lib/mails/rules";
import type { Transaction } from "@/prisma/client";
import { holdWaiting } from "./commands-held";
import { offerDeadline, relayDeadline } from "./rules";
import { freeSeats, isOpen, lockEvent, takeSeats } from "./seats";
import { isBeyondShare } from "./share";

const EVENTS_AT_ONCE = 100;

/**
 * Offers free seats to those who wait, in their order, leaving out groups that do not fit. The event's row is locked.
 * @param again whether seats have just become free, so that they also go to those who were not notified of the last ones
 */
export async function offerFreed(
  ctx: Ctx,
  transaction: Transaction,
  eventId: number,
  { again = true }: { again?: boolean } = {},
): Promise<void> {
  const event = await lockEvent(transaction, eventId);
  if (!isOpen(event, ctx.now())) return;
  let left = remainingSeats(event);
  if (left === 0) return;
  const waiting = await transaction.eventRegistration.findMany({
    where: {
      eventId,
      status: "WAITING",
      people: { lte: left },
      removingUntil: null,
      ...(again ? {} : { passedOverAt: null }),
    },
    orderBy: [{ waitingSince: "asc" }, { id: "asc" }],
    take: MAILS_AT_ONCE,
    select: { ...REACHED_SELECT, phone: true, waist: true, provedAt: true, acceptedAt: true, removedAt: true },
  });
  const byNumber = await reachedByNumber(transaction, waiting);
  let toRelay = false;
  for (const registration of waiting) {
    const { id, people, removedAt } = registration;
    if (people <= left && (removedAt !== null || (await isBeyondShare(transaction, event, registration)))) {
      await holdWaiting(ctx, transaction, event, registration);
      continue;
    }
    const deadline = byNumber.has(id) ? relayDeadline : offerDeadline;
    const until = deadline(event.startsAt, ctx.now());
    if (people > left || !(await takeSeats(transaction, eventId, people, ctx.now()))) continue;
    left -= people;
    await transaction.eventRegistration.update({
      where: { id },
      data: { status: "OFFERED", offeredUntil: until, relayedAt: null, passedOverAt: null, updatedAt: ctx.now() },
    });
    await notifyOnce(ctx, transaction, registration, `offer:${stampOf(until)}`, (to) => offerMail(to, event, until));
    toRelay ||= byNumber.has(id);
    if (left === 0) break;
  }
  if (toRelay) await mailRelay(ctx, transaction, eventId);
}

/** @returns ids of those whom no mail reaches: the organiser calls their numbers */
async function reachedByNumber(
  transaction: Transaction,
  rows: { id: number; email: string | null; phone: string | null }[],
): Promise<Set<number>> {
  const reached = await withoutStopped(transaction, "registration", rows);
  return new Set(reached.flatMap(({ id, email, phone }) => (email === null && phone !== null ? [id] : [])));
}

/** Goes on offering where more seats became free at once than one transaction offers. @returns at how many events */
export async function offerWaiting(ctx: Ctx): Promise<number> {
  const events = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT id FROM events
    WHERE ${NOT_DELETED} AND events.cancelled_at IS NULL AND starts_at > ${ctx.now()} AND registered < capacity AND EXISTS (
      SELECT FROM event_registrations
      WHERE event_id = events.id AND status = 'WAITING' AND people <= capacity - registered
        AND passed_over_at IS NULL AND removing_until IS NULL)
    ORDER BY starts_at, id LIMIT ${EVENTS_AT_ONCE}`;
  for (const { id } of events) {
    await ctx.transaction((transaction) => offerFreed(ctx, transaction, id, { again: false }));
    ctx.expire(EVENTS_TAG, eventTag(id));
  }
  return events.length;
}

/** Ends offers whose time is over and passes their seats on. @returns how many ended */
export async function passOnOffers(ctx: Ctx): Promise<number> {
  const due = await ctx.db.$queryRaw<{ eventId: number }[]>`
    SELECT DISTINCT event_id AS "eventId" FROM event_registrations
    WHERE offered_until <= ${ctx.now()} AND status = 'OFFERED' LIMIT ${EVENTS_AT_ONCE}`;
  let ended = 0;
  for (const { eventId } of due) {
    ended += await ctx.transaction((transaction) => endOffers(ctx, transaction, eventId));
    ctx.expire(EVENTS_TAG, eventTag(eventId));
  }
  return ended;
}

async function endOffers(ctx: Ctx, transaction: Transaction, eventId: number): Promise<number> {
  const event = await lockEvent(transaction, eventId);
  const where = { eventId, status: "OFFERED", offeredUntil: { lte: ctx.now() } } as const;
  const ended = await transaction.eventRegistration.findMany({
    where,
    select: { ...REACHED_SELECT, phone: true, relayedAt: true },
    take: MAILS_AT_ONCE,
  });
  if (ended.length === 0) return 0;
  const byNumber = await reachedByNumber(transaction, ended);
  const unheard = ended.filter(({ id, relayedAt }) => byNumber.has(id) && relayedAt === null);
  const over = ended.filter((registration) => !unheard.includes(registration));
  // They were not notified, so they keep their rank.
  await transaction.eventRegistration.updateMany({
    where: { ...where, id: { in: unheard.map(({ id }) => id) } },
    data: { status: "WAITING", offeredUntil: null, passedOverAt: ctx.now(), updatedAt: ctx.now() },
  });
  await transaction.eventRegistration.updateMany({
    where: { ...where, id: { in: over.map(({ id }) => id) } },
    data: { status: "CANCELLED", offeredUntil: null, updatedAt: ctx.now() },
  });
  if (isOpen(event, ctx.now())) {
    for (const registration of over) {
      await notifyOnce(ctx, transaction, registration, `over:${stampOf(ctx.now())}`, (to) => offerOverMail(to, event));
    }
  }
  const people = ended.reduce((sum, registration) => sum + registration.people, 0);
  await freeSeats(transaction, eventId, people, ctx.now());
  await offerFreed(ctx, transaction, eventId, { again: unheard.length === 0 });
  return ended.length;
}
