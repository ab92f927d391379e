import { Pool } from "pg";
import { afterAll, expect, it } from "vitest";
import { addPhoto, removePutAside } from "@/lib/photos/commands";
import { PHOTO_SIZES, photoFile } from "@/lib/photos/rules";
import { createDatabase } from "@/prisma/client";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { DatabasePhotoStore } from "./database-store";

const { db, url } = await testDatabase();
const pool = new Pool({ connectionString: url, max: 1 });
const narrow = createDatabase(url, { poolMax: 1 });
afterAll(() => Promise.all([pool.end(), narrow.$disconnect()]));

const NAME = "0f8fad5b-d9cb-469f-a165-70867728950e-2048.webp";
const OTHER = "0f8fad5b-d9cb-469f-a165-70867728950e-640.webp";

it("keeps, gives back, replaces and deletes a photo", async () => {
  const photos = new DatabasePhotoStore(pool);
  expect(await photos.get(NAME)).toBeNull();
  await photos.put(NAME, Uint8Array.of(1, 2, 3));
  await photos.put(NAME, Uint8Array.of(4, 5));
  expect(await photos.get(NAME)).toEqual(Buffer.of(4, 5));
  await photos.delete(NAME);
  expect(await photos.get(NAME)).toBeNull();
});

it("takes no more than its cap, and again when there is room", async () => {
  const photos = new DatabasePhotoStore(pool, 5);
  await photos.put(NAME, Uint8Array.of(1, 2, 3));
  await expect(photos.put(OTHER, Uint8Array.of(1, 2, 3))).rejects.toThrow(/sedang penuh/u);
  expect(await photos.get(OTHER)).toBeNull();
  await photos.delete(NAME);
  await photos.put(OTHER, Uint8Array.of(1, 2, 3));
  await photos.delete(OTHER);
});

it("removes a photo for an application that has a single connection", async () => {
  const photos = new DatabasePhotoStore(pool);
  const ctx = { ...testContext(db, visitor("sari"), new Date()), db: narrow, photos };
  const files = Object.fromEntries(PHOTO_SIZES.map((size) => [size, Uint8Array.of(7)])) as Record<
    (typeof PHOTO_SIZES)[number],
    Uint8Array
  >;
  const { id } = await addPhoto(ctx, { width: 4, height: 3, files });
  expect(await photos.get(photoFile(id, 640))).toEqual(Buffer.of(7));
  await removePutAside(ctx, [id]);
  expect(await db.photo.count()).toBe(0);
  expect(await photos.get(photoFile(id, 640))).toBeNull();
});

it("makes room of what nobody has used for an hour, so that no stranger can keep it full", async () => {
  const photos = new DatabasePhotoStore(pool, 4);
  const files = Object.fromEntries(PHOTO_SIZES.map((size) => [size, Uint8Array.of(7, 7)])) as Record<
    (typeof PHOTO_SIZES)[number],
    Uint8Array
  >;
  const stranger = testContext(db, visitor("orang"), new Date());
  const add = (ctx: typeof stranger) => addPhoto({ ...ctx, photos }, { width: 4, height: 3, files });
  const { id } = await add(stranger);
  await expect(add(stranger.as(visitor("sari")))).rejects.toThrow(/sedang penuh/u);
  stranger.pass(3_601);
  const own = await add(stranger.as(visitor("sari")));
  expect(await photos.get(photoFile(id, 640))).toBeNull();
  expect(await photos.get(photoFile(own.id, 640))).toEqual(Buffer.of(7, 7));
});

it("refuses a name that is none of ours", async () => {
  await expect(new DatabasePhotoStore(pool).get("../rahasia")).rejects.toThrow(/not the name/u);
});
