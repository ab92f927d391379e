import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/kernel/actor";
import type { Ctx, PhotoStore } from "@/lib/kernel/ctx";
import { NotFound, Unavailable } from "@/lib/kernel/errors";
import { photoAccess } from "@/lib/review/photos/queries";
import { MemoryPhotoStore } from "@/lib/server/photos/memory-store";
import { addPlace } from "@/prisma/factories/place";
import { someoneWaits, testDatabase } from "@/scripts/testing/database";
import { addPhoto, removeUnusedPhotos } from "./commands";
import { photoFile } from "./rules";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const HOUR = 3_600_000;
const encoded = { width: 800, height: 600, files: { 2048: Uint8Array.of(1, 2, 3), 640: Uint8Array.of(4) } };

function visitor(visitorId: string | null): Actor {
  return { kind: "visitor", visitorId };
}

function ctxOf(photos: PhotoStore, now = NOON, actor = visitor("penulis")): Ctx {
  const unused = () => {
    throw new Error("not part of this test");
  };
  return {
    actor,
    db,
    photos,
    now: () => now,
    transaction: (work) => db.$transaction(work),
    mail: { enqueue: unused, cancel: unused },
    sender: "",
    geocoder: { find: unused, areaOf: unused, areaNamed: unused, areasNear: unused },
    link: unused,
    sign: unused,
    isSigned: unused,
    expire: unused,
  };
}

function report(photoId: string | null, status: "PENDING" | "VERIFIED" = "PENDING") {
  return {
    code: `LP-${randomUUID().slice(0, 12)}`,
    status,
    reporterName: "Warga",
    location: "Jalan Melati",
    damageType: "Sampah menumpuk",
    description: "Tumpukan sampah di tepi sungai",
    textHash: "0".repeat(64),
    incidentDate: new Date("2026-03-14"),
    writerKey: "visitor:penulis",
    photoId,
  };
}

describe("addPhoto", () => {
  it("keeps both files and a row of the writer", async () => {
    const photos = new MemoryPhotoStore();
    const view = await addPhoto(ctxOf(photos), encoded);
    expect(view).toEqual({ id: view.id, width: 800, height: 600, url: `/api/photos/${view.id}?w=640` });
    expect([...photos.files.keys()].sort()).toEqual([photoFile(view.id, 2048), photoFile(view.id, 640)]);
    const row = await db.photo.findUniqueOrThrow({ where: { id: view.id } });
    expect(row).toMatchObject({ ownerKey: "visitor:penulis", bytes: 4, createdAt: NOON });
  });

  it("leaves neither row nor file when the storage is full half-way", async () => {
    const photos = new MemoryPhotoStore();
    const full: PhotoStore = {
      put: (name, bytes) =>
        name.endsWith("-640.webp") ? Promise.reject(new Unavailable("Penuh.")) : photos.put(name, bytes),
      get: (name) => photos.get(name),
      delete: (name) => photos.delete(name),
    };
    const before = await db.photo.count();
    await expect(addPhoto(ctxOf(full), encoded)).rejects.toThrow(Unavailable);
    expect(await db.photo.count()).toBe(before);
    expect(photos.files.size).toBe(0);
  });
});

describe("photoAccess", () => {
  it("shows a waiting photo to its writer only, a verified one to everyone", async () => {
    const photos = new MemoryPhotoStore();
    const { id } = await addPhoto(ctxOf(photos), encoded);
    const { code } = await db.report.create({ data: report(id) });
    const stranger = ctxOf(photos, NOON, visitor("lain"));
    await expect(photoAccess(stranger, id)).rejects.toThrow(NotFound);
    expect(await photoAccess(ctxOf(photos), id)).toEqual({ isPublic: false });
    await db.report.update({ where: { code }, data: { status: "VERIFIED" } });
    expect(await photoAccess(stranger, id)).toEqual({ isPublic: true });
    await db.report.update({ where: { code }, data: { heldReason: "link" } });
    await expect(photoAccess(stranger, id)).rejects.toThrow(NotFound);
  });

  it("hides an after-photo again when its step is undone", async () => {
    const photos = new MemoryPhotoStore();
    const { id } = await addPhoto(ctxOf(photos, NOON, visitor("admin")), encoded);
    const { id: reportId } = await db.report.create({ data: report(null, "VERIFIED") });
    const step = await db.reportEvent.create({ data: { reportId, kind: "RESOLVED", photoId: id } });
    const stranger = ctxOf(photos, NOON, visitor("lain"));
    expect(await photoAccess(stranger, id)).toEqual({ isPublic: true });
    await db.reportEvent.update({ where: { id: step.id }, data: { undoneAt: NOON } });
    await expect(photoAccess(stranger, id)).rejects.toThrow(NotFound);
  });

  it("shows a place's photo to everyone while the place is on the map", async () => {
    const photos = new MemoryPhotoStore();
    const { id: photoId } = await addPhoto(ctxOf(photos), encoded);
    const { id } = await addPlace(db, { photoId });
    const target = await addPlace(db, { status: "APPROVED" });
    const stranger = ctxOf(photos, NOON, visitor("lain"));
    await expect(photoAccess(stranger, photoId)).rejects.toThrow(NotFound);
    await db.place.update({ where: { id }, data: { status: "APPROVED" } });
    expect(await photoAccess(stranger, photoId)).toEqual({ isPublic: true });
    for (const change of [{ closedAt: NOON }, { mergedIntoId: target.id }, { status: "REJECTED" as const }]) {
      await db.place.update({
        where: { id },
        data: { status: "APPROVED", closedAt: null, mergedIntoId: null, ...change },
      });
      await expect(photoAccess(stranger, photoId)).rejects.toThrow(NotFound);
    }
  });

  it("answers alike for a photo that does not exist", async () => {
    await expect(photoAccess(ctxOf(new MemoryPhotoStore()), randomUUID())).rejects.toThrow(NotFound);
  });
});

describe("removeUnusedPhotos", () => {
  const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR);

  it("removes what nothing used for a day, and keeps the rest", async () => {
    await removeUnusedPhotos(ctxOf(new MemoryPhotoStore(), later(1000)));
    const photos = new MemoryPhotoStore();
    const unused = await addPhoto(ctxOf(photos), encoded);
    const fresh = await addPhoto(ctxOf(photos, later(2)), encoded);
    const reported = await addPhoto(ctxOf(photos), encoded);
    const after = await addPhoto(ctxOf(photos), encoded);
    const profile = await addPhoto(ctxOf(photos), encoded);
    const placed = await addPhoto(ctxOf(photos), encoded);
    const enclosed = await addPhoto(ctxOf(photos), encoded);
    await addPlace(db, { photoId: placed.id });
    await db.message.create({
      data: { kind: "STORY", body: "Kisah kami.", photoId: enclosed.id, writerKey: "visitor:sari" },
    });
    const { id: reportId } = await db.report.create({ data: report(reported.id) });
    await db.reportEvent.create({ data: { reportId, kind: "RESOLVED", photoId: after.id } });
    await db.user.create({
      data: {
        username: "sari",
        usernameKey: "sari",
        passwordHash: "x",
        daerah: "Bali",
        umur: 30,
        securityQuestion: "x",
        securityAnswerHash: "x",
        profilePhotoId: profile.id,
      },
    });

    expect(await removeUnusedPhotos(ctxOf(photos, later(23.9)))).toBe(0);
    expect(await removeUnusedPhotos(ctxOf(photos, later(24.1)))).toBe(1);
    expect(await db.photo.findUnique({ where: { id: unused.id } })).toBeNull();
    expect([...photos.files.keys()].some((name) => name.startsWith(unused.id))).toBe(false);
    const remaining = [fresh, reported, after, profile, placed, enclosed].map(({ id }) => id);
    expect(await db.photo.count({ where: { id: { in: remaining } } })).toBe(6);
    expect(photos.files.size).toBe(12);
  });

  it("keeps the row while the storage does not answer, and takes it the next time", async () => {
    const photos = new MemoryPhotoStore();
    const { id } = await addPhoto(ctxOf(photos), encoded);
    const away = new MemoryPhotoStore();
    away.delete = () => Promise.reject(new Unavailable("Tidak ada jawaban."));
    await expect(removeUnusedPhotos(ctxOf(away, later(48)))).rejects.toThrow(Unavailable);
    expect(await db.photo.findUnique({ where: { id } })).not.toBeNull();
    expect(photos.files.size).toBe(2);
    await removeUnusedPhotos(ctxOf(photos, later(48)));
    expect(await db.photo.findUnique({ where: { id } })).toBeNull();
  });

  it("never takes a photo that a report is just being written with", async () => {
    const photos = new MemoryPhotoStore();
    const { id } = await addPhoto(ctxOf(photos), encoded);
    const written = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const writing = db.$transaction(async (transaction) => {
      await transaction.report.create({ data: report(id) });
      written.resolve();
      await commit.promise;
    });
    await written.promise;
    const removing = removeUnusedPhotos(ctxOf(photos, later(48)));
    await someoneWaits(db);
    commit.resolve();
    await writing;
    expect(await removing).toBe(0);
    expect(await db.report.findUnique({ where: { photoId: id } })).not.toBeNull();
    expect(photos.files.size).toBe(2);
  });
});
