import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { newOwner, PASSWORD } from "@/lib/accounts/test-owner";
import type { Actor } from "@/lib/kernel/actor";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { addPhoto, removeChangedPhotos, removeUnusedPhotos } from "@/lib/photos/commands";
import { eraseAccount } from "@/lib/privacy/erase";
import { createReport } from "@/lib/reports/commands";
import { decideReport } from "@/lib/reports/desk/commands";
import { deskReport } from "@/lib/reports/desk/queries";
import { findReport, listReports } from "@/lib/reports/queries";
import type { CreateReport } from "@/lib/reports/schemas";
import { DiskPhotoStore } from "@/lib/server/photos/disk-store";
import { encodePhoto } from "@/lib/server/photos/encode";
import { addReportUpdate } from "@/prisma/factories/report";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { coverPhoto, removePhotoOfReport, undoPhotoChange } from "./commands";
import { photoAccess } from "./queries";

const { db } = await testDatabase();
const MORNING = new Date("2026-03-14T09:00:00+07:00");
const folder = await mkdtemp(join(tmpdir(), "sulur-foto-"));
const photos = new DiskPhotoStore(folder);
const world = testContext(db, visitor("sari"), MORNING);
const as = (actor: Actor) => ({ ...world.as(actor), photos });
const sari = as(visitor("sari"));
const stranger = as(visitor("lain"));
const ayu = as(await member(db, "Ayu", "ADMIN"));
const budi = as(await member(db, "Budi", "PENGELOLA"));
const BOXES = [{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }];
const cover = (bytes: Uint8Array) => encodePhoto(bytes, BOXES);

let sent = 0;
let drawn = 0;
/** A picture like no other: the same one twice is a copy, and changes with it. */
async function upload(ctx = sari): Promise<string> {
  drawn += 1;
  const picture = sharp({ create: { width: 80 + drawn, height: 60, channels: 3, background: "#c84632" } });
  return (await addPhoto(ctx, await encodePhoto(await picture.png().toBuffer()))).id;
}
const input = (fields: Partial<CreateReport>): CreateReport => {
  sent += 1;
  return {
    reporter_name: "Sari",
    location: "Jalan Melati, Medan",
    damage_type: "Sampah menumpuk",
    description: `Sampah menumpuk di tepi sungai sejak kemarin, bagian ${sent}.`,
    incident_date: "2026-03-13",
    ...fields,
  };
};
const idsIn = (paths: string[]) => paths.map((path) => /photos\/([^?]+)/u.exec(path)?.[1]);
const shown = async (id: number) => idsIn((await findReport(stranger, { id }))?.report?.photos ?? []);
const filesOf = async (id: string) => (await readdir(folder, { recursive: true })).filter((name) => name.includes(id));

/** A verified report with so many photos. */
async function reported(count: number): Promise<{ id: number; code: string; ids: string[] }> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await upload());
  const { id, code } = await createReport(sari, input({ photo_ids: ids }));
  await decideReport(ayu, { id }, { decision: "verify", status: "PENDING" });
  return { id, code, ids };
}

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days CASCADE`;
});

describe("a report with several photos", () => {
  it("shows them in order and its first as the one photo, to everyone only once staff stand behind it", async () => {
    const [first = "", second = "", third = ""] = [await upload(), await upload(), await upload()];
    const { id, photo, photos } = await createReport(
      sari,
      input({ photo_id: third, photo_ids: [second, third, first] }),
    );
    expect([photo, photos]).toEqual([null, []]);
    for (const one of [first, second, third]) await expect(photoAccess(stranger, one)).rejects.toThrow(NotFound);
    expect((await deskReport(ayu, { id }))?.photos.map((one) => one.id)).toEqual([third, second, first]);
    await decideReport(ayu, { id }, { decision: "verify", status: "PENDING" });
    const [item] = (await listReports(stranger, { limit: 1 })).items;
    expect(idsIn(item?.photos ?? [])).toEqual([third, second, first]);
    expect(item?.photo).toBe(item?.photos[0]);
    for (const one of [first, second, third]) expect(await photoAccess(stranger, one)).toEqual({ isPublic: true });
    world.pass(48 * 3600);
    await removeUnusedPhotos(sari);
    expect(await shown(id)).toEqual([third, second, first]);
  });

  it("takes neither a stranger's photo nor one of another report, and nothing of what came with it", async () => {
    const [used = ""] = (await reported(2)).ids.slice(1);
    const before = await db.report.count();
    for (const foreign of [await upload(stranger), used]) {
      await expect(createReport(sari, input({ photo_ids: [await upload(), foreign] }))).rejects.toThrow(InvalidInput);
    }
    expect(await db.report.count()).toBe(before);
  });

  it("is erased with all its photos while nobody stands behind it", async () => {
    const owner = as((await newOwner(db, "erni")).actor);
    const ids = [await upload(owner), await upload(owner)];
    await createReport(owner, input({ photo_ids: ids }));
    await eraseAccount(owner, { password: PASSWORD, confirmation: "HAPUS" });
    for (const id of ids) expect(await filesOf(id)).toEqual([]);
  });
});

describe("covering a photo", () => {
  it("shows another at once, and after the time of undoing the original lies nowhere", async () => {
    const { id, code, ids } = await reported(3);
    const [first, original = "", third] = ids;
    await coverPhoto(ayu, original, cover);
    const [, covered = ""] = await shown(id);
    expect(await shown(id)).toEqual([first, covered, third]);
    expect(covered).not.toBe(original);
    expect(world.expired).toEqual(expect.arrayContaining(["reports", `report:${code}`]));
    // Neither the public, its owner nor staff see the old one.
    for (const ctx of [stranger, sari, ayu]) await expect(photoAccess(ctx, original)).rejects.toThrow(NotFound);
    expect(await photoAccess(stranger, covered)).toEqual({ isPublic: true });
    expect(await removeChangedPhotos(stranger)).toBe(0);
    expect(await filesOf(original)).toHaveLength(2);
    world.pass(13);
    expect(await removeChangedPhotos(stranger)).toBe(1);
    expect(await filesOf(original)).toEqual([]);
    const tables = await db.$queryRaw<{ name: string }[]>`
      SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
    for (const { name } of tables) {
      const rows = await db.$queryRawUnsafe<unknown[]>(
        `SELECT FROM ${name} AS it WHERE it::text LIKE $1`,
        `%${original}%`,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const audit = await db.auditEntry.findFirstOrThrow({ where: { action: "report.photo_covered" } });
    expect(audit).toMatchObject({ subject: `report:${code}` });
  });

  it("can be undone by who did it for ten seconds, and then leaves nothing of the covered one", async () => {
    const { id, ids } = await reported(1);
    const [original = ""] = ids;
    const { step_id } = await coverPhoto(ayu, original, cover);
    const [covered = ""] = await shown(id);
    await expect(undoPhotoChange(budi, { step_id: step_id ?? 0 })).rejects.toThrow(Conflict);
    await undoPhotoChange(ayu, { step_id: step_id ?? 0 });
    expect(await shown(id)).toEqual([original]);
    expect(await photoAccess(stranger, original)).toEqual({ isPublic: true });
    expect(await filesOf(covered)).toEqual([]);
    await expect(undoPhotoChange(ayu, { step_id: step_id ?? 0 })).rejects.toThrow(Conflict);
    const again = await coverPhoto(ayu, original, cover);
    world.pass(13);
    await expect(undoPhotoChange(ayu, { step_id: again.step_id ?? 0 })).rejects.toThrow(Conflict);
    world.pass(60);
    await removeChangedPhotos(stranger);
    expect(await filesOf(original)).toEqual([]);
  });

  it("by two at once keeps one, and leaves no file of the other", async () => {
    const { id, ids } = await reported(2);
    const [original = ""] = ids;
    const both = await Promise.allSettled([coverPhoto(ayu, original, cover), coverPhoto(budi, original, cover)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((one) => one.status === "rejected")?.reason).toBeInstanceOf(Conflict);
    expect(await shown(id)).toHaveLength(2);
    const known = new Set((await db.photo.findMany({ select: { id: true } })).map((row) => row.id));
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".webp"));
    expect(files.filter((name) => !known.has(name.slice(3, 39)))).toEqual([]);
    await expect(removePhotoOfReport(budi, original)).rejects.toThrow(Conflict);
  });

  it("changes photos of updates and of the timeline alike, and leaves the new one its owner's", async () => {
    const { id } = await reported(0);
    const photoId = await upload(stranger);
    const update = await addReportUpdate(db, { reportId: id, photoId });
    const after = await upload(ayu);
    const step = await db.reportEvent.create({ data: { reportId: id, kind: "RESOLVED", photoId: after } });
    await coverPhoto(budi, photoId, cover);
    const { step_id } = await removePhotoOfReport(budi, after);
    const now = await db.reportUpdate.findUniqueOrThrow({ where: { id: update.id }, include: { photo: true } });
    expect(now.photoId).not.toBe(photoId);
    expect(now.photo?.ownerKey).toBe("visitor:lain");
    const photoOfStep = async () => (await db.reportEvent.findUniqueOrThrow({ where: { id: step.id } })).photoId;
    expect(await photoOfStep()).toBeNull();
    await undoPhotoChange(budi, { step_id: step_id ?? 0 });
    expect(await photoOfStep()).toBe(after);
  });

  it("is for staff alone, and for photos that a report shows", async () => {
    const { ids } = await reported(1);
    const [original = ""] = ids;
    const neighbour = as(await member(db, "Tetangga", "USER"));
    for (const ctx of [stranger, sari, neighbour]) {
      await expect(coverPhoto(ctx, original, cover)).rejects.toThrow(Forbidden);
      await expect(removePhotoOfReport(ctx, original)).rejects.toThrow(Forbidden);
      await expect(undoPhotoChange(ctx, { step_id: 1 })).rejects.toThrow(Forbidden);
    }
    const loose = await upload();
    await expect(coverPhoto(ayu, loose, cover)).rejects.toThrow(NotFound);
    await expect(removePhotoOfReport(ayu, loose)).rejects.toThrow(NotFound);
  });
});

describe("removing a photo", () => {
  it("lets the next become the first, and puts each back where it was, in whatever order that is undone", async () => {
    const { id, ids } = await reported(3);
    const [a = "", b = "", c = ""] = ids;
    const first = await removePhotoOfReport(ayu, a);
    expect(await shown(id)).toEqual([b, c]);
    const second = await removePhotoOfReport(budi, b);
    expect(await shown(id)).toEqual([c]);
    await undoPhotoChange(budi, { step_id: second.step_id ?? 0 });
    await undoPhotoChange(ayu, { step_id: first.step_id ?? 0 });
    expect(await shown(id)).toEqual([a, b, c]);
    const middle = await removePhotoOfReport(ayu, b);
    await undoPhotoChange(ayu, { step_id: middle.step_id ?? 0 });
    expect(await shown(id)).toEqual([a, b, c]);
  });

  it("leaves it nowhere afterwards, and keeps the row while the storage does not answer", async () => {
    const { ids } = await reported(2);
    const [, removed = ""] = ids;
    await removePhotoOfReport(ayu, removed);
    world.pass(13);
    const away = { ...stranger, photos: { ...photos, delete: () => Promise.reject(new Error("away")) } as never };
    await expect(removeChangedPhotos(away)).rejects.toThrow();
    expect(await db.photoChange.count({ where: { photoId: removed } })).toBe(1);
    await removeChangedPhotos(stranger);
    expect(await filesOf(removed)).toEqual([]);
    expect(await db.photo.count({ where: { id: removed } })).toBe(0);
  });
});
