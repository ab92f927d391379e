import "server-only";
import { z } from "zod";
import { momentAfter } from "@/lib/desk/commands-undo";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput } from "@/lib/kernel/errors";
import { isOnMap } from "@/lib/places/rules";
import type { MergePlace } from "@/lib/places/schemas";
import type { DeskPlaceView } from "@/lib/places/view";
import type { Transaction } from "@/prisma/client";
import { found, type PlaceBefore, takeStep } from "./commands-step";

/** What a merge took along, kept with its step. */
const Merge = z.object({
  into: z.number(),
  /** The photo that the target had none of. */
  photo: z.string().nullable(),
  /** Ids of the open notes. */
  notes: z.array(z.number()),
  targetBefore: z.coerce.date(),
  targetAfter: z.coerce.date(),
});

/**
 * Makes one place of two: votes and open notes go to the target, which also takes the photo if it has none, and this
 * place's page leads there. Staff only. @throws Conflict, InvalidInput
 */
export function mergePlace(ctx: Ctx, id: number, { into, words, seen_at }: MergePlace): Promise<DeskPlaceView> {
  if (into === id) throw refused("Pilih lokasi lain sebagai tujuan.");
  return takeStep(ctx, { id, beside: into, seen_at }, async (transaction, before, target) => {
    if (!target) throw refused("Lokasi tujuan tidak ditemukan.");
    if (!isOnMap(target)) throw refused("Lokasi tujuan harus tampil di peta. Pilih lokasi lain.");
    if (before.status === "REJECTED" || before.mergedIntoId !== null) {
      throw new InvalidInput("Hanya lokasi yang menunggu atau terverifikasi yang dapat digabungkan.");
    }
    const photo = target.photoId === null ? before.photoId : null;
    const targetAfter = momentAfter(ctx.now(), target.updatedAt);
    // The column is unique, so the photo leaves one place before it comes to the other.
    if (photo) await transaction.$executeRaw`UPDATE places SET photo_id = NULL WHERE id = ${id}`;
    await transaction.place.update({
      where: { id: into },
      data: { ...(photo ? { photoId: photo } : {}), updatedAt: targetAfter },
    });
    await copyVotes(transaction, id, into);
    const notes = await transaction.message.updateManyAndReturn({
      where: { kind: "PLACE_NOTE", status: "NEW", about: about(id) },
      data: { about: about(into) },
      select: { id: true },
    });
    const merge = {
      into,
      photo,
      notes: notes.map((note) => note.id),
      targetBefore: target.updatedAt.toISOString(),
      targetAfter: targetAfter.toISOString(),
    };
    return {
      kind: "MERGED",
      // What waited has been looked at with this. Its page was never there, but whoever added it finds the way.
      data: { mergedIntoId: into, status: "APPROVED", heldReason: null, ...(photo ? { photoId: null } : {}) },
      words: words ?? null,
      more: { merge },
    };
  });
}

/** Takes back from the target what a merge brought. @throws Conflict when the target has been changed since */
export async function unmerge(
  transaction: Transaction,
  { id }: PlaceBefore,
  target: PlaceBefore | undefined,
  stored: unknown,
): Promise<void> {
  const { into, photo, notes, targetBefore, targetAfter } = Merge.parse(stored);
  const { count } = await transaction.place.updateMany({
    where: { id: found(target).id, updatedAt: targetAfter, photoId: photo ?? found(target).photoId },
    data: { ...(photo ? { photoId: null } : {}), updatedAt: targetBefore },
  });
  if (count === 0) {
    throw new Conflict("Lokasi tujuan sudah berubah lagi, jadi penggabungan ini tidak dapat diurungkan.");
  }
  await takeVotesBack(transaction, id, into);
  await transaction.message.updateMany({
    where: { id: { in: notes }, about: about(into) },
    data: { about: about(id) },
  });
}

const about = (id: number) => `place:${id}`;

function refused(message: string): InvalidInput {
  return new InvalidInput(message, { into: message });
}

/** Who spoke about both is counted once, with the word about the place that stays. */
async function copyVotes(transaction: Transaction, from: number, into: number): Promise<void> {
  await transaction.$executeRaw`
    WITH copied AS (
      INSERT INTO place_votes (place_id, writer_key, open, created_at)
      SELECT ${into}::integer, writer_key, open, created_at FROM place_votes WHERE place_id = ${from} AND counted
      ORDER BY writer_key
      ON CONFLICT DO NOTHING RETURNING open
    )
    UPDATE places SET
      open_count = open_count + (SELECT count(*) FROM copied WHERE open),
      closed_count = closed_count + (SELECT count(*) FROM copied WHERE NOT open)
    WHERE id = ${into}`;
}

/** Only what came with the merge: who has spoken about the target since keeps their newer word. */
async function takeVotesBack(transaction: Transaction, from: number, into: number): Promise<void> {
  await transaction.$executeRaw`
    WITH removed AS (
      DELETE FROM place_votes AS copied USING place_votes AS original
      WHERE original.place_id = ${from} AND copied.place_id = ${into}
        AND copied.counted AND copied.writer_key = original.writer_key AND copied.created_at = original.created_at
      RETURNING copied.open
    )
    UPDATE places SET
      open_count = open_count - (SELECT count(*) FROM removed WHERE open),
      closed_count = closed_count - (SELECT count(*) FROM removed WHERE NOT open)
    WHERE id = ${into}`;
}
