import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { assertRegistrant } from "./access";
import { offerFreed } from "./commands-offers";
import { inTurn } from "./gate";
import { registeredMail, resizedMail, withdrawnMail } from "./mails";
import { coverReminders } from "./reminders";
import { EVENTS_TAG, eventTag, type RegistrationStatus, SEATED_STATUSES } from "./rules";
import type { ChangeRegistration } from "./schemas";
import { freeSeats, lockEvent, openEvent, type SeatedEvent, takeSeats } from "./seats";
import { stampOf, tellOnce } from "./tell";
import type { ChangedRegistrationView } from "./view";

interface Held {
  id: number;
  eventId: number;
  status: RegistrationStatus;
  email: string | null;
  people: number;
  offeredUntil: Date | null;
  checkedInAt: Date | null;
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
  assertRegistrant(ctx, id, token);
  const where = await ctx.db.eventRegistration.findUnique({ where: { id }, select: { eventId: true } });
  if (!where) throw new NotFound("Pendaftaran tidak ditemukan.");
  const view = await inTurn(where.eventId, () =>
    ctx.transaction(async (transaction) => {
      const event = openEvent(await lockEvent(transaction, where.eventId), ctx.now());
      const held = {
        ...(await transaction.eventRegistration.findUniqueOrThrow({ where: { id }, select: HELD })),
        event,
      };
      if (action === "cancel") return cancel(ctx, transaction, held);
      if (held.status === "CANCELLED") throw new Conflict("Pendaftaran ini sudah dibatalkan.");
      return action === "accept" ? accept(ctx, transaction, held) : resize(ctx, transaction, held, people);
    }),
  );
  ctx.expire(EVENTS_TAG, eventTag(where.eventId));
  return view;
}

const HELD = {
  id: true,
  eventId: true,
  status: true,
  email: true,
  people: true,
  offeredUntil: true,
  checkedInAt: true,
} as const;

const hasSeats = ({ status }: Held) => SEATED_STATUSES.some((seated) => seated === status);

/** Cancelled again it answers the same. */
async function cancel(ctx: Ctx, transaction: Transaction, held: Held): Promise<ChangedRegistrationView> {
  if (held.checkedInAt !== null)
    throw new Conflict("Anda sudah tercatat hadir, jadi pendaftaran tidak dapat dibatalkan.");
  if (held.status !== "CANCELLED") {
    await update(ctx, transaction, held.id, { status: "CANCELLED", offeredUntil: null });
    const kind = `withdrawn:${stampOf(ctx.now())}`;
    await tellOnce(ctx, transaction, held, kind, (to) => withdrawnMail(to, held.event, ctx.now()));
    if (hasSeats(held)) {
      await freeSeats(transaction, held.eventId, held.people, ctx.now());
      await offerFreed(ctx, transaction, held.eventId);
    }
  }
  return { id: held.id, status: "CANCELLED", people: held.people };
}

async function accept(ctx: Ctx, transaction: Transaction, held: Held): Promise<ChangedRegistrationView> {
  if (held.status === "WAITING") throw new Conflict("Belum ada kursi kosong. Kami menahan tempat Anda dalam antrean.");
  if (held.offeredUntil !== null && held.offeredUntil <= ctx.now()) {
    throw new Conflict("Batas waktu untuk menerima kursi ini sudah lewat. Silakan mendaftar lagi.");
  }
  if (held.offeredUntil !== null) {
    await update(ctx, transaction, held.id, { status: "CONFIRMED", offeredUntil: null });
    const kind = `accepted:${stampOf(held.offeredUntil)}`;
    await tellOnce(ctx, transaction, held, kind, (to) => registeredMail(to, held.event, ctx.now()));
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
  if (people > held.event.capacity) throw new Conflict(`Kegiatan ini hanya untuk ${held.event.capacity} orang.`);
  await update(ctx, transaction, held.id, { people });
  if (hasSeats(held) && people > held.people) {
    const taken = await takeSeats(transaction, held.eventId, people - held.people, ctx.now());
    if (!taken) throw new Conflict("Kursi yang tersisa tidak cukup. Jumlah orang tidak diubah.");
  }
  if (hasSeats(held) && people < held.people) {
    await freeSeats(transaction, held.eventId, held.people - people, ctx.now());
    await offerFreed(ctx, transaction, held.eventId);
  }
  if (held.status === "CONFIRMED" && people !== held.people) {
    const kind = `resized:${ctx.now().getTime()}`;
    await tellOnce(ctx, transaction, { ...held, people }, kind, (to) => resizedMail(to, held.event, ctx.now()));
  }
  return { id: held.id, status: held.status, people };
}

async function update(
  ctx: Ctx,
  transaction: Transaction,
  id: number,
  data: { status?: RegistrationStatus; offeredUntil?: null; people?: number },
): Promise<void> {
  await transaction.eventRegistration.update({ where: { id }, data: { ...data, updatedAt: ctx.now() } });
}
