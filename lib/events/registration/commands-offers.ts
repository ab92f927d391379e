import "server-only";
import { notifyOnce, REACHED_SELECT, type Reached, stampOf } from "@/lib/events/event/commands-notify";
import { offerMail, offerOverMail } from "@/lib/events/event/mails";
import { NOT_DELETED } from "@/lib/events/event/rows";
import { EVENTS_TAG, eventTag, remainingSeats } from "@/lib/events/event/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Transaction } from "@/prisma/client";
import { offerDeadline } from "./rules";
import { freeSeats, isOpen, lockEvent, takeSeats } from "./seats";

/** Offers that one transaction makes or ends; `offerWaiting` and the next look go on. */
const LOOKED_AT = 100;
const EVENTS_AT_ONCE = 100;

/** Offers free seats to those who wait, in their order, leaving out groups that do not fit. The event's row is locked. */
export async function offerFreed(ctx: Ctx, transaction: Transaction, eventId: number): Promise<void> {
  const event = await lockEvent(transaction, eventId);
  if (!isOpen(event, ctx.now())) return;
  let left = remainingSeats(event);
  if (left === 0) return;
  const waiting = await transaction.eventRegistration.findMany({
    where: { eventId, status: "WAITING", people: { lte: left } },
    orderBy: [{ waitingSince: "asc" }, { id: "asc" }],
    take: LOOKED_AT,
    select: REACHED_SELECT,
  });
  const until = offerDeadline(event.startsAt, ctx.now());
  for (const registration of waiting) {
    const { id, people } = registration;
    if (people > left || !(await takeSeats(transaction, eventId, people, ctx.now()))) continue;
    left -= people;
    await transaction.eventRegistration.update({
      where: { id },
      data: { status: "OFFERED", offeredUntil: until, updatedAt: ctx.now() },
    });
    await notifyOnce(ctx, transaction, registration, `offer:${stampOf(until)}`, (to) => offerMail(to, event, until));
    if (left === 0) return;
  }
}

/** Goes on offering where more seats became free at once than one transaction offers. @returns at how many events */
export async function offerWaiting(ctx: Ctx): Promise<number> {
  const events = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT id FROM events
    WHERE ${NOT_DELETED} AND events.cancelled_at IS NULL AND starts_at > ${ctx.now()} AND registered < capacity AND EXISTS (
      SELECT FROM event_registrations
      WHERE event_id = events.id AND status = 'WAITING' AND people <= capacity - registered)
    ORDER BY starts_at, id LIMIT ${EVENTS_AT_ONCE}`;
  for (const { id } of events) {
    await ctx.transaction((transaction) => offerFreed(ctx, transaction, id));
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
  const over: Reached[] = await transaction.eventRegistration.findMany({
    where,
    select: REACHED_SELECT,
    take: LOOKED_AT,
  });
  if (over.length === 0) return 0;
  await transaction.eventRegistration.updateMany({
    where: { ...where, id: { in: over.map(({ id }) => id) } },
    data: { status: "CANCELLED", offeredUntil: null, updatedAt: ctx.now() },
  });
  if (isOpen(event, ctx.now())) {
    for (const registration of over) {
      await notifyOnce(ctx, transaction, registration, `over:${stampOf(ctx.now())}`, (to) => offerOverMail(to, event));
    }
  }
  const people = over.reduce((sum, registration) => sum + registration.people, 0);
  await freeSeats(transaction, eventId, people, ctx.now());
  await offerFreed(ctx, transaction, eventId);
  return over.length;
}
