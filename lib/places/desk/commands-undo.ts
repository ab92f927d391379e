import "server-only";
import { z } from "zod";
import { recordAudit } from "@/lib/audit/commands";
import { tooLateToUndo, undoRefusal } from "@/lib/desk/commands-undo";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import { canUndo } from "@/lib/places/policy";
import type { UndoPlaceStep } from "@/lib/places/schemas";
import type { DeskPlaceView } from "@/lib/places/view";
import type { Transaction } from "@/prisma/client";
import { unmerge } from "./commands-merge";
import { deskViewAfter, expirePlaces, found, lockPlaces, PlaceColumns } from "./commands-step";

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
