import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as UPLOAD } from "@/app/api/photos/route";
import type { Actor } from "@/lib/kernel/actor";
import { addPhoto, removeChangedPhotos } from "@/lib/photos/commands";
import { createPlace } from "@/lib/places/commands";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { DiskPhotoStore } from "@/lib/server/photos/disk-store";
import { encodePhoto } from "@/lib/server/photos/encode";
import { provideServices, services } from "@/lib/server/services";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { coverPhoto, removePhotoOfReport, undoPhotoChange } from "./commands";
import { replaceWithdrawnCopies } from "./commands-copies";
import { photoAccess } from "./queries";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const photos = new DiskPhotoStore(await mkdtemp(join(tmpdir(), "sulur-ditarik-")));
provideServices({ ...services(), photos });

const world = testContext(db, visitor("sari"), new Date());
const as = (actor: Actor) => ({ ...world.as(actor), photos });
const sari = as(visitor("sari"));
const stranger = as(visitor("lain"));
const ayu = as(await member(db, "Ayu", "ADMIN"));
const cover = (bytes: Uint8Array) => encodePhoto(bytes, [{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }]);

let drawn = 0;
let file: Buffer;
beforeEach(async () => {
  drawn += 1;
  await db.$executeRaw`TRUNCATE reports, report_days, places, audit_entries CASCADE`;
  const created = sharp({ create: { width: 90 + drawn, height: 60, channels: 3, background: "#2f6b4f" } });
  file = await created.png().toBuffer();
});

/** Sends the file as a stranger does. */
async function upload() {
  const request = new Client(`203.0.113.${drawn}`).request("/api/photos", {
    method: "POST",
    body: new Uint8Array(file),
  });
  request.headers.set("content-type", "image/png");
  const response = await UPLOAD(request, { params: Promise.resolve({}) });
  return { status: response.status, body: await response.json() };
}

async function reportWith(status: "VERIFIED" | "PENDING"): Promise<string> {
  const { id } = await addPhoto(sari, await encodePhoto(file));
  await addReport(db, { status, photoId: id });
  return id;
}

const REFUSED = {
  status: 400,
  body: expect.objectContaining({ message: expect.stringMatching(/^Foto ini pernah ditutup atau dihapus pengelola/) }),
};

describe("a file that staff have taken from public view", () => {
  it.each(["cover", "remove"])("is not taken a second time after a %s, but after its undo", async (how) => {
    const id = await reportWith("VERIFIED");
    expect((await upload()).status).toBe(201);
    const { step_id } = await (how === "cover" ? coverPhoto(ayu, id, cover) : removePhotoOfReport(ayu, id));
    expect(await upload()).toEqual(REFUSED);
    await undoPhotoChange(ayu, { step_id: step_id ?? 0 });
    expect((await upload()).status).toBe(201);
  });

  it("is not shown by who uploaded it before", async () => {
    const id = await reportWith("VERIFIED");
    const { id: photo_id } = await addPhoto(stranger, await encodePhoto(file));
    await coverPhoto(ayu, id, cover);
    const place = { name: "Taman Melati", type: "taman", latitude: -6.2, longitude: 106.8, photo_id };
    await expect(createPlace(stranger, place as never)).rejects.toThrow("pernah ditutup atau dihapus");
  });

  it("is taken from staff, who can correct a removal by mistake", async () => {
    await removePhotoOfReport(ayu, await reportWith("VERIFIED"));
    const { id: photo_id } = await addPhoto(ayu, await encodePhoto(file));
    const place = { name: "Taman Melati", type: "taman", latitude: -6.2, longitude: 106.8, photo_id };
    await expect(createPlace(ayu, place as never)).resolves.toMatchObject({ name: "Taman Melati" });
  });

  it("is taken where it was never public, so that nobody learns of a report that is not shown", async () => {
    await coverPhoto(ayu, await reportWith("PENDING"), cover);
    expect((await upload()).status).toBe(201);
  });
});

describe("a photo with more copies than one transaction changes", () => {
  const COPIES = 120;

  async function copies(): Promise<string[]> {
    const encoded = await encodePhoto(file);
    const ids = await Promise.all(Array.from({ length: COPIES }, async () => (await addPhoto(sari, encoded)).id));
    for (const photoId of ids) await addPlace(db, { status: "APPROVED", photoId });
    return ids;
  }

  async function visible(ids: readonly string[]): Promise<number> {
    const seen = await Promise.allSettled(ids.map((id) => photoAccess(ayu, id)));
    return seen.filter(({ status }) => status === "fulfilled").length;
  }

  it.each(["cover", "remove"])("is gone everywhere at once after a %s, and a job does the rest", async (how) => {
    const ids = await copies();
    const [first = ""] = ids;
    const { message } = await (how === "cover" ? coverPhoto(ayu, first, cover) : removePhotoOfReport(ayu, first));
    expect(message).toContain(`di 50 tempat yang menampilkannya. ${COPIES - 50} salinan lain tidak tampil lagi.`);
    expect(await visible(ids)).toBe(0);
    expect(await replaceWithdrawnCopies(stranger), "while it can be undone").toBe(0);
    world.pass(60);
    expect(await replaceWithdrawnCopies(stranger)).toBe(COPIES - 50);
    expect(await replaceWithdrawnCopies(stranger)).toBe(0);
    const shown = await db.place.findMany({ select: { photoId: true } });
    expect(shown.filter(({ photoId }) => ids.includes(photoId ?? ""))).toEqual([]);
    expect(await visible(shown.flatMap(({ photoId }) => photoId ?? []))).toBe(how === "cover" ? COPIES : 0);
    world.pass(60);
    expect(await removeChangedPhotos(stranger)).toBe(COPIES);
    expect(await db.photo.count({ where: { id: { in: ids } } })).toBe(0);
  });

  it("is shown everywhere again after an undo", async () => {
    const ids = await copies();
    const { step_id } = await coverPhoto(ayu, ids[7] ?? "", cover);
    await undoPhotoChange(ayu, { step_id: step_id ?? 0 });
    expect(await visible(ids)).toBe(COPIES);
    world.pass(60);
    expect(await replaceWithdrawnCopies(stranger)).toBe(0);
  });
});
