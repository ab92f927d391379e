import "server-only";
import { keepsArea } from "@/lib/areas/queries-point";
import { recordAudit } from "@/lib/audit/commands";
import { offerFreed } from "@/lib/events/registration/commands-offers";
import { isOpen, lockEvent, openEvent } from "@/lib/events/registration/seats";
import { assertNotOfSite } from "@/lib/holding/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands-claim";
import type { Transaction } from "@/prisma/client";
import { assertManager, MANAGER_SELECT } from "./access";
import type { AnnouncedEvent } from "./calendar";
import { eventFields } from "./fields";
import { dropPendingNotice, notifyChange, notifyLater } from "./notices";
import { assertAdmin, assertOrganiser } from "./policy";
import { EVENT_SELECT } from "./rows";
import { EVENTS_TAG, eventTag } from "./rules";
import type { CancelEvent, EditEvent } from "./schemas";
import { type EventView, eventView } from "./view";

/**
 * Changes an event that has not begun; seats that this adds go to those who wait first.
 * @throws Conflict when somebody changed it meanwhile; InvalidInput for less capacity than there are people
 */
export async function editEvent(ctx: Ctx, id: number, { token, revision, ...input }: EditEvent): Promise<EventView> {
  const { areaCode, areaCertainty, regency, province, ...fields } = await eventFields(ctx, { ...input, revision });
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
    const area = keepsArea(known, input, input.area_code) ? {} : { areaCode, areaCertainty, regency, province };
    await transaction.event.update({ where: { id }, data: { ...fields, ...area, revision: revision + 1 } });
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

async function markDeleted(ctx: Ctx, transaction: Transaction, id: number, deleted: boolean): Promise<string> {
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
    select: { ...MANAGER_SELECT, photoId: true, organiser: true, latitude: true, longitude: true },
  });
  assertManager(ctx, known, token);
  const { photoId, organiser, latitude, longitude } = known;
  return { ...event, photoId, organiser, latitude, longitude };
}

/** Whether who registered must hear of a change. */
function matters(before: AnnouncedEvent, after: Omit<AnnouncedEvent, "id" | "revision">): boolean {
  const announced = ({ title, location, startsAt, endsAt }: typeof after) =>
    JSON.stringify([title, location, startsAt, endsAt]);
  return announced(before) !== announced(after);
}

/** @param work answers with the name of the deed */
async function changed(ctx: Ctx, id: number, work: (transaction: Transaction) => Promise<string>): Promise<EventView> {
  const view = await ctx.transaction(async (transaction) => {
    const action = await work(transaction);
    await recordAudit(transaction, ctx.actor, action, `event:${id}`);
    return eventView(await transaction.event.findUniqueOrThrow({ where: { id }, select: EVENT_SELECT }));
  });
  ctx.expire(EVENTS_TAG, eventTag(id), "counts");
  return view;
}
