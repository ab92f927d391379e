import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import type { AuditAction } from "@/lib/audit/rules";
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from "@/lib/desk/rules";
import { assertManager, MANAGER_SELECT } from "@/lib/events/event/access";
import { notifyOnce, REACHED_SELECT, type Reached, stampOf } from "@/lib/events/event/commands-notify";
import { removedMail } from "@/lib/events/event/mails";
import { EVENTS_TAG, eventTag, SEATED_STATUSES } from "@/lib/events/event/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { stoppedIds } from "@/lib/mails/commands-stop";
import { MAILS_AT_ONCE } from "@/lib/mails/rules";
import { Prisma, type Transaction } from "@/prisma/client";
import { letIn } from "./commands-held";
import { offerFreed } from "./commands-offers";
import { offerDeadline } from "./rules";
import type { ManageRegistrants } from "./schemas";
import { freeSeats, inQueue, isOpen, lockEvent, openEvent, type SeatedEvent, takeSeats } from "./seats";
import { NOT_REMOVED_BEFORE } from "./share";
import type { ManagedRegistrantsView } from "./view";

const EVENTS_AT_ONCE = 100;

interface Step {
  ctx: Ctx;
  transaction: Transaction;
  event: SeatedEvent;
}

/**
 * Decisions of the organiser or staff about registrants.
 * @throws Forbidden without the private link's token; Conflict once the event has begun, but for what was passed on
 */
export async function manageRegistrants(
  ctx: Ctx,
  eventId: number,
  input: ManageRegistrants,
): Promise<ManagedRegistrantsView> {
  let done = await decideSome(ctx, eventId, input);
  for (let more = done; input.action === "accept" && more.registrations === MAILS_AT_ONCE; ) {
    more = await decideSome(ctx, eventId, input);
    done = { ...done, registrations: done.registrations + more.registrations, people: done.people + more.people };
  }
  ctx.expire(EVENTS_TAG, eventTag(eventId));
  const { _sum } = await ctx.db.eventRegistration.aggregate({
    where: { eventId, status: "HELD", removingUntil: null },
    _sum: { people: true },
  });
  return { ...done, held: _sum.people ?? 0 };
}

type Decided = Omit<ManagedRegistrantsView, "held">;

function decideSome(ctx: Ctx, eventId: number, input: ManageRegistrants): Promise<Decided> {
  return inQueue(eventId, () =>
    ctx.transaction(async (transaction) => {
      const locked = await lockEvent(transaction, eventId);
      if (locked === null) throw new NotFound("Kegiatan tidak ditemukan.");
      const managed = await transaction.event.findUniqueOrThrow({ where: { id: eventId }, select: MANAGER_SELECT });
      assertManager(ctx, managed, input.token);
      const event = input.action === "relayed" ? locked : openEvent(locked, ctx.now());
      const done = await decide({ ctx, transaction, event }, input);
      await recordAudit(transaction, ctx.actor, AUDITED[input.action], `event:${eventId}`, {
        registrations: done.registrations,
      });
      return done;
    }),
  );
}

const AUDITED: Record<ManageRegistrants["action"], AuditAction> = {
  accept: "event.registrants_accept",
  remove: "event.registrants_remove",
  undo: "event.registrants_undo",
  relayed: "event.registrants_relay",
};

async function decide(step: Step, input: ManageRegistrants): Promise<Decided> {
  // Registrations after a decision cause a new mail.
  const decided = { where: { id: step.event.id }, data: { heldMailedAt: null } };
  if (input.action === "accept" || input.action === "remove") await step.transaction.event.update(decided);
  switch (input.action) {
    case "accept":
      return accept(step, input.registration_id);
    case "remove":
      return remove(step, await chosen(step, input));
    case "undo":
      return undo(step, new Date(input.removed));
    case "relayed":
      return markRelayed(step, input.registration_ids);
  }
}

/**
 * Lets in who is held, in the order in which they came, as far as there are seats; the others wait in line. All at once
 * are those whom nobody has taken out before; they are let in one by one.
 */
async function accept({ ctx, transaction, event }: Step, id: number | undefined): Promise<Decided> {
  const held = await transaction.$queryRaw<Reached[]>`
    SELECT id, created_at AS "createdAt", email, people FROM event_registrations AS registration
    WHERE event_id = ${event.id} AND status = 'HELD' AND removing_until IS NULL
      AND ${id === undefined ? NOT_REMOVED_BEFORE : Prisma.sql`id = ${id}`}
    ORDER BY id LIMIT ${MAILS_AT_ONCE}`;
  const data = { acceptedAt: ctx.now(), removedAt: null };
  await transaction.eventRegistration.updateMany({ where: { id: { in: held.map((row) => row.id) } }, data });
  for (const registration of held) await letIn(ctx, transaction, event, registration);
  return { ...total(held), undo: null };
}

/** One registration, or all of its network that nothing vouches for. */
async function chosen(
  { transaction, event }: Step,
  { registration_id: id, network }: Extract<ManageRegistrants, { action: "remove" }>,
): Promise<Prisma.EventRegistrationWhereInput> {
  if (!network) return { id };
  const row = await transaction.eventRegistration.findFirst({
    where: { id, eventId: event.id },
    select: { waist: true },
  });
  return row?.waist ? { waist: row.waist, provedAt: null, acceptedAt: null } : { id };
}

/** Takes out who has not come yet. Their seats are free once that can no longer be undone. */
async function remove({ ctx, transaction, event }: Step, which: Prisma.EventRegistrationWhereInput): Promise<Decided> {
  const until = new Date(ctx.now().getTime() + (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000);
  const rows = await transaction.eventRegistration.findMany({
    where: {
      ...which,
      eventId: event.id,
      status: { not: "CANCELLED" },
      checkedInAt: null,
      walkInKey: null,
      removingUntil: null,
    },
    select: { id: true, people: true },
  });
  await transaction.eventRegistration.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { removedAt: ctx.now(), removingUntil: until, updatedAt: ctx.now() },
  });
  return { ...total(rows), undo: rows.length === 0 ? null : until.toISOString() };
}

/** @param until as the removal answered it @throws Conflict when it is too late */
async function undo({ ctx, transaction, event }: Step, until: Date): Promise<Decided> {
  const where = { eventId: event.id, removingUntil: until };
  const rows = until < ctx.now() ? [] : await transaction.eventRegistration.findMany({ where });
  if (rows.length === 0) throw new Conflict("Sudah terlambat untuk mengurungkan. Orangnya dapat mendaftar lagi.");
  await transaction.eventRegistration.updateMany({
    where,
    data: { removedAt: null, removingUntil: null, updatedAt: ctx.now() },
  });
  return { ...total(rows), undo: null };
}

/** The organiser has notified people by number: their offered seats now last a day. A second call changes nothing. */
async function markRelayed(step: Step, ids: number[]): Promise<Decided> {
  const { ctx, transaction, event } = step;
  const stopped = [...(await stoppedIds(transaction, "registration", ids))];
  const rows = await transaction.eventRegistration.findMany({
    where: {
      eventId: event.id,
      id: { in: ids },
      status: { not: "CANCELLED" },
      phone: { not: null },
      OR: [{ email: null }, { id: { in: stopped } }],
    },
    select: { id: true, people: true, status: true, relayedAt: true, passedOverAt: true },
  });
  const open = isOpen(event, ctx.now());
  const offered = {
    status: "OFFERED",
    offeredUntil: offerDeadline(event.startsAt, ctx.now()),
    relayedAt: ctx.now(),
  } as const;
  for (const { id, people, status, relayedAt, passedOverAt } of rows) {
    const late = open && status === "WAITING" && passedOverAt !== null;
    const seated = late && (await takeSeats(transaction, event.id, people, ctx.now())) !== null;
    if (seated || (open && status === "OFFERED" && relayedAt === null)) {
      await transaction.eventRegistration.update({ where: { id }, data: { ...offered, passedOverAt: null } });
    }
  }
  await transaction.$executeRaw`
    INSERT INTO registration_mails (registration_id, kind, sent_at)
    SELECT registration_id, 'relayed:' || kind, ${ctx.now()}::timestamptz FROM registration_mails
    WHERE registration_id = ANY(${rows.map(({ id }) => id)}::int[]) AND kind LIKE 'notice:%'
    ON CONFLICT DO NOTHING`;
  return { ...total(rows), undo: null };
}

function total(rows: readonly { people: number }[]): { registrations: number; people: number } {
  return { registrations: rows.length, people: rows.reduce((sum, { people }) => sum + people, 0) };
}

/** Frees the seats of who was taken out, once that can no longer be undone, and writes to them. @returns how many */
export async function endRemovals(ctx: Ctx): Promise<number> {
  const due = await ctx.db.$queryRaw<{ eventId: number }[]>`
    SELECT DISTINCT event_id AS "eventId" FROM event_registrations WHERE removing_until < ${ctx.now()} LIMIT ${EVENTS_AT_ONCE}`;
  let ended = 0;
  for (const { eventId } of due) {
    ended += await ctx.transaction((transaction) => endRemovalsOf(ctx, transaction, eventId));
    ctx.expire(EVENTS_TAG, eventTag(eventId));
  }
  return ended;
}

async function endRemovalsOf(ctx: Ctx, transaction: Transaction, eventId: number): Promise<number> {
  const event = await lockEvent(transaction, eventId);
  const rows = await transaction.eventRegistration.findMany({
    where: { eventId, removingUntil: { lt: ctx.now() } },
    select: { ...REACHED_SELECT, status: true },
    take: MAILS_AT_ONCE,
  });
  await transaction.eventRegistration.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { status: "CANCELLED", offeredUntil: null, heldUntil: null, removingUntil: null, updatedAt: ctx.now() },
  });
  const seated = rows.filter(({ status }) => SEATED_STATUSES.some((one) => one === status));
  if (seated.length > 0) await freeSeats(transaction, eventId, total(seated).people, ctx.now());
  if (!isOpen(event, ctx.now())) return rows.length;
  for (const registration of rows.filter(({ status }) => status !== "CANCELLED")) {
    const kind = `removed:${stampOf(ctx.now())}`;
    await notifyOnce(ctx, transaction, registration, kind, (to) => removedMail(to, event, ctx.now()));
  }
  await offerFreed(ctx, transaction, eventId);
  return rows.length;
}

/** Forgets networks and browsers of what has begun: nobody registers for it any more. @returns how many */
export async function forgetRegistrants({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  return db.$executeRaw`
    UPDATE event_registrations SET waist = NULL, writer_key = NULL FROM events
    WHERE events.id = event_id AND waist IS NOT NULL AND starts_at <= ${now()}`;
}
