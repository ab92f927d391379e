import "server-only";
import { createReadStream } from "node:fs";
import { copyFile, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "@/lib/server/env";
import { connectS3, type S3Settings } from "@/lib/server/photos/s3-store";
import { s3SettingsOf } from "@/lib/server/photos/store";
import type { Database } from "@/prisma/client";

/** In `settings`: which archive of streets maps draw; absent where the operator gave none. */
const ARCHIVE_KEY = "map:archive";
const NAME = "jalan.pmtiles";
const UPLOAD_MS = 3_600_000;

/** Part of an archive, with the size of all of it. */
export interface ArchivePart {
  bytes: Uint8Array<ArrayBuffer>;
  size: number;
  etag: string;
}

export async function archiveVersion(db: Database): Promise<string | null> {
  return (await db.setting.findUnique({ where: { key: ARCHIVE_KEY } }))?.value ?? null;
}

/** Takes a file into DATA_DIR or the bucket, under the version that maps ask for from then on. @param file null for none */
export async function storeArchive(db: Database, settings: Settings, file: string | null): Promise<void> {
  const s3 = s3SettingsOf(settings);
  const path = join(settings.DATA_DIR, NAME);
  if (file === null) {
    await db.setting.deleteMany({ where: { key: ARCHIVE_KEY } });
    if (!s3) await rm(path, { force: true });
    return;
  }
  const { size, mtimeMs } = await stat(file);
  if (s3) await upload(s3, file, size);
  else {
    await copyFile(file, `${path}.baru`);
    await rename(`${path}.baru`, path);
  }
  const value = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  await db.setting.upsert({ where: { key: ARCHIVE_KEY }, update: { value }, create: { key: ARCHIVE_KEY, value } });
}

async function upload(s3: S3Settings, file: string, size: number): Promise<void> {
  const library = await import("@aws-sdk/client-s3");
  const object = { Bucket: s3.bucket, Key: NAME, Body: createReadStream(file), ContentLength: size };
  await connectS3(library, s3, UPLOAD_MS).send(new library.PutObjectCommand(object));
}

/** @param last of the bytes, itself included @returns null where there is no archive, or not so many bytes */
export function readArchive(settings: Settings, first: number, last: number): Promise<ArchivePart | null> {
  const s3 = s3SettingsOf(settings);
  return s3 ? readBucket(s3, first, last) : readDisk(join(settings.DATA_DIR, NAME), first, last);
}

async function readDisk(path: string, first: number, last: number): Promise<ArchivePart | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  try {
    const { size, mtimeMs } = await file.stat();
    if (first >= size) return null;
    const bytes = new Uint8Array(Math.min(last + 1, size) - first);
    await file.read(bytes, 0, bytes.length, first);
    return { bytes, size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
  } finally {
    await file.close();
  }
}

async function readBucket(s3: S3Settings, first: number, last: number): Promise<ArchivePart | null> {
  const library = await import("@aws-sdk/client-s3");
  const client = connectS3(library, s3);
  try {
    const object = { Bucket: s3.bucket, Key: NAME, Range: `bytes=${first}-${last}` };
    const { Body, ContentRange = "", ETag = "" } = await client.send(new library.GetObjectCommand(object));
    if (!Body) return null;
    const bytes = new Uint8Array(await Body.transformToByteArray());
    return { bytes, size: Number(ContentRange.split("/")[1]), etag: ETag };
  } catch {
    return null;
  } finally {
    client.destroy();
  }
}
