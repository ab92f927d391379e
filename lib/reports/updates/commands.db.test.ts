import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { deskCounts } from "@/lib/reports/desk/queries";
import { addReport, addReportUpdate } from "@/prisma/factories/report";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { addUpdate, decideUpdate, undoUpdateDecision } from "./commands";
import { deskUpdates, listUpdates, ownWaitingUpdates } from "./queries";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const bima = await member(db, "Bima", "PENGELOLA");
const WORDS = { condition: "SAME", content: "Masih menumpuk, baunya makin menyengat." } as const;
const FIRST = { limit: 10 };

let ctx: TestContext;
let staff: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days, audit_entries, photos CASCADE`;
  ctx = testContext(db, visitor("tetangga"), NOON);
  staff = ctx.as(bima);
});

/** A neighbour whose texts have stood before. */
async function known(name: string): Promise<TestContext> {
  const { id } = await addReport(db, { status: "VERIFIED" });
  await addReportUpdate(db, { reportId: id, writerKey: `visitor:${name}`, createdAt: new Date(0) });
  return ctx.as(visitor(name));
}

const waiting = async () => (await deskCounts(staff)).updates;
const shown = async (id: number) => (await listUpdates(ctx, { id }, FIRST))?.items.map(({ content }) => content);

describe("an update", () => {
  it("of somebody new waits until staff show it, without who wrote it, and can be taken back for a moment", async () => {
    const { id, code } = await addReport(db, { status: "VERIFIED" });
    const sent = await addUpdate(ctx, { code }, WORDS);
    expect(sent).toMatchObject({ held: true, condition: "SAME" });
    expect(await shown(id)).toEqual([]);
    expect(await waiting()).toBe(1);
    const queue = await deskUpdates(staff, { queue: "WAITING", limit: 10 });
    expect(queue.items).toMatchObject([{ id: sent.id, code, heldReason: "first", member: false }]);
    const { step_id } = await decideUpdate(staff, { id: sent.id, decision: "release" });
    expect(await shown(id)).toEqual([WORDS.content]);
    expect(ctx.expired).toEqual(expect.arrayContaining([`report:${code}`, `report-updates:${id}`]));
    const [view] = (await listUpdates(ctx, { id }, FIRST))?.items ?? [];
    expect(Object.keys(view ?? {}).sort()).toEqual(["condition", "content", "created_at", "id", "photo"]);
    await undoUpdateDecision(staff, { id: sent.id, step_id: step_id ?? 0 });
    expect([await shown(id), await waiting()]).toEqual([[], 1]);
    await decideUpdate(staff, { id: sent.id, decision: "hide", words: "Memuat data pribadi." });
    await expect(decideUpdate(staff, { id: sent.id, decision: "release" })).rejects.toThrow(Conflict);
    await decideUpdate(staff, { id: sent.id, decision: "restore", words: "Keliru." });
    expect(await shown(id)).toEqual([WORDS.content]);
    const acts = await db.auditEntry.findMany({ where: { subject: `kabar:${sent.id}` }, orderBy: { id: "asc" } });
    const words = acts.map(({ action }) => action);
    expect(words).toEqual(["update.release", "update.undo", "update.hide", "update.restore"]);
  });

  it("is shown to its writer alone while it waits", async () => {
    const { code } = await addReport(db, { status: "VERIFIED" });
    const { id } = await addUpdate(ctx, { code }, WORDS);
    const seenBy = async (context: TestContext) => (await ownWaitingUpdates(context, { code })).map((own) => own.id);
    expect(await seenBy(ctx)).toEqual([id]);
    for (const other of [visitor("orang lain"), { kind: "visitor", visitorId: null } as const, bima]) {
      expect(await seenBy(ctx.as(other))).toEqual([]);
    }
    await db.report.update({ where: { code }, data: { heldReason: "secret" } });
    expect(await seenBy(ctx)).toEqual([]);
    await db.report.update({ where: { code }, data: { heldReason: null } });
    await decideUpdate(staff, { id, decision: "release" });
    expect(await seenBy(ctx)).toEqual([]);
  });

  it("sent fifty times at once is one, with its photo, and one more a day later", async () => {
    const { id } = await addReport(db, { status: "VERIFIED" });
    const photo = { id: randomUUID(), ownerKey: "visitor:tetangga", width: 8, height: 6, bytes: 9 };
    await db.photo.create({ data: photo });
    const send = () => addUpdate(ctx, { id }, { ...WORDS, photo_id: photo.id });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await db.reportUpdate.count()).toBe(1);
    await expect(addUpdate(ctx, { id }, { ...WORDS, content: "Lain lagi.", photo_id: photo.id })).rejects.toThrow(
      InvalidInput,
    );
    ctx.pass(86_401);
    await addUpdate(ctx, { id }, WORDS);
    expect(await db.reportUpdate.count({ where: { reportId: id } })).toBe(2);
  });

  it("of a known neighbour is shown at once, but not with a link or a photo, whose file stays with its report", async () => {
    const sari = await known("sari");
    const { id } = await addReport(db, { status: "PENDING" });
    expect(await addUpdate(sari, { id }, { ...WORDS, condition: "CHANGED" })).toMatchObject({ held: false });
    expect(await addUpdate(sari, { id }, { ...WORDS, content: "Lihat www.judi.test" })).toMatchObject({ held: true });
    const photo = { id: randomUUID(), ownerKey: "visitor:sari", width: 8, height: 6, bytes: 9 };
    await db.photo.create({ data: photo });
    const sent = await addUpdate(sari, { id }, { ...WORDS, content: "Ini fotonya.", photo_id: photo.id });
    expect(sent).toMatchObject({ held: true, photo: null });
    expect(await shown(id)).toEqual([WORDS.content]);
    await decideUpdate(staff, { id: sent.id, decision: "release" });
    const first = async () => (await listUpdates(ctx, { id }, FIRST))?.items[0];
    expect(await first()).toMatchObject({ content: "Ini fotonya.", photo: null });
    await db.report.update({ where: { id }, data: { status: "VERIFIED" } });
    expect((await first())?.photo).toContain(photo.id);
  });

  it("shows no photo that somebody else has sent", async () => {
    const { id } = await addReport(db, { status: "VERIFIED" });
    const photo = { id: randomUUID(), ownerKey: "visitor:orang-lain", width: 8, height: 6, bytes: 9 };
    await db.photo.create({ data: photo });
    await expect(addUpdate(ctx, { id }, { ...WORDS, photo_id: photo.id })).rejects.toThrow(InvalidInput);
    expect(await db.reportUpdate.count()).toBe(0);
  });

  it("comes newest first, piece by piece", async () => {
    const { id } = await addReport(db, { status: "RESOLVED" });
    for (const content of ["satu", "dua", "tiga"]) await addReportUpdate(db, { reportId: id, content });
    const page = await listUpdates(ctx, { id }, { limit: 2 });
    expect(page?.items.map(({ content }) => content)).toEqual(["tiga", "dua"]);
    const next = await listUpdates(ctx, { id }, { limit: 2, cursor: Number(page?.nextCursor) });
    expect(next).toMatchObject({ items: [{ content: "satu" }], nextCursor: null });
  });

  it("of a report that is not listed is neither taken nor found", async () => {
    for (const fields of [{ status: "REJECTED" }, { heldReason: "link" }] as const) {
      const { id } = await addReport(db, fields);
      await addReportUpdate(db, { reportId: id });
      await expect(addUpdate(ctx, { id }, WORDS)).rejects.toThrow(NotFound);
      expect(await listUpdates(ctx, { id }, FIRST)).toBeNull();
    }
  });

  it("is decided on by staff alone", async () => {
    const { id } = await addReport(db, { status: "VERIFIED" });
    const sent = await addUpdate(ctx, { id }, WORDS);
    const outsiders = [visitor("tetangga"), await member(db, `warga-${randomUUID().slice(0, 8)}`)];
    for (const other of outsiders.map((actor) => ctx.as(actor))) {
      await expect(decideUpdate(other, { id: sent.id, decision: "release" })).rejects.toThrow(Forbidden);
      await expect(deskUpdates(other, { queue: "WAITING", limit: 1 })).rejects.toThrow(Forbidden);
      await expect(undoUpdateDecision(other, { id: sent.id, step_id: 1 })).rejects.toThrow(Forbidden);
    }
  });
});
