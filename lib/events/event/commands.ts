import "server-only";
import { ERASED_KEY } from "@/lib/accounts/own/erased-key";
import { assertAdmin } from "@/lib/accounts/roles";
import { randomSecret, sha256 } from "@/lib/accounts/tokens";
import { keepsArea, type PlacedArea, placeArea } from "@/lib/areas/queries-point";
import { PLACED } from "@/lib/areas/rows";
import { recordAudit } from "@/lib/audit/commands";
import type { AuditAction } from "@/lib/audit/rules";
import { offerFreed } from "@/lib/events/registration/commands-offers";
import { isOpen, lockEvent, openEvent } from "@/lib/events/registration/seats";
import type { Zone } from "@/lib/format/dates";
import { HOUR_MS } from "@/lib/format/dates";
import { assertNotOfSite } from "@/lib/holding/policy";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands";
import { nextId, type Transaction } from "@/prisma/client";
import { assertManager, assertOrganiser, MANAGER_SELECT } from "./access";
import type { AnnouncedEvent } from "./calendar";
import { mailAdded } from "./commands-organiser-mail";
import { momentOf } from "./moments";
import { dropPendingNotice, notifyChange, notifyLater } from "./notices";
import { zoneOfPlace } from "./queries-zone";
import { EVENT_SELECT } from "./rows";
import { DEFAULT_HOURS, EVENTS_TAG, eventSlug, eventTag, MAX_DAYS } from "./rules";
import type { CancelEvent, CreateEvent, EditEvent } from "./schemas";
import { type CreatedEventView, type EventView, eventView } from "./view";

/**
 * Puts up an event. Its private link's token is in this answer only; the event's row holds its hash.
 * @param withCode whether the access code was entered
 * @param receipt whether the organiser's address may get a mail with the link
 * @throws Forbidden without code or office; InvalidInput for a time that is over, an organiser called Sulur or a photo that cannot be used
 */
export async function createEvent(
  ctx: Ctx,
  input: CreateEvent,
  { withCode, receipt = false }: { withCode: boolean; receipt?: boolean },
): Promise<CreatedEventView> {
  assertOrganiser(ctx.actor, withCode);
  const writerKey = ownKey(ctx.actor);
  const area = await placeArea(ctx, input, { code: input.area_code, words: input.location });
  const fields = eventFields(ctx, input, input.zone ?? zoneAt(ctx, input, area) ?? "WIB");
  assertNotOfSite(ctx.actor, { field: "organiser", label: "Penyelenggara", name: fields.organiser });
  const manageToken = randomSecret();
  const shown = [EVENTS_TAG, "counts"];
  const created = await ctx.transaction(async (transaction) => {
    if (input.photo_id) await claimPhoto(transaction, ctx.actor, input.photo_id);
    if (input.report_id) shown.push(`report:${await codeOfReport(transaction, input.report_id)}`);
    const id = await nextId(transaction, "events");
    const row = await transaction.event.create({
      data: {
        ...fields,
        ...area,
        id,
        slug: eventSlug(input.title, id),
        kind: input.kind,
        uidHost: new URL(ctx.link("/")).hostname,
        category: input.category ?? null,
        reportId: input.report_id ?? null,
        manageTokenHash: sha256(manageToken),
        organiserEmail: input.organiser_email ?? null,
        writerKey,
        createdAt: ctx.now(),
      },
      select: EVENT_SELECT,
    });
    await recordAudit(transaction, ctx.actor, "event.create", `event:${id}`, { withCode });
    const mailed = receipt && input.organiser_email != null;
    if (mailed) await mailAdded(ctx, transaction, id);
    return { ...eventView(row), manage_token: manageToken, mailed };
  });
  ctx.expire(...shown);
  return created;
}

/** @throws InvalidInput when it is not checked or no longer open */
async function codeOfReport(transaction: Transaction, id: number): Promise<string> {
  const report = await transaction.report.findUnique({
    where: { id },
    select: { code: true, status: true, heldReason: true },
  });
  if (report?.heldReason === null && (report.status === "VERIFIED" || report.status === "IN_PROGRESS"))
    return report.code;
  const message = "Kegiatan hanya dapat dibuka dari laporan yang sudah diverifikasi dan belum selesai.";
  throw new InvalidInput(message, { report_id: message });
}

/**
 * Changes an event that has not begun; seats that this adds go to those who wait first.
 * @throws Conflict when somebody changed it meanwhile; InvalidInput for less capacity than there are people
 */
export async function editEvent(ctx: Ctx, id: number, { token, revision, ...input }: EditEvent): Promise<EventView> {
  const edited = { ...input, revision };
  const stored = await ctx.db.event.findUnique({
    where: { id },
    select: { ...PLACED, location: true, zone: true, suggestedZone: true },
  });
  const isSamePlace =
    stored !== null &&
    keepsArea(stored, input, { code: input.area_code, isSameText: stored.location === input.location });
  const area = isSamePlace ? stored : await placeArea(ctx, input, { code: input.area_code, words: input.location });
  const own = zoneAt(ctx, edited, area);
  const fields = eventFields(ctx, edited, input.zone ?? own ?? stored?.zone ?? "WIB");
  // The question of the clock stays as long as it is not answered by the change.
  const suggestedZone = stored?.suggestedZone == null || own === fields.zone ? null : own;
  return changed(ctx, id, async (transaction) => {
    const known = await managed(ctx, transaction, id, token);
    if (known.revision !== revision) {
      throw new Conflict("Kegiatan ini baru saja diubah orang lain. Muat ulang halaman untuk melihat perubahannya.");
    }
    if (fields.organiser !== known.organiser) {
      assertNotOfSite(ctx.actor, { field: "organiser", label: "Penyelenggara", name: fields.organiser });
    }
    if (input.capacity < known.registered) {
      const message = `Sudah ada ${known.registered} orang terdaftar, jadi kapasitas tidak dapat lebih kecil.`;
      throw new InvalidInput(message, { capacity: message });
    }
    if (input.photo_id && input.photo_id !== known.photoId) await claimPhoto(transaction, ctx.actor, input.photo_id);
    const data = { ...fields, ...(isSamePlace ? {} : area), suggestedZone, revision: revision + 1 };
    await transaction.event.update({ where: { id }, data });
    if (matters(known, fields)) await notifyChange(ctx, transaction, id);
    await offerFreed(ctx, transaction, id);
    return "event.edit";
  });
}

/** Calls an event off; it stays visible with the words. */
export async function cancelEvent(ctx: Ctx, id: number, { token, words }: CancelEvent): Promise<EventView> {
  return changed(ctx, id, async (transaction) => {
    await managed(ctx, transaction, id, token);
    const data = { cancelledAt: ctx.now(), cancelWords: words, revision: { increment: 1 }, updatedAt: ctx.now() };
    await transaction.event.update({ where: { id }, data });
    await notifyChange(ctx, transaction, id);
    return "event.cancel";
  });
}

/**
 * Takes an event from everyone's sight; admins can bring it back, and in the first moments without anybody having been
 * told. @param withCode whether the access code was entered
 */
export async function deleteEvent(ctx: Ctx, id: number, withCode: boolean): Promise<EventView> {
  assertOrganiser(ctx.actor, withCode);
  return changed(ctx, id, async (transaction) => {
    const event = await lockEvent(transaction, id);
    const action = await markDeleted(ctx, transaction, id, true);
    if (isOpen(event, ctx.now())) await notifyLater(transaction, id);
    return action;
  });
}

/** Admins only; who was told that it is off hears that it is on again. @throws Forbidden; NotFound when it is not deleted */
export async function restoreEvent(ctx: Ctx, id: number): Promise<EventView> {
  assertAdmin(ctx.actor);
  return changed(ctx, id, async (transaction) => {
    const pending = await dropPendingNotice(transaction, id);
    const action = await markDeleted(ctx, transaction, id, false);
    if (isOpen(await lockEvent(transaction, id), ctx.now())) {
      if (!pending) await notifyChange(ctx, transaction, id);
      await offerFreed(ctx, transaction, id);
    }
    return action;
  });
}

async function markDeleted(ctx: Ctx, transaction: Transaction, id: number, deleted: boolean): Promise<AuditAction> {
  const now = ctx.now();
  const { count } = await transaction.event.updateMany({
    where: { id, deletedAt: deleted ? null : { not: null } },
    data: { deletedAt: deleted ? now : null, heldReason: null, revision: { increment: 1 }, updatedAt: now },
  });
  if (count === 0) throw new NotFound("Kegiatan tidak ditemukan.");
  return deleted ? "event.delete" : "event.restore";
}

/** @returns the event as its manager found it, locked @throws NotFound, Forbidden, Conflict */
async function managed(ctx: Ctx, transaction: Transaction, id: number, token: string | undefined) {
  const event = openEvent(await lockEvent(transaction, id), ctx.now());
  const known = await transaction.event.findUniqueOrThrow({
    where: { id },
    select: { ...MANAGER_SELECT, photoId: true, organiser: true },
  });
  assertManager(ctx, known, token);
  return { ...event, photoId: known.photoId, organiser: known.organiser };
}

type Announced = Pick<AnnouncedEvent, "title" | "location" | "startsAt" | "endsAt">;

/** Whether who registered must hear of a change. */
function matters(before: Announced, after: Announced): boolean {
  const announced = ({ title, location, startsAt, endsAt }: typeof after) =>
    JSON.stringify([title, location, startsAt, endsAt]);
  return announced(before) !== announced(after);
}

/** @param work answers with the name of the deed */
async function changed(
  ctx: Ctx,
  id: number,
  work: (transaction: Transaction) => Promise<AuditAction>,
): Promise<EventView> {
  const view = await ctx.transaction(async (transaction) => {
    const action = await work(transaction);
    await recordAudit(transaction, ctx.actor, action, `event:${id}`);
    return eventView(await transaction.event.findUniqueOrThrow({ where: { id }, select: EVENT_SELECT }));
  });
  ctx.expire(EVENTS_TAG, eventTag(id), "counts");
  return view;
}

/**
 * Cuts events and registrations off from an account. Seats at what has not begun go to those who wait; who came stays
 * a number. Events stay, since others count on them, but no longer name who put them up.
 */
export async function forgetEvents(
  ctx: Ctx,
  transaction: Transaction,
  { userId, key }: { userId: number; key: string },
): Promise<void> {
  const now = ctx.now();
  const own = await transaction.$queryRaw<{ id: number }[]>`
    UPDATE events SET writer_key = ${ERASED_KEY}, organiser = '', organiser_email = NULL, manage_token_hash = NULL, updated_at = ${now}
    WHERE writer_key = ${key} RETURNING id`;
  // Events before registrations, as everywhere, so that nobody waits for each other.
  await transaction.$queryRaw`
    SELECT FROM events WHERE id IN (SELECT event_id FROM event_registrations WHERE user_id = ${userId}) ORDER BY id FOR UPDATE`;
  const freed = await transaction.$queryRaw<{ id: number }[]>`
    UPDATE events SET registered = registered - freed.people, updated_at = ${now}
    FROM (
      SELECT event_id, sum(people) AS people FROM event_registrations
      WHERE user_id = ${userId} AND status IN ('CONFIRMED', 'OFFERED') GROUP BY event_id
    ) AS freed
    WHERE events.id = freed.event_id AND starts_at > ${now} RETURNING id`;
  await transaction.$executeRaw`
    UPDATE event_registrations SET
      status = CASE WHEN events.starts_at > ${now} OR status IN ('OFFERED', 'HELD') THEN 'CANCELLED' ELSE status END,
      name = 'Warga', email = NULL, email_key = NULL, phone = NULL, message = NULL, consented_at = NULL,
      certificate_code = NULL, offered_until = NULL, held_until = NULL, removing_until = NULL, waist = NULL,
      writer_key = NULL, user_id = NULL, updated_at = ${now}
    FROM events WHERE events.id = event_id AND user_id = ${userId}`;
  for (const { id } of freed.toSorted((a, b) => a.id - b.id)) await offerFreed(ctx, transaction, id);
  ctx.expire(...[...own, ...freed].map(({ id }) => eventTag(id)));
}

/** The clock of the place; null where nobody can say. */
function zoneAt(
  ctx: Ctx,
  { latitude = null, longitude = null, location }: CreateEvent | EditEvent,
  area: Pick<PlacedArea, "areaCode" | "province">,
): Zone | null {
  return zoneOfPlace(ctx, { ...area, latitude, longitude, location });
}

/** The columns that whoever adds or edits an event decides. @throws InvalidInput for a time that is over or a span that cannot be */
function eventFields(ctx: Ctx, input: CreateEvent | EditEvent, zone: Zone) {
  const startsAt = momentOf(input.date, zone);
  const endsAt = input.ends ? momentOf(input.ends, zone) : new Date(startsAt.getTime() + DEFAULT_HOURS * HOUR_MS);
  if (startsAt <= ctx.now()) throw refused("date", "Tanggal sudah lewat. Pilih waktu yang akan datang.");
  if (endsAt <= startsAt) throw refused("ends", "Waktu selesai harus sesudah waktu mulai.");
  if (endsAt.getTime() - startsAt.getTime() > MAX_DAYS * 24 * HOUR_MS) {
    throw refused("ends", `Satu kegiatan paling lama ${MAX_DAYS} hari.`);
  }
  return {
    title: input.title,
    description: input.description,
    location: input.location,
    startsAt,
    endsAt,
    zone,
    capacity: input.capacity,
    organiser: input.organiser ?? "",
    latitude: input.latitude ?? null,
    longitude: input.longitude ?? null,
    approximate: input.approximate ?? false,
    photoId: input.photo_id ?? null,
    updatedAt: ctx.now(),
  };
}

function refused(field: "date" | "ends", message: string): InvalidInput {
  return new InvalidInput(message, { [field]: message });
}
