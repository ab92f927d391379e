import "server-only";
import { type LinkedRegistration, registrationToken } from "@/lib/events/event/access";
import { addresseeOf, notifyOnce, REACHED_SELECT } from "@/lib/events/event/commands-notify";
import { mailHeld } from "@/lib/events/event/commands-organiser-mail";
import { type Addressee, heldMail, knownMail, registeredMail, waitingMail } from "@/lib/events/event/mails";
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
import { dayIn, HOUR_MS } from "@/lib/format/dates";
import type { Ctx, MailMessage } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput } from "@/lib/kernel/errors";
import { isStopped, resumeMails } from "@/lib/mails/commands-stop";
import { Prisma, type Transaction } from "@/prisma/client";
import { type Registrant, registrantOf } from "./registrant";
import { holdDeadline, REMINDER_HOURS } from "./rules";
import { findSeats, freeSeats, inQueue, lockEvent, openEvent, type SeatedEvent, takeSeats } from "./seats";
import { assertMayBeHeld, isBeyondShare } from "./share";

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
  }).catch(async (error: unknown) => {
    if (!(error instanceof AlreadyRegistered)) throw error;
    await notifyOwner(ctx, eventId, request);
    throw alreadyRegistered(registrant);
  });
  ctx.expire(EVENTS_TAG, eventTag(eventId));
  return view;
}

/** Whether an answer of `registerForEvent` says that the organiser has to decide. */
export function isHeld(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "status" in answer && answer.status === "HELD";
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

interface SeatRequest {
  input: RegisterForEvent;
  registrant: Registrant;
  receipt: boolean;
}

/** With the seats already taken; they are given back where the organiser has to decide first. */
async function takeSeat(
  ctx: Ctx,
  transaction: Transaction,
  event: SeatedEvent,
  sent: SeatRequest,
): Promise<RegistrationView> {
  const request = await proveOnce(transaction, event, sent);
  const { people } = request.input;
  if (await isForOrganiser(transaction, event, request)) {
    await assertMayBeHeld(transaction, event, { waist: request.registrant.waist, people });
    const registered = await freeSeats(transaction, event.id, people, ctx.now());
    return written(ctx, transaction, { ...event, registered }, { ...request, status: "HELD" });
  }
  return written(ctx, transaction, event, { ...request, status: "CONFIRMED" });
}

/** An account vouches for one registration at an event: for no numbers that it invents, nor again after it was taken out. */
async function proveOnce(transaction: Transaction, event: SeatedEvent, request: SeatRequest): Promise<SeatRequest> {
  const { provedAt, userId } = request.registrant;
  if (provedAt === null) return request;
  const others = await transaction.eventRegistration.count({
    where: { eventId: event.id, userId, OR: [{ status: { not: "CANCELLED" } }, { removedAt: { not: null } }] },
  });
  return others === 0 ? request : { ...request, registrant: { ...request.registrant, provedAt: null } };
}

/** Beyond the share of its network, or taken out by the organiser before. */
async function isForOrganiser(
  transaction: Transaction,
  event: SeatedEvent,
  { input: { people }, registrant: { email, phone, provedAt, waist, writer } }: SeatRequest,
): Promise<boolean> {
  if (await isBeyondShare(transaction, event, { waist, provedAt, acceptedAt: null, people })) return true;
  const same = email === null ? { emailKey: null, phone, writerKey: writer } : { emailKey: email };
  const removed = await transaction.eventRegistration.findFirst({
    where: { eventId: event.id, ...same, removedAt: { not: null } },
    select: { id: true },
  });
  return removed !== null;
}

/** There were too few seats a moment ago, or no such event. */
async function waitOrRefuse(
  ctx: Ctx,
  transaction: Transaction,
  eventId: number,
  request: SeatRequest,
): Promise<RegistrationView> {
  const event = openEvent(await lockEvent(transaction, eventId), ctx.now());
  const { people, wait } = request.input;
  // Somebody may have cancelled before the row was locked.
  const seated = await takeSeats(transaction, eventId, people, ctx.now());
  if (seated) return takeSeat(ctx, transaction, seated, request);
  if (!wait) throw await refusal(transaction, event, request.registrant);
  if (people > event.capacity) throw new Conflict(`Kegiatan ini hanya untuk ${event.capacity} orang.`);
  return written(ctx, transaction, event, { ...(await proveOnce(transaction, event, request)), status: "WAITING" });
}

function tooFewSeats(event: SeatedEvent): Conflict {
  const left = remainingSeats(event);
  return new Conflict(
    left === 0 ? `${EVENT_MESSAGES.full}. Semua tempat sudah terisi.` : `Hanya tersisa ${left} tempat.`,
  );
}

/** Ends the transaction. */
class AlreadyRegistered extends Error {}

/** For a number, only its own browser or account is answered so: anybody may have typed it. */
function alreadyRegistered({ email }: Registrant): Conflict {
  return new Conflict(
    email === null
      ? "Nomor ini sudah terdaftar pada kegiatan ini. Buka tautan pribadi yang Anda simpan, atau daftar dengan email."
      : "Email ini sudah terdaftar pada kegiatan ini.",
  );
}

const BY_EMAIL = Prisma.raw("(event_id, email_key)");
/** `event_registrations_number_key` */
const BY_NUMBER = Prisma.raw("(event_id, phone, writer_key) WHERE email_key IS NULL");

/**
 * Writes the registration, over a cancelled one of the same address.
 * @throws AlreadyRegistered when the address holds one, so that the seats are given back with all that was written
 */
async function written(
  ctx: Ctx,
  transaction: Transaction,
  event: SeatedEvent,
  {
    input,
    registrant,
    receipt,
    status,
  }: SeatRequest & { status: Extract<RegistrationStatus, "CONFIRMED" | "WAITING" | "HELD"> },
): Promise<RegistrationView> {
  const now = ctx.now();
  const waitingSince = status === "WAITING" ? now : null;
  const heldUntil = status === "HELD" ? holdDeadline(event.startsAt, now) : null;
  const { name, email, phone, userId, waist, writer, provedAt } = registrant;
  const rows = await transaction.$queryRaw<LinkedRegistration[]>`
    INSERT INTO event_registrations AS known (event_id, status, name, email, email_key, phone, message, people, user_id,
      waiting_since, held_until, waist, writer_key, proved_at, consented_at, created_at, updated_at)
    VALUES (${event.id}, ${status}::"RegistrationStatus", ${name}, ${email}, ${email}, ${phone},
      ${input.message ?? null}, ${input.people}, ${userId}::int, ${waitingSince}::timestamptz, ${heldUntil}::timestamptz, ${waist}, ${writer},
      ${provedAt}::timestamptz, ${now}, ${now}, ${now})
    ON CONFLICT ${email === null ? BY_NUMBER : BY_EMAIL} DO UPDATE SET status = excluded.status, name = excluded.name, phone = excluded.phone,
      message = excluded.message, people = excluded.people, user_id = excluded.user_id,
      waiting_since = excluded.waiting_since, held_until = excluded.held_until, waist = excluded.waist,
      writer_key = excluded.writer_key, proved_at = excluded.proved_at, accepted_at = NULL, relayed_at = NULL,
      passed_over_at = NULL, consented_at = excluded.consented_at, updated_at = excluded.updated_at,
      created_at = GREATEST(excluded.created_at, known.created_at + interval '1 millisecond')
      WHERE known.status = 'CANCELLED'
    RETURNING id, created_at AS "createdAt"`;
  const made = rows[0];
  if (made === undefined) throw new AlreadyRegistered();
  const { id } = made;
  if (registrant.own) await resumeMails(transaction, "registration", id);
  const to = email === null || !receipt ? null : addresseeOf(ctx, email, { ...made, people: input.people });
  const mailed = to !== null && !(await isStopped(transaction, to.stop));
  if (mailed) await ctx.mail.enqueue(transaction, mailOf(to, event, { heldUntil, waitingSince, now }));
  if (heldUntil !== null) await mailHeld(ctx, transaction, event.id);
  if (status === "CONFIRMED" && isSoon(event, now)) await coverReminders(transaction, [id], now);
  return {
    id: event.id,
    registered: event.registered,
    capacity: event.capacity,
    status,
    people: input.people,
    held_until: heldUntil?.toISOString() ?? null,
    ahead: status === "WAITING" ? await peopleAhead(transaction, event.id, id) : null,
    registration_id: id,
    token: registrationToken(ctx, made),
    mailed,
    by_email: email !== null,
  };
}

function mailOf(
  to: Addressee,
  event: SeatedEvent,
  { heldUntil, waitingSince, now }: { heldUntil: Date | null; waitingSince: Date | null; now: Date },
): MailMessage {
  if (heldUntil !== null) return heldMail(to, event, heldUntil);
  return waitingSince === null ? registeredMail(to, event, now) : waitingMail(to, event);
}

/**
 * The sender of the address learns that it is registered, so its owner is informed, once a day. Not in
 * `ctx.transaction`, which would store its result as the answer to the request.
 */
async function notifyOwner(
  ctx: Ctx,
  eventId: number,
  { registrant: { email, own }, receipt }: SeatRequest,
): Promise<void> {
  if (email === null || own || !receipt) return;
  await ctx.db.$transaction(async (transaction) => {
    const event = await lockEvent(transaction, eventId);
    const known = await transaction.eventRegistration.findUnique({
      where: { eventId_emailKey: { eventId, emailKey: email } },
      select: REACHED_SELECT,
    });
    if (event === null || known === null) return;
    await notifyOnce(ctx, transaction, known, `known:${dayIn(ctx.now())}`, (to) => knownMail(to, event));
  });
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
