import "server-only";
import { finalBefore } from "@/lib/desk/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { MAILS_AT_ONCE } from "@/lib/mails/rules";
import type { Transaction } from "@/prisma/client";
import type { AnnouncedEvent } from "./calendar";
import { notifyOnce, type Reached } from "./commands-notify";
import { cancelledMail, changedMail } from "./mails";
import { coverReminders } from "./reminders";
import { ANNOUNCED_COLUMNS } from "./rows";

const EVENTS_AT_ONCE = 20;
const BATCHES_AT_ONCE = 50;

interface PendingNotice extends AnnouncedEvent {
  noticeRevision: number;
  off: boolean;
  cancelWords: string | null;
}

/**
 * Tells everyone who has a seat or waits for one how the event stands now: the first fifty in this transaction,
 * the others by `sendNotices`, so that calling off a large event takes no longer than a small one.
 */
export async function notifyChange(ctx: Ctx, transaction: Transaction, eventId: number): Promise<void> {
  await notifyLater(transaction, eventId);
  await notifyBatch(ctx, transaction, eventId);
}

/** Leaves all of it to `sendNotices`, which tells of a deletion once it can no longer be taken back. */
export async function notifyLater(transaction: Transaction, eventId: number): Promise<void> {
  await transaction.$executeRaw`UPDATE events SET notice_revision = revision WHERE id = ${eventId}`;
}

/** Drops the notice of a deletion that nobody has got yet. @returns whether there was one, so that no one need be told */
export async function dropPendingNotice(transaction: Transaction, eventId: number): Promise<boolean> {
  const dropped = await transaction.$executeRaw`
    UPDATE events SET notice_revision = NULL
    WHERE id = ${eventId} AND deleted_at IS NOT NULL AND notice_revision = revision AND NOT EXISTS (
      SELECT FROM registration_mails JOIN event_registrations ON event_registrations.id = registration_id
      WHERE event_id = events.id AND registration_mails.kind = 'notice:' || events.revision)`;
  return dropped === 1;
}

/** Goes on telling of changes where there were more people than one transaction writes to. @returns how many batches */
export async function sendNotices(ctx: Ctx): Promise<number> {
  const pending = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT id FROM events WHERE notice_revision IS NOT NULL
      AND (deleted_at IS NULL OR deleted_at <= ${finalBefore(ctx.now())})
    ORDER BY id LIMIT ${EVENTS_AT_ONCE}`;
  let batches = 0;
  for (const { id } of pending) {
    for (let more = true; more && batches < BATCHES_AT_ONCE; batches += 1) {
      more = await ctx.transaction((transaction) => notifyBatch(ctx, transaction, id));
    }
  }
  return batches;
}

/** Leaves an event that somebody else is changing to the next run. @returns whether there are more */
async function notifyBatch(ctx: Ctx, transaction: Transaction, eventId: number): Promise<boolean> {
  const [event] = await transaction.$queryRaw<PendingNotice[]>`
    SELECT ${ANNOUNCED_COLUMNS}, notice_revision AS "noticeRevision", cancel_words AS "cancelWords",
      cancelled_at IS NOT NULL OR deleted_at IS NOT NULL AS off
    FROM events WHERE id = ${eventId} AND notice_revision IS NOT NULL FOR UPDATE SKIP LOCKED`;
  if (!event) return false;
  const kind = `notice:${event.noticeRevision}`;
  const unnotified = await transaction.$queryRaw<Reached[]>`
    SELECT id, created_at AS "createdAt", email, people FROM event_registrations AS registration
    WHERE event_id = ${eventId} AND status <> 'CANCELLED' AND (email IS NOT NULL OR phone IS NOT NULL) AND NOT EXISTS (
      SELECT FROM registration_mails WHERE registration_id = registration.id AND kind = ${kind})
    ORDER BY id LIMIT ${MAILS_AT_ONCE}`;
  const now = ctx.now();
  for (const registration of unnotified) {
    await notifyOnce(ctx, transaction, registration, kind, (to) =>
      event.off ? cancelledMail(to, event, event.cancelWords, now) : changedMail(to, event, now),
    );
  }
  if (!event.off)
    await coverReminders(
      transaction,
      unnotified.map(({ id }) => id),
      now,
    );
  if (unnotified.length === MAILS_AT_ONCE) return true;
  await transaction.$executeRaw`UPDATE events SET notice_revision = NULL WHERE id = ${eventId}`;
  return false;
}
