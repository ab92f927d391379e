import "server-only";
import { assertRegistrant, isMailed } from "@/lib/events/event/access";
import { notifyOnce, stampOf } from "@/lib/events/event/commands-notify";
import { registeredMail, resizedMail, resizedWaitMail, withdrawnMail } from "@/lib/events/event/mails";
import { coverReminders } from "@/lib/events/event/reminders";
import {
  EVENT_MESSAGES,
  EVENTS_TAG,
  eventTag,
  type RegistrationStatus,
  SEATED_STATUSES,
  UNPROVED_PEOPLE,
} from "@/lib/events/event/rules";
import type { ChangeRegistration } from "@/lib/events/event/schemas";
import type { ChangedRegistrationView } from "@/lib/events/event/view";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, InvalidInput } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { letIn } from "./commands-held";
import { offerFreed } from "./commands-offers";
import { freeSeats, inQueue, lockEvent, openEvent, type SeatedEvent, takeSeats } from "./seats";
import { isBeyondShare } from "./share";

interface Held {
  id: number;
  createdAt: Date;
  eventId: number;
  status: RegistrationStatus;
  email: string | null;
  people: number;
  offeredUntil: Date | null;
  checkedInAt: Date | null;
  userId: number | null;
  waist: string | null;
  provedAt: Date | null;
  acceptedAt: Date | null;
  removingUntil: Date | null;
  event: SeatedEvent;
}

/**
 * Cancels, resizes or accepts a registration for whoever holds its token. What a cancellation frees is offered to those
 * who wait in the same transaction.
 * @throws Forbidden without the token; Conflict when the event has begun or too few seats are left
 */
export async function changeRegistration(
  ctx: Ctx,
  id: number,
  { token, action, people }: ChangeRegistration,
): Promise<ChangedRegistrationView> {
  const where = await ctx.db.eventRegistration.findUnique({
    where: { id },
    select: { id: true, createdAt: true, eventId: true },
  });
  assertRegistrant(ctx, where, token);
  const view = await inQueue(where.eventId, () =>
    ctx.transaction(async (transaction) => {
      const locked = await lockEvent(transaction, where.eventId);
      const known = await transaction.eventRegistration.findUniqueOrThrow({ where: { id }, select: HELD });
      // Its owner may have left and come back while this waited for the lock.
      assertRegistrant(ctx, known, token);
      const held = { ...known, event: openEvent(locked, ctx.now()) };
      if (held.removingUntil !== null) throw new Conflict("Pendaftaran ini dikeluarkan penyelenggara.");
      if (action === "cancel") return cancel(ctx, transaction, held);
      if (held.status === "CANCELLED") throw new Conflict("Pendaftaran ini sudah dibatalkan.");
      if (action === "confirm") return confirm(ctx, transaction, held, isMailed(ctx, held, token));
      return action === "accept" ? accept(ctx, transaction, held) : resize(ctx, transaction, held, people);
    }),
  );
  ctx.expire(EVENTS_TAG, eventTag(where.eventId));
  return view;
}

const HELD = {
  id: true,
  createdAt: true,
  eventId: true,
  status: true,
  email: true,
  people: true,
  offeredUntil: true,
  checkedInAt: true,
  userId: true,
  waist: true,
  provedAt: true,
  acceptedAt: true,
  removingUntil: true,
} as const;

const hasSeats = ({ status }: Held) => SEATED_STATUSES.some((seated) => seated === status);

/** Cancelled again it answers the same. */
async function cancel(ctx: Ctx, transaction: Transaction, held: Held): Promise<ChangedRegistrationView> {
  if (held.checkedInAt !== null)
    throw new Conflict("Anda sudah tercatat hadir, jadi pendaftaran tidak dapat dibatalkan.");
  if (held.status !== "CANCELLED") {
    await update(ctx, transaction, held.id, { status: "CANCELLED", offeredUntil: null, heldUntil: null });
    const kind = `withdrawn:${stampOf(ctx.now())}`;
    await notifyOnce(ctx, transaction, held, kind, (to) => withdrawnMail(to, held.event, ctx.now()));
    if (hasSeats(held)) {
      await freeSeats(transaction, held.eventId, held.people, ctx.now());
      await offerFreed(ctx, transaction, held.eventId);
    }
  }
  return { id: held.id, status: "CANCELLED", people: held.people };
}

/** @throws Conflict once the time of an offer is over, also before its seats have gone on */
function assertInTime(ctx: Ctx, { offeredUntil }: Held): void {
  if (offeredUntil === null || offeredUntil > ctx.now()) return;
  throw new Conflict("Batas waktu untuk menerima tempat ini sudah lewat. Silakan mendaftar lagi.");
}

async function accept(ctx: Ctx, transaction: Transaction, held: Held): Promise<ChangedRegistrationView> {
  if (held.status === "HELD") throw new Conflict("Pendaftaran ini masih menunggu penyelenggara.");
  if (held.status === "WAITING") throw new Conflict("Belum ada tempat kosong. Kami menahan tempat Anda dalam antrean.");
  assertInTime(ctx, held);
  if (held.offeredUntil !== null) {
    await update(ctx, transaction, held.id, { status: "CONFIRMED", offeredUntil: null });
    const kind = `accepted:${stampOf(held.offeredUntil)}`;
    await notifyOnce(ctx, transaction, held, kind, (to) => registeredMail(to, held.event, ctx.now()));
    await coverReminders(transaction, [held.id], ctx.now());
  }
  return { id: held.id, status: "CONFIRMED", people: held.people };
}

async function resize(
  ctx: Ctx,
  transaction: Transaction,
  held: Held,
  people: number | undefined,
): Promise<ChangedRegistrationView> {
  if (people === undefined) {
    const message = "Jumlah orang harus diisi.";
    throw new InvalidInput(message, { people: message });
  }
  assertInTime(ctx, held);
  if (people > held.event.capacity) throw new Conflict(`Kegiatan ini hanya untuk ${held.event.capacity} orang.`);
  assertProved(held, people);
  await update(ctx, transaction, held.id, { people });
  if (hasSeats(held) && people > held.people) {
    const taken = await takeSeats(transaction, held.eventId, people - held.people, ctx.now());
    if (!taken) throw new Conflict("Tempat yang tersisa tidak cukup. Jumlah orang tidak diubah.");
    await assertShare(transaction, held, people);
  }
  if (hasSeats(held) && people < held.people) {
    await freeSeats(transaction, held.eventId, held.people - people, ctx.now());
    await offerFreed(ctx, transaction, held.eventId);
  }
  if (people !== held.people) {
    const { status, event, offeredUntil } = held;
    await notifyOnce(ctx, transaction, { ...held, people }, `resized:${ctx.now().getTime()}`, (to) =>
      status === "CONFIRMED" ? resizedMail(to, event, ctx.now()) : resizedWaitMail(to, event, offeredUntil),
    );
  }
  return { id: held.id, status: held.status, people };
}

/** @throws InvalidInput for more people than an unproved registration may bring */
function assertProved({ people: before, provedAt, userId, email }: Held, people: number): void {
  if (people <= Math.max(before, UNPROVED_PEOPLE) || provedAt !== null || userId !== null) return;
  const message = email === null ? EVENT_MESSAGES.unprovedPeople : EVENT_MESSAGES.unconfirmedPeople;
  throw new InvalidInput(message, { people: message });
}

/** The organiser accepted the earlier number of people. @throws Conflict beyond the share of the network */
async function assertShare(transaction: Transaction, held: Held, people: number): Promise<void> {
  if (!(await isBeyondShare(transaction, held.event, { ...held, acceptedAt: null, people }))) return;
  throw new Conflict(
    "Dari jaringan internet ini sudah banyak pendaftar, jadi jumlah orang tidak diubah. Konfirmasi email pendaftaran, atau hubungi penyelenggara.",
  );
}

/** The holder reads the address: nothing waits for the organiser any more. @throws Forbidden without the mail's token */
async function confirm(
  ctx: Ctx,
  transaction: Transaction,
  held: Held,
  byMail: boolean,
): Promise<ChangedRegistrationView> {
  if (!byMail) throw new Forbidden("Buka tautan dari email pendaftaran untuk mengonfirmasi email ini.");
  const proved = { provedAt: held.provedAt ?? ctx.now() };
  await transaction.eventRegistration.update({ where: { id: held.id }, data: proved });
  if (held.status !== "HELD" || (await wasRemoved(transaction, held.id))) {
    return { id: held.id, status: held.status, people: held.people };
  }
  return { id: held.id, status: await letIn(ctx, transaction, held.event, held), people: held.people };
}

/** Only the organiser lets in again whom they took out. */
async function wasRemoved(transaction: Transaction, id: number): Promise<boolean> {
  const { removedAt } = await transaction.eventRegistration.findUniqueOrThrow({
    where: { id },
    select: { removedAt: true },
  });
  return removedAt !== null;
}

async function update(
  ctx: Ctx,
  transaction: Transaction,
  id: number,
  data: { status?: RegistrationStatus; offeredUntil?: null; heldUntil?: null; people?: number },
): Promise<void> {
  await transaction.eventRegistration.update({ where: { id }, data: { ...data, updatedAt: ctx.now() } });
}
