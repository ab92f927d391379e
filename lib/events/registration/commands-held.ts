import "server-only";
import { notifyOnce, REACHED_SELECT, type Reached, stampOf } from "@/lib/events/event/commands-notify";
import { mailHeld } from "@/lib/events/event/commands-organiser-mail";
import { heldMail, heldOverMail, registeredMail, waitingMail } from "@/lib/events/event/mails";
import { coverReminders } from "@/lib/events/event/reminders";
import { EVENTS_TAG, eventTag, type RegistrationStatus } from "@/lib/events/event/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { MAILS_AT_ONCE } from "@/lib/mails/rules";
import type { Transaction } from "@/prisma/client";
import { holdDeadline } from "./rules";
import { isOpen, lockEvent, type SeatedEvent, takeSeats } from "./seats";

/**
 * Gives a held registration its seats, or where there are too few its place in the line. The event's row is locked.
 * @returns what became of it
 */
export async function letIn(
  ctx: Ctx,
  transaction: Transaction,
  event: SeatedEvent,
  registration: Reached,
): Promise<RegistrationStatus> {
  const { id, people } = registration;
  const now = ctx.now();
  const seated = await takeSeats(transaction, event.id, people, now);
  await transaction.eventRegistration.update({
    where: { id },
    data: {
      status: seated ? "CONFIRMED" : "WAITING",
      heldUntil: null,
      waitingSince: seated ? null : registration.createdAt,
      updatedAt: now,
    },
  });
  await notifyOnce(ctx, transaction, registration, `decided:${stampOf(now)}`, (to) =>
    seated ? registeredMail(to, event, now) : waitingMail(to, event),
  );
  if (seated) await coverReminders(transaction, [id], now);
  return seated ? "CONFIRMED" : "WAITING";
}

/** Leaves somebody who waits to the organiser: their network has its share of the seats. */
export async function holdWaiting(
  ctx: Ctx,
  transaction: Transaction,
  event: SeatedEvent,
  registration: Reached,
): Promise<void> {
  const until = holdDeadline(event.startsAt, ctx.now());
  await transaction.eventRegistration.update({
    where: { id: registration.id },
    data: { status: "HELD", heldUntil: until, updatedAt: ctx.now() },
  });
  await notifyOnce(ctx, transaction, registration, `held:${stampOf(until)}`, (to) => heldMail(to, event, until));
  await mailHeld(ctx, transaction, event.id);
}

/** Ends what the organiser did not decide about in time. @returns how many registrations */
export async function endHeld(ctx: Ctx): Promise<number> {
  const due = await ctx.db.$queryRaw<{ eventId: number }[]>`
    SELECT DISTINCT event_id AS "eventId" FROM event_registrations
    WHERE held_until <= ${ctx.now()} AND status = 'HELD' AND checked_in_at IS NULL LIMIT ${MAILS_AT_ONCE}`;
  let ended = 0;
  for (const { eventId } of due) {
    ended += await ctx.transaction((transaction) => endHeldOf(ctx, transaction, eventId));
    ctx.expire(EVENTS_TAG, eventTag(eventId));
  }
  return ended;
}

async function endHeldOf(ctx: Ctx, transaction: Transaction, eventId: number): Promise<number> {
  const event = await lockEvent(transaction, eventId);
  const over = await transaction.eventRegistration.findMany({
    where: { eventId, status: "HELD", heldUntil: { lte: ctx.now() }, checkedInAt: null },
    select: REACHED_SELECT,
    take: MAILS_AT_ONCE,
  });
  await transaction.eventRegistration.updateMany({
    where: { id: { in: over.map(({ id }) => id) } },
    data: { status: "CANCELLED", heldUntil: null, updatedAt: ctx.now() },
  });
  if (isOpen(event, ctx.now())) {
    for (const registration of over) {
      await notifyOnce(ctx, transaction, registration, `over:${stampOf(ctx.now())}`, (to) => heldOverMail(to, event));
    }
  }
  return over.length;
}
