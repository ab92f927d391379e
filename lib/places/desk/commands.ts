import "server-only";
import { keepsArea, type PlacedArea, placeArea } from "@/lib/areas/queries-point";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands";
import {
  CLOSED_DOUBT,
  closedLead,
  decisionsFor,
  PLACE_STATUS_LABELS,
  type PlaceDecision,
  placeNameKey,
  placeSlug,
} from "@/lib/places/rules";
import type { DecidePlace, EditPlace } from "@/lib/places/schemas";
import type { DeskPlaceView } from "@/lib/places/view";
import { deskViewAfter, type PlaceBefore, type PlaceChange, type PlaceColumns, takeStep } from "./commands-step";

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
  const area = await placeArea(ctx, input, input.area_code);
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
    ...(keepsArea(before, input, input.area_code) ? {} : area),
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
