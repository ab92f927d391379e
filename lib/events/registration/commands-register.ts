import "server-only";
import { type LinkedRegistration, registrationToken } from "@/lib/events/event/access";
import { addresseeOf, notifyOnce, REACHED_SELECT } from "@/lib/events/event/commands-notify";
import { knownMail, registeredMail, waitingMail } from "@/lib/events/event/mails";
import { coverReminders } from "@/lib/events/event/reminders";
import {
  EVENT_MESSAGES,
  EVENTS_TAG,
  eventTag,
  type RegistrationStatus,
  remainingSeats,
} from "@/lib/events/event/rules";
import type { RegisterForEvent } from "@/lib/events/event/schemas";
import type { RegistrationView } from "@/lib/events/event/view";
import { dayIn } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput } from "@/lib/kernel/errors";
import { Prisma, type Transaction } from "@/prisma/client";
import { REMINDER_HOURS } from "./rules";
import { findSeats, freeSeats, inQueue, lockEvent, openEvent, type SeatedEvent, takeSeats } from "./seats";

/** Who registers, once it is known. */
interface Registrant {
  name: string;
  /** Null for who registers a number. */
  email: string | null;
  phone: string | null;
  userId: number | null;
  /** It is the confirmed address of the account that asks. */
  own: boolean;
}

const HOUR_MS = 3_600_000;
/** Nobody sees this field, so only robots fill it. */
const ROBOT = "Kiriman tidak dapat diterima. Muat ulang halaman lalu kirim lagi.";

/**
 * Registers one e-mail address or one number for one event, or puts it on the waiting list. The seats are taken by one conditional
 * UPDATE whose row stays locked until the registration is written, so none is given twice.
 * @param receipt whether its address is told; not when it has got too many mails of strangers already
 * @throws Conflict when the address or number is registered, the event takes nobody any more, or too few seats are left
 */
export async function registerForEvent(
  ctx: Ctx,
  eventId: number,
  input: RegisterForEvent,
  { receipt }: { receipt: boolean },
): Promise<RegistrationView> {
  if (input.website) throw new InvalidInput(ROBOT);
  const registrant = await registrantOf(ctx, eventId, input);
  const request: SeatRequest = { input, registrant, receipt };
  const view = await inQueue(eventId, async () => {
    if (!input.wait) await refuseIfFull(ctx, eventId, request);
    return ctx.transaction(async (transaction) => {
      const seated = await takeSeats(transaction, eventId, input.people, ctx.now());
      return seated ? takeSeat(ctx, transaction, seated, request) : waitOrRefuse(ctx, transaction, eventId, request);
    });
  });
  if (view === null) throw alreadyRegistered(registrant);
  ctx.expire(EVENTS_TAG, eventTag(eventId));
  return view;
}

/** What most people meet at an event that everybody wants is answered by one reading, without a lock. */
async function refuseIfFull(ctx: Ctx, eventId: number, { input, registrant }: SeatRequest): Promise<void> {
  const event = openEvent(await findSeats(ctx.db, eventId), ctx.now());
  if (input.people <= remainingSeats(event)) return;
  throw await refusal(ctx.db, event, registrant);
}

/** Says of nobody's address but the caller's own that it is registered: whoever asks may be guessing, and nobody learns of it. */
async function refusal(client: Transaction, event: SeatedEvent, registrant: Registrant): Promise<Conflict> {
  const known = registrant.own && (await isRegistered(client, event.id, registrant));
  return known ? alreadyRegistered(registrant) : tooFewSeats(event);
}

async function isRegistered(client: Transaction, eventId: number, { email }: Registrant): Promise<boolean> {
  if (email === null) return false;
  const known = await client.eventRegistration.findUnique({
    where: { eventId_emailKey: { eventId, emailKey: email } },
    select: { status: true },
  });
  return known !== null && known.status !== "CANCELLED";
}

async function registrantOf(ctx: Ctx, eventId: number, input: RegisterForEvent): Promise<Registrant> {
  const { actor } = ctx;
  const account =
    actor.kind === "member"
      ? await ctx.db.user.findUnique({ where: { id: actor.userId }, select: { id: true, username: true, email: true } })
      : null;
  const ownEmail = account?.email?.toLowerCase();
  const name = input.name ?? account?.username;
  const number = input.whatsapp ?? null;
  const email = input.email ?? (number === null ? (ownEmail ?? null) : null);
  const phone = email === null ? number : (input.phone ?? number);
  const noPhone = !input.phone && number === null && (await needsPhone(ctx, eventId));
  const reached = email !== null || number !== null;
  if (name && reached && !noPhone) {
    return { name, email, phone, userId: account?.id ?? null, own: email !== null && email === ownEmail };
  }
  throw new InvalidInput(noPhone ? EVENT_MESSAGES.communityIncomplete : EVENT_MESSAGES.nameAndEmail, {
    ...(name ? {} : { name: "Nama wajib diisi." }),
    ...(reached ? {} : { email: "Email wajib diisi." }),
    ...(noPhone ? { phone: EVENT_MESSAGES.phoneNeeded } : {}),
  });
}

/** Community events ring people up when plans change, and no account keeps a number. */
async function needsPhone(ctx: Ctx, eventId: number): Promise<boolean> {
  const event = await ctx.db.event.findUnique({ where: { id: eventId }, select: { kind: true } });
  return event?.kind === "COMMUNITY";
}

interface SeatRequest {
  input: RegisterForEvent;
  registrant: Registrant;
  receipt: boolean;
}

/** With the seats already taken. @returns null when the address holds a registration, which its owner is told of */
async function takeSeat(
  ctx: Ctx,
  transaction: Transaction,
  event: SeatedEvent,
  request: SeatRequest,
): Promise<RegistrationView | null> {
  const view = await written(ctx, transaction, event, { ...request, status: "CONFIRMED" });
  if (view === null) await freeSeats(transaction, event.id, request.input.people, ctx.now());
  return view;
}

/** There were too few seats a moment ago, or no such event. @returns null as `takeSeat` does */
async function waitOrRefuse(
  ctx: Ctx,
  transaction: Transaction,
  eventId: number,
  request: SeatRequest,
): Promise<RegistrationView | null> {
  const event = openEvent(await lockEvent(transaction, eventId), ctx.now());
  const { people, wait } = request.input;
  // Somebody may have cancelled before the row was locked.
  const seated = await takeSeats(transaction, eventId, people, ctx.now());
  if (seated) return takeSeat(ctx, transaction, seated, request);
  if (!wait) throw await refusal(transaction, event, request.registrant);
  if (people > event.capacity) throw new Conflict(`Kegiatan ini hanya untuk ${event.capacity} orang.`);
  return written(ctx, transaction, event, { ...request, status: "WAITING" });
}

function tooFewSeats(event: SeatedEvent): Conflict {
  const left = remainingSeats(event);
  return new Conflict(
    left === 0 ? `${EVENT_MESSAGES.full}. Semua tempat sudah terisi.` : `Hanya tersisa ${left} tempat.`,
  );
}

/** Whoever typed a number may be anybody, so that they get no link to what is registered with it. */
function alreadyRegistered({ email }: Registrant): Conflict {
  return new Conflict(
    email === null
      ? "Nomor ini sudah terdaftar pada kegiatan ini. Buka tautan pribadi yang Anda simpan, atau daftar dengan email."
      : "Email ini sudah terdaftar pada kegiatan ini.",
  );
}

const BY_EMAIL = Prisma.raw("(event_id, email_key)");
/** `event_registrations_number_key` */
const BY_NUMBER = Prisma.raw("(event_id, phone) WHERE email_key IS NULL");

/** Writes the registration, over a cancelled one of the same address. @returns null when the address holds one */
async function written(
  ctx: Ctx,
  transaction: Transaction,
  event: SeatedEvent,
  {
    input,
    registrant,
    receipt,
    status,
  }: SeatRequest & { status: Extract<RegistrationStatus, "CONFIRMED" | "WAITING"> },
): Promise<RegistrationView | null> {
  const now = ctx.now();
  const waitingSince = status === "WAITING" ? now : null;
  const { name, email, phone, userId } = registrant;
  const rows = await transaction.$queryRaw<LinkedRegistration[]>`
    INSERT INTO event_registrations AS known (event_id, status, name, email, email_key, phone, message, people, user_id,
      waiting_since, consented_at, created_at, updated_at)
    VALUES (${event.id}, ${status}::"RegistrationStatus", ${name}, ${email}, ${email}, ${phone},
      ${input.message ?? null}, ${input.people}, ${userId}::int, ${waitingSince}::timestamptz, ${now}, ${now}, ${now})
    ON CONFLICT ${email === null ? BY_NUMBER : BY_EMAIL} DO UPDATE SET status = excluded.status, name = excluded.name, phone = excluded.phone,
      message = excluded.message, people = excluded.people, user_id = excluded.user_id,
      waiting_since = excluded.waiting_since, consented_at = excluded.consented_at, updated_at = excluded.updated_at,
      created_at = GREATEST(excluded.created_at, known.created_at + interval '1 millisecond')
      WHERE known.status = 'CANCELLED'
    RETURNING id, created_at AS "createdAt"`;
  const made = rows[0];
  if (made === undefined) {
    if (email !== null && receipt && !registrant.own) await notifyOwner(ctx, transaction, event, email);
    return null;
  }
  const { id } = made;
  if (email !== null && receipt) {
    const to = addresseeOf(ctx, email, { ...made, people: input.people });
    await ctx.mail.enqueue(transaction, waitingSince ? waitingMail(to, event) : registeredMail(to, event, now));
  }
  if (status === "CONFIRMED" && isSoon(event, now)) await coverReminders(transaction, [id], now);
  return {
    id: event.id,
    registered: event.registered,
    capacity: event.capacity,
    status,
    people: input.people,
    ahead: status === "WAITING" ? await peopleAhead(transaction, event.id, id) : null,
    registration_id: id,
    token: registrationToken(ctx, made),
    mailed: email !== null && receipt,
    by_email: email !== null,
  };
}

/** Whoever sent the address learns that it is registered, so its owner learns of them, once a day. */
async function notifyOwner(ctx: Ctx, transaction: Transaction, event: SeatedEvent, email: string): Promise<void> {
  const known = await transaction.eventRegistration.findUnique({
    where: { eventId_emailKey: { eventId: event.id, emailKey: email } },
    select: REACHED_SELECT,
  });
  if (known) await notifyOnce(ctx, transaction, known, `known:${dayIn(ctx.now())}`, (to) => knownMail(to, event));
}

function isSoon({ startsAt }: SeatedEvent, now: Date): boolean {
  return startsAt.getTime() - now.getTime() <= REMINDER_HOURS.day * HOUR_MS;
}

async function peopleAhead(transaction: Transaction, eventId: number, id: number): Promise<number> {
  const { _sum } = await transaction.eventRegistration.aggregate({
    where: { eventId, status: "WAITING", id: { not: id } },
    _sum: { people: true },
  });
  return _sum.people ?? 0;
}
