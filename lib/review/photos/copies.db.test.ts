import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as PHOTO } from "@/app/api/photos/[id]/route";
import { reportResults } from "@/lib/gatherings/commands";
import type { Actor } from "@/lib/kernel/actor";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { addPhoto, removeChangedPhotos } from "@/lib/photos/commands";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { DiskPhotoStore } from "@/lib/server/photos/disk-store";
import { encodePhoto } from "@/lib/server/photos/encode";
import { provideServices, services } from "@/lib/server/services";
import { addEvent } from "@/prisma/factories/event";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport, addReportUpdate } from "@/prisma/factories/report";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { coverPhoto, removePhotoOfReport, undoPhotoChange } from "./commands";
import { photoAccess } from "./queries";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const photos = new DiskPhotoStore(await mkdtemp(join(tmpdir(), "sulur-salinan-")));
provideServices({ ...services(), photos });

const world = testContext(db, visitor("sari"), new Date("2026-03-14T09:00:00+07:00"));
const as = (actor: Actor) => ({ ...world.as(actor), photos });
const sari = as(visitor("sari"));
const stranger = as(visitor("lain"));
const ayu = as(await member(db, "Ayu", "ADMIN"));
const cover = (bytes: Uint8Array) => encodePhoto(bytes, [{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }]);

let drawn = 0;
/** Makes a picture that only this test has. */
async function picture() {
  drawn += 1;
  const created = sharp({ create: { width: 90 + drawn, height: 60, channels: 3, background: "#2f6b4f" } });
  return encodePhoto(await created.png().toBuffer());
}

/** Everything that can show a photo, each with the column that names it. */
const OWNERS: Record<string, (photoId: string) => Promise<{ read: () => Promise<string | null | undefined> }>> = {
  report: async (photoId) => {
    const { id } = await addReport(db, { status: "VERIFIED", photoId });
    return { read: async () => (await db.report.findUnique({ where: { id } }))?.photoId };
  },
  "further photo of a report": async (photoId) => {
    const { id } = await addReport(db, { status: "VERIFIED", photoId: (await addPhoto(sari, await picture())).id });
    await db.reportPhoto.create({ data: { photoId, reportId: id, position: 1 } });
    return { read: async () => (await db.reportPhoto.findFirst({ where: { reportId: id } }))?.photoId ?? null };
  },
  "report update": async (photoId) => {
    const report = await addReport(db, { status: "VERIFIED" });
    const { id } = await addReportUpdate(db, { reportId: report.id, photoId });
    return { read: async () => (await db.reportUpdate.findUnique({ where: { id } }))?.photoId };
  },
  claim: async (photoId) => {
    const report = await addReport(db, { status: "CLAIMED" });
    const { id } = await db.reportEvent.create({ data: { reportId: report.id, kind: "CLAIMED", photoId } });
    return { read: async () => (await db.reportEvent.findUnique({ where: { id } }))?.photoId };
  },
  place: async (photoId) => {
    const { id } = await addPlace(db, { status: "APPROVED", photoId });
    return { read: async () => (await db.place.findUnique({ where: { id } }))?.photoId };
  },
  event: async (photoId) => {
    const { id } = await addEvent(db, { photoId });
    return { read: async () => (await db.event.findUnique({ where: { id } }))?.photoId };
  },
  "event result": async (photoId) => {
    const { id } = await addEvent(db);
    await db.eventResultPhoto.create({ data: { photoId, eventId: id } });
    return { read: async () => (await db.eventResultPhoto.findFirst({ where: { eventId: id } }))?.photoId ?? null };
  },
  partner: async (photoId) => {
    const { id } = await addPartner(db, { photoId });
    return { read: async () => (await db.partner.findUnique({ where: { id } }))?.photoId };
  },
  volunteer: async (photoId) => {
    const { id } = await addVolunteer(db, { photoId });
    return { read: async () => (await db.volunteer.findUnique({ where: { id } }))?.photoId };
  },
  account: async (photoId) => {
    const { userId } = await member(db, `Warga ${drawn}`, "USER");
    await db.user.update({ where: { id: userId }, data: { profilePhotoId: photoId } });
    return { read: async () => (await db.user.findUnique({ where: { id: userId } }))?.profilePhotoId };
  },
  message: async (photoId) => {
    const { id } = await db.message.create({
      data: { kind: "CONTACT", body: "Lihat foto ini.", writerKey: "visitor:lain", photoId },
    });
    return { read: async () => (await db.message.findUnique({ where: { id } }))?.photoId };
  },
};

/** The same picture at every owner. */
async function everywhere() {
  const same = await picture();
  const shown = [];
  for (const [name, add] of Object.entries(OWNERS)) {
    const { id } = await addPhoto(sari, same);
    shown.push({ name, id, ...(await add(id)) });
  }
  return shown;
}

const client = new Client("203.0.113.77");
async function statusOf(id: string, width: string): Promise<number> {
  return (await client.get(PHOTO, `/api/photos/${id}?w=${width}`, { id })).status;
}

/** Tables in which one of these texts stands. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<unknown[]>(
      `SELECT FROM ${name} AS it WHERE it::text LIKE ANY($1) LIMIT 1`,
      texts.map((text) => `%${text}%`),
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, events, audit_entries CASCADE`;
});

describe.each(Object.keys(OWNERS))("a photo that staff cover at a %s", (kind) => {
  it("is covered at all that shows a copy of it, for everybody, in every size", async () => {
    const shown = await everywhere();
    const pressed = shown.find(({ name }) => name === kind);
    const { message } = await coverPhoto(ayu, pressed?.id ?? "", cover);
    // No page, card, mail, feed, answer or export can name what no row names.
    expect(message).toContain(`di ${shown.length} tempat`);
    expect(await tablesWith(shown.map(({ id }) => id))).toEqual(["photo_changes", "photos"]);
    for (const { name, id, read } of shown) {
      const now = await read();
      expect([name, now]).not.toEqual([name, id]);
      expect([name, typeof now]).toEqual([name, "string"]);
      for (const ctx of [stranger, sari, ayu]) await expect(photoAccess(ctx, id)).rejects.toThrow(NotFound);
      expect([await statusOf(id, "640"), await statusOf(id, "2048")]).toEqual([404, 404]);
      const bytes = await photos.get(`${now}-2048.webp`);
      expect(bytes && Buffer.compare(bytes, (await photos.get(`${id}-2048.webp`)) ?? Buffer.of())).not.toBe(0);
    }
    expect(await db.auditEntry.count({ where: { action: "report.photo_covered" } })).toBe(shown.length);
  });
});

describe("a photo with copies", () => {
  it("is removed from all that shows it, and after the time of undoing no row and no file is left", async () => {
    const shown = await everywhere();
    await removePhotoOfReport(ayu, shown[6]?.id ?? "");
    for (const { name, read } of shown) expect([name, await read()]).toEqual([name, null]);
    world.pass(13);
    expect(await removeChangedPhotos(stranger)).toBe(shown.length);
    expect(await tablesWith(shown.map(({ id }) => id))).toEqual([]);
    for (const { id } of shown) {
      expect([await photos.get(`${id}-640.webp`), await photos.get(`${id}-2048.webp`)]).toEqual([null, null]);
    }
  });

  it.each(["cover", "remove"])("stands everywhere as before after the undo of a %s", async (how) => {
    const shown = await everywhere();
    const [first] = shown;
    const press = how === "cover" ? coverPhoto(ayu, first?.id ?? "", cover) : removePhotoOfReport(ayu, first?.id ?? "");
    const { step_id } = await press;
    await undoPhotoChange(ayu, { step_id: step_id ?? 0 });
    for (const { name, id, read } of shown) expect([name, await read()]).toEqual([name, id]);
    expect(await db.photoChange.count()).toBe(0);
    await expect(undoPhotoChange(ayu, { step_id: step_id ?? 0 })).rejects.toThrow(Conflict);
  });

  it("that stands twice in one report is removed twice, and both come back in their order", async () => {
    const same = await picture();
    const [first, second, third] = [
      await addPhoto(sari, same),
      await addPhoto(sari, same),
      await addPhoto(sari, await picture()),
    ];
    const { id } = await addReport(db, { status: "VERIFIED", photoId: first.id });
    await db.reportPhoto.create({ data: { photoId: second.id, reportId: id, position: 1 } });
    await db.reportPhoto.create({ data: { photoId: third.id, reportId: id, position: 2 } });
    const order = async () => {
      const { photoId, morePhotos } = await db.report.findUniqueOrThrow({
        where: { id },
        include: { morePhotos: { orderBy: { position: "asc" } } },
      });
      return [photoId, ...morePhotos.map((more) => more.photoId)];
    };
    const before = await order();
    const { step_id } = await removePhotoOfReport(ayu, second.id);
    expect(await order()).toEqual([third.id]);
    await undoPhotoChange(ayu, { step_id: step_id ?? 0 });
    expect((await order()).sort()).toEqual(before.toSorted());
  });

  it("leaves another picture of the same size alone", async () => {
    const { id } = await addPhoto(sari, await picture());
    const other = await addPhoto(sari, await picture());
    const { bytes, width, height } = await db.photo.findUniqueOrThrow({ where: { id } });
    await db.photo.update({ where: { id: other.id }, data: { bytes, width, height } });
    await addReport(db, { status: "VERIFIED", photoId: id });
    const place = await addPlace(db, { status: "APPROVED", photoId: other.id });
    await coverPhoto(ayu, id, cover);
    expect((await db.place.findUniqueOrThrow({ where: { id: place.id } })).photoId).toBe(other.id);
  });

  it("that an event's results claim a report with is covered in both, from the results or from the claim", async () => {
    for (const from of ["results", "claim"]) {
      const report = await addReport(db, { status: "VERIFIED" });
      const startsAt = new Date("2026-03-14T07:00:00+07:00");
      const event = await addEvent(db, {
        reportId: report.id,
        startsAt,
        endsAt: new Date("2026-03-14T08:00:00+07:00"),
      });
      const { id } = await addPhoto(ayu, await picture());
      await reportResults(ayu, event.id, { people: 3, photo_ids: [id] } as never);
      const step = await db.reportEvent.findFirstOrThrow({ where: { reportId: report.id, kind: "CLAIMED" } });
      const copy = step.photoId ?? "";
      expect(copy).not.toBe(id);
      expect(await photoAccess(stranger, copy)).toEqual({ isPublic: true });
      await coverPhoto(ayu, from === "claim" ? copy : id, cover);
      for (const old of [id, copy])
        expect([await statusOf(old, "640"), await statusOf(old, "2048")]).toEqual([404, 404]);
    }
  });
});
