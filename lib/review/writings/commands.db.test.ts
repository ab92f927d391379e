import { beforeEach, describe, expect, it } from "vitest";
import { sendNotices } from "@/lib/events/event/notices";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { addEvent } from "@/prisma/factories/event";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport, addReportUpdate } from "@/prisma/factories/report";
import { addComment, addThread } from "@/prisma/factories/thread";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import {
  hideWritings,
  hideWritingsOf,
  restoreWritings,
  restoreWritingsOf,
  undoHiding,
  undoHidingOfAccount,
} from "./commands";
import { WRITING_KINDS, type WritingKind } from "./rules";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const WORDS = { words: "Iklan berulang." };
const writerKey = "visitor:nakal";

const admin = await member(db, "Ayu", "ADMIN");
const pengelola = await member(db, "Bima", "PENGELOLA");
let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, places, forum_threads, volunteers, partners, events, audit_entries CASCADE`;
  ctx = testContext(db, pengelola, NOON);
});

/** One of each kind under a key. @returns its ids */
async function oneOfEach(key: string): Promise<Record<WritingKind, number>> {
  const fields = { writerKey: key, createdAt: NOON };
  const { id: laporan } = await addReport(db, fields);
  const { id: topik } = await addThread(db, fields);
  return {
    laporan,
    kabar: (await addReportUpdate(db, { ...fields, reportId: laporan })).id,
    lokasi: (await addPlace(db, fields)).id,
    topik,
    komentar: (await addComment(db, { ...fields, threadId: topik })).id,
    relawan: (await addVolunteer(db, fields)).id,
    mitra: (await addPartner(db, fields)).id,
    event: (await addEvent(db, fields)).id,
  };
}

/** The ids of what the public may see, kind by kind. */
async function shown(): Promise<Record<WritingKind, number[]>> {
  const order = { orderBy: { id: "asc" }, select: { id: true } } as const;
  const seen = { heldReason: null, hiddenAt: null };
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    laporan: ids(await db.report.findMany({ where: { heldReason: null }, ...order })),
    kabar: ids(await db.reportUpdate.findMany({ where: seen, ...order })),
    lokasi: ids(await db.place.findMany({ where: { heldReason: null }, ...order })),
    topik: ids(await db.forumThread.findMany({ where: seen, ...order })),
    komentar: ids(await db.forumComment.findMany({ where: seen, ...order })),
    relawan: ids(await db.volunteer.findMany({ where: seen, ...order })),
    mitra: ids(await db.partner.findMany({ where: seen, ...order })),
    event: ids(await db.event.findMany({ where: { deletedAt: null }, ...order })),
  };
}

function only(ids: Record<WritingKind, number>): Record<WritingKind, number[]> {
  return Object.fromEntries(WRITING_KINDS.map((kind) => [kind, [ids[kind]]])) as Record<WritingKind, number[]>;
}

describe("everything of one writer", () => {
  it("goes from the public by any one thing of it, and nothing of another's", async () => {
    const theirs = await oneOfEach(writerKey);
    const others = await oneOfEach("visitor:baik");
    for (const kind of WRITING_KINDS) {
      const { message } = await hideWritingsOf(ctx, { kind, id: theirs[kind], ...WORDS });
      expect(message).toContain(
        "1 laporan, 1 kabar laporan, 1 lokasi, 1 topik, 1 komentar, 1 pendaftaran relawan, 1 bank sampah",
      );
      expect(await shown()).toEqual(only(others));
      await restoreWritingsOf(ctx, { kind, id: theirs[kind] });
    }
    expect((await shown()).topik).toHaveLength(2);
    const tags = ["reports", "places", "forum", `forum:${theirs.topik}`, "volunteers", "partners", "events", "counts"];
    expect(ctx.expired).toEqual(expect.arrayContaining(tags));
  });

  it("comes back exactly as far as that act hid it", async () => {
    const ids = await oneOfEach(writerKey);
    const held = await addReport(db, { writerKey, heldReason: "link" });
    const verified = await addReport(db, { writerKey, status: "VERIFIED" });
    const hidden = await addThread(db, { writerKey, hiddenAt: NOON, hiddenWords: "Kasar." });
    const vouched = await addPartner(db, { writerKey, badge: "BSU" });
    await hideWritingsOf(ctx, { kind: "topik", id: ids.topik, ...WORDS });
    expect(await shown()).toMatchObject({ laporan: [verified.id], topik: [], mitra: [vouched.id] });
    await expect(hideWritingsOf(ctx, { kind: "topik", id: ids.topik, ...WORDS })).rejects.toThrow(Conflict);

    ctx.pass(60);
    const later = await addReport(db, { writerKey });
    await hideWritingsOf(ctx, { kind: "laporan", id: later.id, ...WORDS });
    await restoreWritingsOf(ctx, { kind: "relawan", id: ids.relawan });
    expect(await shown()).toEqual({
      ...only(ids),
      laporan: [ids.laporan, verified.id],
      mitra: [ids.mitra, vouched.id],
    });
    expect(await db.report.findUniqueOrThrow({ where: { id: held.id } })).toMatchObject({ heldReason: "link" });
    expect(await db.forumThread.findUniqueOrThrow({ where: { id: hidden.id } })).toMatchObject({
      hiddenWords: "Kasar.",
    });
    await expect(restoreWritingsOf(ctx, { kind: "relawan", id: ids.relawan })).rejects.toThrow(Conflict);
  });

  it("is taken back within seconds by who did it, and who registered never hears of it", async () => {
    const ids = await oneOfEach(writerKey);
    const registration = { name: "Ikut", email: "ikut@contoh.id", emailKey: "ikut@contoh.id", people: 1 };
    await db.eventRegistration.create({ data: { ...registration, eventId: ids.event, status: "CONFIRMED" } });
    const thing = { kind: "event", id: ids.event } as const;
    const { step_id } = await hideWritingsOf(ctx, { ...thing, ...WORDS });
    await sendNotices(ctx);
    await expect(undoHiding(ctx.as(admin), { ...thing, step_id: step_id ?? 0 })).rejects.toThrow(Conflict);
    await undoHiding(ctx, { ...thing, step_id: step_id ?? 0 });
    ctx.pass(60);
    await sendNotices(ctx);
    expect(ctx.mail.waiting).toEqual([]);
    expect(await shown()).toEqual(only(ids));

    const again = await hideWritingsOf(ctx, { ...thing, ...WORDS });
    ctx.pass(13);
    await expect(undoHiding(ctx, { ...thing, step_id: again.step_id ?? 0 })).rejects.toThrow("paling lama 10 detik");
    await sendNotices(ctx);
    await restoreWritingsOf(ctx, thing);
    await sendNotices(ctx);
    expect(ctx.mail.waiting.map(({ message }) => message.subject)).toEqual([
      expect.stringContaining("atal"),
      expect.stringContaining("Perubahan"),
    ]);
  });

  it("is for staff only, and of a thing that is there", async () => {
    const { laporan } = await oneOfEach(writerKey);
    const thing = { kind: "laporan", id: laporan } as const;
    await expect(hideWritingsOf(ctx.as(visitor("nakal")), { ...thing, ...WORDS })).rejects.toThrow(Forbidden);
    await expect(restoreWritingsOf(ctx.as(visitor("nakal")), thing)).rejects.toThrow(Forbidden);
    await expect(hideWritingsOf(ctx, { ...thing, id: 1_000_000, ...WORDS })).rejects.toThrow(NotFound);
  });
});

it("an admin takes the hiding of all that an account wrote back within seconds, and who registered never hears of it", async () => {
  const { userId } = await member(db, "Dewi");
  const ids = await oneOfEach(`user:${userId}`);
  const registration = { name: "Ikut", email: "ikut@contoh.id", emailKey: "ikut@contoh.id", people: 1 };
  await db.eventRegistration.create({ data: { ...registration, eventId: ids.event, status: "CONFIRMED" } });
  const world = ctx.as(admin);
  const step_id = (await hideWritings(world, userId, WORDS)).step_id ?? 0;
  const other = ctx.as(await member(db, "Eko", "ADMIN"));
  await expect(undoHidingOfAccount(other, userId, { step_id })).rejects.toThrow(Conflict);
  await undoHidingOfAccount(world, userId, { step_id });
  expect(await shown()).toEqual(only(ids));
  await expect(undoHidingOfAccount(world, userId, { step_id })).rejects.toThrow("sudah diurungkan");
  ctx.pass(60);
  await sendNotices(ctx);
  expect(ctx.mail.waiting).toEqual([]);

  const later = (await hideWritings(world, userId, WORDS)).step_id ?? 0;
  ctx.pass(13);
  await expect(undoHidingOfAccount(world, userId, { step_id: later })).rejects.toThrow("paling lama 10 detik");
  expect((await shown()).topik).toEqual([]);
});

it("an admin hides and restores what an account wrote, with the reason in the log", async () => {
  const { userId } = await member(db, "Citra");
  const ids = await oneOfEach(`user:${userId}`);
  const world = ctx.as(admin);
  await hideWritings(world, userId, WORDS);
  expect((await shown()).komentar).toEqual([]);
  await expect(hideWritings(world, userId, WORDS)).rejects.toThrow(Conflict);
  expect(await restoreWritings(world, userId)).toMatchObject({ message: expect.stringContaining("1 event") });
  expect(await shown()).toEqual(only(ids));
  const entries = await db.auditEntry.findMany({ where: { subject: `user:${userId}` }, orderBy: { id: "asc" } });
  expect(entries.map(({ action }) => action)).toEqual(["user.hide_writings", "user.restore_writings"]);
  expect(entries[0]?.details).toMatchObject({ ...WORDS, event: 1 });
});
