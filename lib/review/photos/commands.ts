import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import type { AuditAction } from "@/lib/audit/rules";
import { tooLateToUndo } from "@/lib/desk/commands-undo";
import { assertReviewer, canTakeBack } from "@/lib/desk/policy";
import type { ActedView } from "@/lib/desk/view";
import { EVENTS_TAG, eventTag } from "@/lib/events/event/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { PARTNERS_TAG } from "@/lib/partners/rules";
import { addPhoto, type EncodedPhoto, removePutAside } from "@/lib/photos/commands";
import { allowFile, findFileHash, findShownCopies, withdrawFile } from "@/lib/photos/commands-withdrawn";
import type { PhotoUse } from "@/lib/photos/rows-uses";
import { PHOTO_MESSAGES, photoFile } from "@/lib/photos/rules";
import { updateTags } from "@/lib/reports/updates/rows";
import { VOLUNTEERS_TAG } from "@/lib/volunteers/rules";
import type { Prisma, Transaction } from "@/prisma/client";
import { putBackPhoto, replacePhoto, takeOutPhoto } from "./commands-place";
import { isAnyPublic } from "./queries";
import { type PhotoPlace, type PlacedPhoto, placedPhotos } from "./rows";

type PhotoChange = Prisma.PhotoChangeGetPayload<object>;

/** Copies that one transaction changes; the others are hidden and follow in a job. */
const AT_ONCE = 50;

const CHANGED = "Foto ini baru saja diubah atau dihapus pengelola lain. Muat ulang untuk melihat keadaannya.";

/**
 * Replaces a photo by one with black boxes, wherever it or a copy of it is shown. The old ones are seen by nobody from
 * now on and go for good once this can no longer be undone. Staff only.
 * @param cover draws the boxes into the large picture
 * @throws NotFound where nothing shows it; Conflict when somebody else has changed it meanwhile
 */
export async function coverPhoto(
  ctx: Ctx,
  id: string,
  cover: (bytes: Uint8Array) => Promise<EncodedPhoto>,
): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const copies = await shownCopies(ctx, id);
  const bytes = await ctx.photos.get(photoFile(id, 2048));
  if (bytes === null) throw new NotFound(PHOTO_MESSAGES.notFound);
  const covered = await cover(bytes);
  const newIds = new Map<string, string>();
  try {
    // Each stays its owner's, for export and erasure.
    for (const { id: oldId, ownerKey, camera } of copies.shown) {
      newIds.set(oldId, (await addPhoto(ctx, { ...covered, camera }, ownerKey)).id);
    }
    return await changePhotos(ctx, copies, newIds);
  } catch (error) {
    await removePutAside(ctx, [...newIds.values()]);
    throw error;
  }
}

/** Takes a photo out of all that shows it or a copy of it; as `coverPhoto` else. Staff only. */
export async function removePhotoOfReport(ctx: Ctx, id: string): Promise<ActedView> {
  assertReviewer(ctx.actor);
  return changePhotos(ctx, await shownCopies(ctx, id), null);
}

/** @param newIds what takes the place of each; null where they are removed */
async function changePhotos(
  ctx: Ctx,
  { fileHash, shown }: ShownCopies,
  newIds: ReadonlyMap<string, string> | null,
): Promise<ActedView> {
  const ids = shown.map(({ id }) => id);
  const places = shown.map(({ place }) => place);
  const at = ctx.now();
  const change = await ctx.transaction(async (transaction) => {
    await lockReportsOf(transaction, places);
    // A command that is about to use a copy of one of them holds this lock.
    await transaction.$queryRaw`SELECT FROM photos WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
    const replacementId = newIds?.get(ids[0] ?? "") ?? null;
    const wasPublic = await isAnyPublic(transaction, ids);
    const left = await withdrawFile(transaction, { fileHash, ids, wasPublic, replacementId, at });
    let pressId: number | null = null;
    for (const id of ids) {
      // With two copies in one report, the second may have become the first photo by now.
      const [current] = await placedPhotos(transaction, [id]);
      if (current === undefined) throw new Conflict(CHANGED);
      const { place } = current;
      const newPhotoId = newIds?.get(id) ?? null;
      const changed =
        newPhotoId === null
          ? await takeOutPhoto(transaction, place, id)
          : await replacePhoto(transaction, place, id, newPhotoId);
      if (!changed) throw new Conflict(CHANGED);
      const row: PhotoChange = await transaction.photoChange.create({
        data: { photoId: id, newPhotoId, pressId, ...columnsOf(ctx, place), createdAt: at },
      });
      pressId ??= row.id;
      const action = newPhotoId === null ? "report.photo_removed" : "report.photo_covered";
      await recordChange(ctx, transaction, action, place);
    }
    const done = newIds === null ? "dihapus" : "ditutup dengan kotak hitam";
    const message = ids.length === 1 ? `Foto ${done}.` : `Foto ${done} di ${ids.length} tempat yang menampilkannya.`;
    return { message: left === 0 ? message : `${message} ${left} salinan lain tidak tampil lagi.`, step_id: pressId };
  });
  ctx.expire(...places.flatMap(tagsOf));
  return change;
}

/**
 * Takes back a change of a photo and its copies. Only who made it, and only for a short while.
 * @throws Conflict when it is too late or somebody has gone on from it
 */
export async function undoPhotoChange(ctx: Ctx, { step_id }: { step_id: number }): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const report = { select: { id: true, code: true } };
  const found = await ctx.db.photoChange.findMany({
    where: pressed(step_id),
    // The last change first, as it found what the ones before it had left.
    orderBy: { id: "desc" },
    include: { report },
  });
  const changes = found.flatMap(({ report: shown, ...change }) => {
    const place = placeOf(change, shown);
    return place === null ? [] : [{ ...change, place }];
  });
  const [first] = changes;
  if (!first || !canTakeBack(ctx.actor, { userId: first.changedBy, createdAt: first.createdAt }, ctx.now())) {
    throw tooLateToUndo();
  }
  const places = changes.map(({ place }) => place);
  const undone = await ctx.transaction(async (transaction) => {
    await lockReportsOf(transaction, places);
    // The first to delete the rows wins: an undo, or the job that removes the photos.
    const where = { id: { in: changes.map(({ id }) => id) } };
    const { fileHash } = await transaction.photo.findUniqueOrThrow({ where: { id: first.photoId } });
    await allowFile(transaction, fileHash, first.createdAt);
    if ((await transaction.photoChange.deleteMany({ where })).count !== changes.length) throw tooLateToUndo();
    for (const { photoId, newPhotoId, place } of changes) {
      const done = await takeBack(transaction, { photoId, newPhotoId, place });
      if (!done) throw new Conflict(CHANGED);
      await recordChange(ctx, transaction, "report.photo_undo", place);
    }
    return { message: "Foto dikembalikan seperti semula.", step_id: null };
  });
  ctx.expire(...places.flatMap(tagsOf));
  await removePutAside(
    ctx,
    changes.flatMap(({ newPhotoId }) => newPhotoId ?? []),
  );
  return undone;
}

async function takeBack(
  transaction: Transaction,
  { photoId, newPhotoId, place }: { photoId: string; newPhotoId: string | null; place: PhotoPlace },
): Promise<boolean> {
  if (newPhotoId === null) return putBackPhoto(transaction, place, photoId);
  // A report's own photo may have become its first meanwhile.
  const [current] = await placedPhotos(transaction, [newPhotoId]);
  return current !== undefined && (await replacePhoto(transaction, current.place, newPhotoId, photoId));
}

interface ShownCopies {
  fileHash: string;
  /** The photo and its copies. */
  shown: PlacedPhoto[];
}

/** @throws NotFound where nothing shows it; Conflict where staff have just changed it */
async function shownCopies(ctx: Ctx, id: string): Promise<ShownCopies> {
  const changed = await ctx.db.photoChange.count({ where: { photoId: id } });
  if (changed > 0) throw new Conflict(CHANGED);
  const [own] = await placedPhotos(ctx.db, [id]);
  if (own === undefined) throw new NotFound(PHOTO_MESSAGES.notFound);
  const fileHash = await findFileHash(ctx, id);
  const copies = (await findShownCopies(ctx.db, fileHash, AT_ONCE)).filter((copy) => copy !== id);
  return { fileHash, shown: await placedPhotos(ctx.db, [id, ...copies.slice(0, AT_ONCE - 1)]) };
}

/** Steps on a report and changes of its photos happen one after the other. */
export async function lockReportsOf(transaction: Transaction, places: readonly PhotoPlace[]): Promise<void> {
  const ids = places.flatMap((place) => ("use" in place ? [] : place.report.id));
  await transaction.$queryRaw`SELECT FROM reports WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`;
}

/** Every change of one press. */
function pressed(stepId: number) {
  return { OR: [{ id: stepId, pressId: null }, { pressId: stepId }] };
}

export function columnsOf({ actor }: Ctx, place: PhotoPlace) {
  const changedBy = actor.kind === "member" ? actor.userId : null;
  if ("use" in place) {
    const { usedIn, usedId, usedAt } = place.use;
    return { usedIn, usedId, usedAt, changedBy };
  }
  const { report, updateId, stepId, position } = place;
  return { reportId: report.id, updateId, stepId, position, changedBy };
}

function placeOf(change: PhotoChange, report: { id: number; code: string } | null): PhotoPlace | null {
  const { usedIn, usedId, usedAt } = change;
  if (usedIn !== null && usedId !== null) return { use: { usedIn: usedIn as PhotoUse["usedIn"], usedId, usedAt } };
  return report && { ...change, report };
}

const SUBJECTS: Record<PhotoUse["usedIn"], string> = {
  places: "place",
  events: "event",
  event_result_photos: "event",
  messages: "message",
  users: "user",
  volunteers: "volunteer",
  partners: "partner",
};

export async function recordChange(
  ctx: Ctx,
  transaction: Transaction,
  action: AuditAction,
  place: PhotoPlace,
): Promise<void> {
  if ("use" in place) {
    const { usedIn, usedId } = place.use;
    await recordAudit(transaction, ctx.actor, action, `${SUBJECTS[usedIn]}:${usedId}`);
  } else {
    const details = { update_id: place.updateId, step_id: place.stepId };
    await recordAudit(transaction, ctx.actor, action, `report:${place.report.code}`, details);
  }
}

const TAGS: Record<PhotoUse["usedIn"], readonly string[]> = {
  places: ["places"],
  events: [EVENTS_TAG],
  event_result_photos: [EVENTS_TAG],
  messages: [],
  users: [],
  volunteers: [VOLUNTEERS_TAG],
  partners: [PARTNERS_TAG],
};

/** Cache tags of the pages that show a photo of this row. */
export function tagsOf(place: PhotoPlace): string[] {
  if (!("use" in place)) return ["reports", ...updateTags(place.report)];
  const { usedIn, usedId } = place.use;
  const own = usedIn === "events" || usedIn === "event_result_photos" ? [eventTag(usedId)] : [];
  return [...TAGS[usedIn], ...own];
}
