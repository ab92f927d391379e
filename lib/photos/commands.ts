import "server-only";
import { randomUUID } from "node:crypto";
import { finalBefore } from "@/lib/desk/rules";
import { type Actor, writerKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput, NotFound, Unauthenticated, Unavailable } from "@/lib/kernel/errors";
import type { Prisma, Transaction } from "@/prisma/client";
import { assertNotWithdrawn, hashFile } from "./commands-withdrawn";
import { IS_UNUSED } from "./rows";
import {
  PHOTO_MESSAGES,
  PHOTO_SIZES,
  type PhotoSize,
  photoFile,
  UNUSED_PHOTO_HOURS,
  UNUSED_PHOTO_HOURS_WHEN_FULL,
} from "./rules";
import { differenceHash, NO_HASH } from "./rules-hash";
import { type PhotoView, photoView } from "./view";

/** What a copy is made from. */
export const COPIED_PHOTO = {
  id: true,
  width: true,
  height: true,
  hash: true,
  cameraAt: true,
  cameraLatitude: true,
  cameraLongitude: true,
} as const satisfies Prisma.PhotoSelect;

type PhotoRow = Prisma.PhotoGetPayload<{ select: typeof COPIED_PHOTO }>;

/** Shrinks a stored picture to the greys of `HASH_GRID`; null for one that cannot be read. */
type ReadGrey = (picture: Uint8Array) => Promise<Uint8Array | null>;

const AT_ONCE = 50;

/** When it arrived, and where the device said it was; four decimals, about 11 m. */
export interface CameraPoint {
  cameraAt: Date | null;
  cameraLatitude: number | null;
  cameraLongitude: number | null;
}

/** A photo as it is kept: turned upright, shrunk, without any metadata. */
export interface EncodedPhoto {
  /** Of the large size, in pixels. */
  width: number;
  height: number;
  /** As `differenceHash` gives it; left out where it is not known, and computed later. */
  hash?: bigint | null;
  /** Of one taken in Sulur's own camera. */
  camera?: CameraPoint | undefined;
  files: Record<PhotoSize, Uint8Array>;
}

/**
 * Keeps a photo for what will name it. The row comes first: what a crash leaves behind is then
 * a row without a user, which `removeUnusedPhotos` finds; a file without a row would stay for ever.
 */
export async function addPhoto(
  ctx: Ctx,
  photo: EncodedPhoto,
  ownerKey: string | null = writerKey(ctx.actor),
): Promise<PhotoView> {
  if (ownerKey === null) throw new Unauthenticated();
  const bytes = PHOTO_SIZES.reduce((sum, size) => sum + photo.files[size].byteLength, 0);
  const row = await ctx.db.photo.create({
    data: {
      id: randomUUID(),
      ownerKey,
      width: photo.width,
      height: photo.height,
      hash: photo.hash ?? null,
      fileHash: hashFile(photo.files[2048]),
      bytes,
      ...photo.camera,
      createdAt: ctx.now(),
    },
  });
  const store = async () => {
    for (const size of PHOTO_SIZES) await ctx.photos.put(photoFile(row.id, size), photo.files[size]);
  };
  try {
    await store().catch(async (error: unknown) => {
      if (!isFull(error) || (await removeUnusedPhotos(ctx, { hours: UNUSED_PHOTO_HOURS_WHEN_FULL })) === 0) throw error;
      await store();
    });
  } catch (error) {
    // Whatever this cannot take back now, the daily cleanup does.
    await removePhoto(ctx, row.id, ctx.now()).catch(() => false);
    throw error;
  }
  return photoView(row);
}

function isFull(error: unknown): boolean {
  return error instanceof Unavailable && error.message === PHOTO_MESSAGES.full;
}

/** @returns how many photos were removed */
export async function removeUnusedPhotos(
  ctx: Ctx,
  { batch = 200, hours = UNUSED_PHOTO_HOURS }: { batch?: number; hours?: number } = {},
): Promise<number> {
  const before = new Date(ctx.now().getTime() - hours * 3_600_000);
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM photos
    WHERE created_at < ${before} AND ${IS_UNUSED}
    ORDER BY created_at
    LIMIT ${batch}`;
  let removed = 0;
  for (const { id } of rows) if (await removePhoto(ctx, id, before)) removed += 1;
  return removed;
}

/** Removes for good what staff have replaced or removed and can no longer take back. @returns how many photos */
export async function removeChangedPhotos(ctx: Ctx): Promise<number> {
  const before = finalBefore(ctx.now());
  const due = await ctx.db.photoChange.findMany({
    where: { createdAt: { lt: before } },
    orderBy: { id: "asc" },
    take: 200,
    select: { photoId: true },
  });
  let removed = 0;
  for (const { photoId } of due)
    if (await removePhoto(ctx, photoId, ctx.now(), { changedBefore: before })) removed += 1;
  return removed;
}

/** Removes a photo that its owner has just uploaded and wants back. @throws NotFound for any other */
export async function removeOwnPhoto(ctx: Ctx, id: string): Promise<void> {
  const owned = await ctx.db.photo.count({ where: { id, ownerKey: { in: writerKeys(ctx.actor) } } });
  if (owned === 0 || !(await removePhoto(ctx, id, ctx.now()))) throw new NotFound(PHOTO_MESSAGES.notFound);
}

/** Removes at once what its owner has put aside; whatever storage refuses now is left to the cleanup. */
export async function removePutAside(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const id of ids) await removePhoto(ctx, id, ctx.now()).catch(() => false);
}

/**
 * The row stays locked until the files are gone: what names the photo meanwhile waits and is then refused
 * by its foreign key, and a storage that does not answer brings the row back for the next run. Locking is a statement
 * of its own because a DELETE that waited for that would still judge by what it saw before.
 */
async function removePhoto(
  ctx: Ctx,
  id: string,
  createdUntil: Date,
  { changedBefore }: { changedBefore?: Date } = {},
): Promise<boolean> {
  return ctx.db.$transaction(async (transaction) => {
    if (changedBefore) {
      // Waits for an undo that is under way.
      const where = { photoId: id, createdAt: { lt: changedBefore } };
      if ((await transaction.photoChange.deleteMany({ where })).count === 0) return false;
    }
    await transaction.$queryRaw`SELECT FROM photos WHERE id = ${id}::uuid FOR UPDATE`;
    const deleted = await transaction.$executeRaw`
      DELETE FROM photos
      WHERE id = ${id}::uuid AND created_at <= ${createdUntil} AND ${IS_UNUSED}`;
    if (deleted === 0) return false;
    for (const size of PHOTO_SIZES) await ctx.photos.delete(photoFile(id, size));
    return true;
  });
}

/**
 * Computes the hashes of photos from before there were any. What cannot be read is like no other, so that it is not read
 * again. @returns how many @throws Unavailable while the storage does not answer
 */
export async function hashOldPhotos(ctx: Ctx, readGrey: ReadGrey, batch = AT_ONCE): Promise<number> {
  const photos = await ctx.db.photo.findMany({
    where: { hash: null },
    orderBy: { id: "asc" },
    take: batch,
    select: { id: true },
  });
  for (const { id } of photos) {
    const picture = await ctx.photos.get(photoFile(id, 640));
    const grey = picture && (await readGrey(picture));
    await ctx.db.photo.updateMany({ where: { id, hash: null }, data: { hash: grey ? differenceHash(grey) : NO_HASH } });
  }
  return photos.length;
}

/**
 * Makes sure that a photo is the actor's own and shown nowhere yet. Its row stays locked until the end of the
 * transaction, so neither the cleanup of unused photos nor a second claim comes between.
 * @throws InvalidInput
 */
export async function claimPhoto(transaction: Transaction, actor: Actor, id: string): Promise<void> {
  const locked = await transaction.$queryRaw<{ ownerKey: string; fileHash: string | null }[]>`
    SELECT owner_key AS "ownerKey", file_hash AS "fileHash" FROM photos WHERE id = ${id}::uuid FOR UPDATE`;
  const [photo] = locked;
  // Somebody else's photo is answered like one that does not exist.
  if (!photo || !writerKeys(actor).includes(photo.ownerKey)) {
    throw refused("Foto tidak ditemukan. Unggah ulang fotonya.");
  }
  await assertNotWithdrawn(transaction, actor, photo.fileHash);
  const unused = await transaction.$queryRaw<unknown[]>`SELECT FROM photos WHERE id = ${id}::uuid AND ${IS_UNUSED}`;
  if (unused.length === 0) throw refused("Foto ini sudah dipakai. Unggah foto lain.");
}

function refused(message: string): InvalidInput {
  return new InvalidInput(message, { photo_id: message });
}

/**
 * Claims a copy. Its source stays locked until the end of the transaction, so that staff who cover the source find the
 * copy in use. @throws InvalidInput also where staff have covered or removed the source meanwhile
 */
export async function claimCopy(transaction: Transaction, actor: Actor, id: string, sourceId: string): Promise<void> {
  await transaction.$queryRaw`SELECT FROM photos WHERE id = ${sourceId}::uuid FOR SHARE`;
  // A statement of its own: one that waited for the lock would still see what was there before.
  const isUnchanged = { id: sourceId, change: null, withdrawnAt: null };
  if ((await transaction.photo.count({ where: isUnchanged })) === 0) {
    throw refused("Foto ini baru saja ditutup atau dihapus pengelola. Pilih foto lain.");
  }
  await claimPhoto(transaction, actor, id);
}

/**
 * The same picture once more, as the actor's own unless an owner is named: one photo stands in one place only.
 * @throws NotFound when its files are gone
 */
export async function copyPhoto(
  ctx: Ctx,
  { id, width, height, hash, ...camera }: PhotoRow,
  ownerKey: string | null = writerKey(ctx.actor),
): Promise<PhotoView> {
  const files: Partial<EncodedPhoto["files"]> = {};
  for (const size of PHOTO_SIZES) {
    const bytes = await ctx.photos.get(photoFile(id, size));
    if (bytes === null) throw new NotFound(PHOTO_MESSAGES.notFound);
    files[size] = bytes;
  }
  return addPhoto(ctx, { width, height, hash, camera, files: files as EncodedPhoto["files"] }, ownerKey);
}
