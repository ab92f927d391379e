import "server-only";
import { z } from "zod";
import { keepsArea, type PlacedArea, placeArea } from "@/lib/areas/queries-point";
import { recordAudit } from "@/lib/audit/commands";
import { tooLateToUndo, undoRefusal } from "@/lib/desk/commands-undo";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands";
import { canUndo } from "@/lib/places/policy";
import {
  CLOSED_DOUBT,
  closedLead,
  decisionsFor,
  PLACE_STATUS_LABELS,
  type PlaceDecision,
  placeNameKey,
  placeSlug,
} from "@/lib/places/rules";
import type { DecidePlace, EditPlace, UndoPlaceStep } from "@/lib/places/schemas";
import type { DeskPlaceView } from "@/lib/places/view";
import type { Transaction } from "@/prisma/client";
import { unmerge } from "./commands-merge";
import {
  deskViewAfter,
  expirePlaces,
  found,
  lockPlaces,
  type PlaceBefore,
  type PlaceChange,
  PlaceColumns,
  takeStep,
} from "./commands-step";

/**
 * Approves, rejects, closes or reopens a place, or says that a doubted one is there. Staff only.
 * @throws Conflict when the place is no longer as the decider saw it, naming who decided what
 */
export function decidePlace(ctx: Ctx, id: number, input: DecidePlace): Promise<DeskPlaceView> {
  const { decision, words = null, seen_at } = input;
  return takeStep(ctx, { id, seen_at }, async (_, before) => {
    const state = {
      status: before.status,
      closed: before.closedAt !== null,
      merged: before.mergedIntoId !== null,
      doubted: closedLead(before) - before.closedSeen >= CLOSED_DOUBT,
    };
    if (!decisionsFor(state).includes(decision)) {
      const label = before.mergedIntoId === null ? PLACE_STATUS_LABELS[before.status] : "Digabungkan";
      throw invalid("decision", `Keputusan ini tidak berlaku untuk lokasi yang sekarang: ${label}.`);
    }
    return { ...outcome(decision, before, ctx.now()), words };
  });
}

function outcome(decision: PlaceDecision, before: PlaceBefore, now: Date): PlaceChange {
  switch (decision) {
    case "approve":
      return { kind: "APPROVED", data: { status: "APPROVED", heldReason: null } };
    case "reject":
      return { kind: "REJECTED", data: { status: "REJECTED" } };
    case "keep":
      return { kind: "KEPT", data: { closedSeen: closedLead(before) } };
    case "close":
      return { kind: "CLOSED", data: { closedAt: now } };
    case "reopen":
      return { kind: "REOPENED", data: { closedAt: null, closedSeen: closedLead(before) } };
  }
}

/** Mends what a place says of itself; what stays as it was is not written. Staff only. @throws Conflict */
export async function editPlace(ctx: Ctx, id: number, { seen_at, ...input }: EditPlace): Promise<DeskPlaceView> {
  const area = await placeArea(ctx, input, { code: input.area_code });
  return takeStep(ctx, { id, seen_at }, async (transaction, before) => {
    if (before.mergedIntoId !== null) throw invalid("name", "Lokasi ini sudah digabungkan. Sunting lokasi tujuannya.");
    const data = differences(before, wanted(before, input, area));
    if (Object.keys(data).length === 0) return null;
    if (data.photoId) await claimPhoto(transaction, ctx.actor, data.photoId);
    return { kind: "EDITED", data };
  });
}

function wanted(before: PlaceBefore, input: Omit<EditPlace, "seen_at">, area: PlacedArea): PlaceColumns {
  const { name, kind, latitude, longitude, approximate } = input;
  return {
    name,
    nameKey: placeNameKey(name),
    // Once others may have linked to it, a page keeps its address.
    ...(before.status === "PENDING" ? { slug: placeSlug(name, before.id) } : {}),
    kind,
    description: input.description ?? "",
    latitude,
    longitude,
    approximate,
    ...(keepsArea(before, input, { code: input.area_code }) ? {} : area),
    ...(input.photo_id === undefined ? {} : { photoId: input.photo_id }),
  };
}

function differences(before: PlaceBefore, data: PlaceColumns): PlaceColumns {
  const old: Readonly<Record<string, unknown>> = before;
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => old[name] !== value));
}

/** A resident's note has been seen to. Staff only. @throws Conflict when it was already */
export function settleNote(ctx: Ctx, placeId: number, noteId: number): Promise<DeskPlaceView> {
  assertReviewer(ctx.actor);
  return ctx.transaction(async (transaction) => {
    const note = { id: noteId, kind: "PLACE_NOTE", about: `place:${placeId}` } as const;
    const { count } = await transaction.message.updateMany({
      where: { ...note, status: "NEW" },
      data: { status: "CLOSED" },
    });
    if (count === 0) {
      const known = await transaction.message.findFirst({ where: note, select: { id: true } });
      throw known ? new Conflict("Catatan ini sudah ditandai selesai.") : new NotFound("Catatan tidak ditemukan.");
    }
    await recordAudit(transaction, ctx.actor, "place.note_settled", `place:${placeId}`, { message_id: noteId });
    return deskViewAfter(ctx, transaction, placeId);
  });
}

function invalid(field: string, message: string): InvalidInput {
  return new InvalidInput(message, { [field]: message });
}

const PreviousState = PlaceColumns.extend({ updatedAt: z.coerce.date(), merge: z.unknown().optional() });

/**
 * Takes back the last step on a place: everything is as before. The step stays in the audit log. Only who took it, and
 * only for a short while.
 * @throws Conflict when it is too late or somebody has gone on from it
 */
export async function undoPlaceStep(ctx: Ctx, id: number, { step_id }: UndoPlaceStep): Promise<DeskPlaceView> {
  assertReviewer(ctx.actor);
  const view = await ctx.transaction(async (transaction) => {
    const seen = await transaction.place.findUnique({ where: { id }, select: { mergedIntoId: true } });
    const places = await lockPlaces(transaction, seen?.mergedIntoId ? [id, seen.mergedIntoId] : [id]);
    const place = found(places.get(id));
    const last = await transaction.placeStep.findFirst({
      where: { placeId: id, undoneAt: null },
      orderBy: { id: "desc" },
    });
    if (last?.id !== step_id) throw await refusal(transaction, id, step_id);
    if (!canUndo(ctx.actor, last, ctx.now())) {
      throw tooLateToUndo();
    }
    const { merge, ...before } = PreviousState.parse(last.before);
    if (merge !== undefined) await unmerge(transaction, place, places.get(place.mergedIntoId ?? 0), merge);
    const { count } = await transaction.place.updateMany({
      where: { id, updatedAt: last.createdAt },
      data: await restorable(transaction, before),
    });
    if (count === 0) throw new Conflict("Lokasi ini sudah berubah lagi, jadi langkah itu tidak dapat diurungkan.");
    await transaction.placeStep.update({ where: { id: last.id }, data: { undoneAt: ctx.now() } });
    await recordAudit(transaction, ctx.actor, "place.undo", `place:${id}`, { step_id, kind: last.kind });
    return deskViewAfter(ctx, transaction, id);
  });
  expirePlaces(ctx);
  return view;
}

/** A photo that the step took away may have been cleaned up or used elsewhere by now. */
async function restorable<Columns extends PlaceColumns>(transaction: Transaction, before: Columns): Promise<Columns> {
  if (!before.photoId) return before;
  const free = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM photos WHERE id = ${before.photoId}::uuid
      AND NOT EXISTS (SELECT FROM places WHERE places.photo_id = photos.id) FOR SHARE`;
  return free.length > 0 ? before : { ...before, photoId: null };
}

async function refusal(transaction: Transaction, placeId: number, id: number): Promise<Error> {
  const step = await transaction.placeStep.findFirst({ where: { id, placeId }, select: { undoneAt: true } });
  return undoRefusal(step, "lokasi tersebut");
}
