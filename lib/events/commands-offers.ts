import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Transaction } from "@/prisma/client";
import { EVENTS_TAG, eventTag, OFFER_HOURS, remainingSeats } from "./rules";
import { freeSeats, lockEvent, type SeatedEvent, takeSeats } from "./seats";

const HOUR_MS = 3_600_000;
/** Who waits further back hears of it with the next freed seat. */
const LOOKED_AT = 100;
const EVENTS_AT_ONCE = 100;

/** Offers free seats to those who wait, in their order, leaving out groups that do not fit. The event's row is locked. */
export async function offerFreed(ctx: Ctx, transaction: Transaction, eventId: number): Promise<void> {
  const event = await lockEvent(transaction, eventId);
  if (event === null || event.cancelledAt !== null || event.startsAt <= ctx.now()) return;
  let left = remainingSeats(event);
  if (left === 0) return;
  const waiting = await transaction.eventRegistration.findMany({
    where: { eventId, status: "WAITING" },
    orderBy: [{ waitingSince: "asc" }, { id: "asc" }],
    take: LOOKED_AT,
    select: { id: true, people: true },
  });
  for (const { id, people } of waiting) {
    if (people > left || !(await takeSeats(transaction, eventId, people, ctx.now()))) continue;
    left -= people;
    await transaction.eventRegistration.update({
      where: { id },
      data: { status: "OFFERED", offeredUntil: deadline(event, ctx.now()), updatedAt: ctx.now() },
    });
  }
}

function deadline({ startsAt }: SeatedEvent, now: Date): Date {
  return new Date(Math.min(startsAt.getTime(), now.getTime() + OFFER_HOURS * HOUR_MS));
}

/** Ends offers whose time is over and passes their seats on. @returns how many ended */
export async function passOnOffers(ctx: Ctx): Promise<number> {
  const due = await ctx.db.eventRegistration.findMany({
    where: { status: "OFFERED", offeredUntil: { lte: ctx.now() } },
    distinct: ["eventId"],
    take: EVENTS_AT_ONCE,
    select: { eventId: true },
  });
  let ended = 0;
  for (const { eventId } of due) {
    ended += await ctx.transaction((transaction) => endOffers(ctx, transaction, eventId));
    ctx.expire(EVENTS_TAG, eventTag(eventId));
  }
  return ended;
}

async function endOffers(ctx: Ctx, transaction: Transaction, eventId: number): Promise<number> {
  await lockEvent(transaction, eventId);
  const where = { eventId, status: "OFFERED", offeredUntil: { lte: ctx.now() } } as const;
  const over = await transaction.eventRegistration.findMany({ where, select: { people: true } });
  if (over.length === 0) return 0;
  await transaction.eventRegistration.updateMany({
    where,
    data: { status: "CANCELLED", offeredUntil: null, updatedAt: ctx.now() },
  });
  const people = over.reduce((sum, registration) => sum + registration.people, 0);
  await freeSeats(transaction, eventId, people, ctx.now());
  await offerFreed(ctx, transaction, eventId);
  return over.length;
}
