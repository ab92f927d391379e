import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { notePlace, votePlace } from "@/lib/places/commands-visitor";
import { placePage } from "@/lib/places/queries";
import type { DeskPlaceView } from "@/lib/places/view";
import { addPlace, addVotes, type PlaceFields } from "@/prisma/factories/place";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { decidePlace, editPlace, undoPlaceStep } from "./commands";
import { mergePlace } from "./commands-merge";
import { deskPlace } from "./queries";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const bima = await member(db, "Bima", "ADMIN");
const MORNING = new Date("2026-03-14T09:00:00+07:00");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE places, messages, audit_entries CASCADE`;
  await db.photo.deleteMany();
  ctx = testContext(db, ayu, MORNING);
});

const add = (fields: PlaceFields = {}) => addPlace(db, { createdAt: new Date("2026-03-11T10:00:00+07:00"), ...fields });
const seen = ({ updatedAt }: { updatedAt: Date | string }) => ({ seen_at: new Date(updatedAt).toISOString() });

function undo(view: DeskPlaceView, as = ctx): Promise<DeskPlaceView> {
  return undoPlaceStep(as, view.id, { step_id: view.steps.at(-1)?.id ?? 0 });
}

/** The row, as it must be again. */
const rowOf = (id: number) => db.place.findUniqueOrThrow({ where: { id } });

describe("undoing", () => {
  it("puts everything back and leaves both deeds in the audit log", async () => {
    const place = await add({ heldReason: "burst" });
    const before = await rowOf(place.id);
    const decided = await decidePlace(ctx, place.id, { decision: "approve", ...seen(place) });
    ctx.expired.length = 0;
    ctx.pass(11);
    const view = await undo(decided);
    expect(view.steps.map(({ kind }) => kind)).toEqual(["CREATED"]);
    expect(await rowOf(place.id)).toEqual(before);
    expect(ctx.expired).toEqual(["places", "counts"]);
    expect(await placePage(ctx, place.slug)).toBeNull();
    expect(await db.placeCell.count({ where: { count: { not: 0 } } })).toBe(0);
    const audit = await db.auditEntry.findMany({ orderBy: { id: "asc" }, select: { action: true } });
    expect(audit).toEqual([{ action: "place.approved" }, { action: "place.undo" }]);
    await decidePlace(ctx, place.id, { decision: "approve", ...seen(view) });
  });

  it("takes back closing, opening and the answer to doubt", async () => {
    const place = await add({ status: "APPROVED" });
    await addVotes(db, place.id, { closed: 4 });
    const before = await rowOf(place.id);
    for (const decision of ["keep", "close"] as const) {
      await undo(await decidePlace(ctx, place.id, { decision, ...seen(before) }));
      expect(await rowOf(place.id)).toEqual(before);
    }
  });

  it("takes back an edit with its photo, as long as the photo is there", async () => {
    const [remaining, lost] = [randomUUID(), randomUUID()];
    for (const id of [remaining, lost]) {
      await db.photo.create({ data: { id, ownerKey: `user:${ayu.userId}`, width: 8, height: 6, bytes: 100 } });
    }
    const edited = async (photoId: string) => {
      const place = await add({ status: "APPROVED", photoId });
      const { name, kind, latitude, longitude } = place;
      const input = { kind, latitude, longitude, approximate: false, photo_id: null, ...seen(place) };
      return { place, view: await editPlace(ctx, place.id, { ...input, name: `${name} Baru` }) };
    };
    const first = await edited(remaining);
    expect(first.view.photo).toBeNull();
    expect(await undo(first.view)).toMatchObject({ name: first.place.name, photo: { id: remaining } });
    const second = await edited(lost);
    await db.photo.delete({ where: { id: lost } });
    expect(await undo(second.view)).toMatchObject({ name: second.place.name, photo: null });
  });

  it("parts merged places again, with photo, notes and the votes that came along", async () => {
    const photoId = randomUUID();
    await db.photo.create({ data: { id: photoId, ownerKey: "visitor:rini", width: 8, height: 6, bytes: 100 } });
    const [copy, target] = [await add({ status: "APPROVED", photoId }), await add({ status: "APPROVED" })];
    await votePlace(ctx.as(visitor("rini")), copy.id, { open: true });
    await votePlace(ctx.as(visitor("sari")), copy.id, { open: false });
    await notePlace(ctx.as(visitor("tono")), copy.id, { note: "Pagarnya rusak." });
    const before = [await rowOf(copy.id), await rowOf(target.id)];
    const merged = await mergePlace(ctx, copy.id, { into: target.id, ...seen(copy) });
    ctx.pass(5);
    await votePlace(ctx.as(visitor("sari")), target.id, { open: true });
    const view = await undo(merged);
    expect(view).toMatchObject({ mergedInto: null, photo: { id: photoId } });
    expect(view.notes).toHaveLength(1);
    expect([await rowOf(copy.id), await rowOf(target.id)]).toEqual([before[0], { ...before[1], openCount: 1 }]);
  });

  it("does not part them once the target has been changed", async () => {
    const [copy, target] = [await add({ status: "APPROVED" }), await add({ status: "APPROVED" })];
    const merged = await mergePlace(ctx, copy.id, { into: target.id, ...seen(copy) });
    await decidePlace(ctx.as(bima), target.id, { decision: "close", ...seen(await rowOf(target.id)) });
    await expect(undo(merged)).rejects.toThrow("Lokasi tujuan sudah berubah lagi");
    expect(await rowOf(copy.id)).toMatchObject({ mergedIntoId: target.id });
  });

  it("does not overwrite what a merge has brought since", async () => {
    const photoId = randomUUID();
    await db.photo.create({ data: { id: photoId, ownerKey: "visitor:rini", width: 8, height: 6, bytes: 100 } });
    const [copy, target] = [await add({ status: "APPROVED", photoId }), await add({ status: "APPROVED" })];
    const closedOnce = await decidePlace(ctx, target.id, { decision: "close", ...seen(target) });
    const reopened = await decidePlace(ctx, target.id, { decision: "reopen", ...seen(closedOnce) });
    await mergePlace(ctx.as(bima), copy.id, { into: target.id, ...seen(copy) });
    await expect(undo(reopened)).rejects.toThrow("Lokasi ini sudah berubah lagi");
    expect(await rowOf(target.id)).toMatchObject({ photoId, closedAt: null });
  });

  it("is too late after ten seconds and the way there", async () => {
    const place = await add();
    const decided = await decidePlace(ctx, place.id, { decision: "approve", ...seen(place) });
    ctx.pass(13);
    await expect(undo(decided)).rejects.toThrow(Conflict);
    expect(await rowOf(place.id)).toMatchObject({ status: "APPROVED" });
  });

  it("belongs to who took the step, and to staff", async () => {
    const place = await add();
    const decided = await decidePlace(ctx, place.id, { decision: "approve", ...seen(place) });
    await expect(undo(decided, ctx.as(bima))).rejects.toThrow(Conflict);
    await expect(undo(decided, ctx.as(visitor("tamu")))).rejects.toThrow(Forbidden);
  });

  it("reaches only the last step, once, and then the one before", async () => {
    const place = await add();
    const approved = await decidePlace(ctx, place.id, { decision: "approve", ...seen(place) });
    const closed = await decidePlace(ctx, place.id, { decision: "close", ...seen(approved) });
    await expect(undo(approved)).rejects.toThrow("Sudah ada langkah sesudahnya");
    await undo(closed);
    await expect(undo(closed)).rejects.toThrow("sudah diurungkan");
    expect(await undo(approved)).toMatchObject({ status: "PENDING" });
    await expect(undoPlaceStep(ctx, place.id, { step_id: 2_000_000_000 })).rejects.toThrow(NotFound);
  });

  it("never takes a place's first step", async () => {
    const place = await add({ createdAt: MORNING });
    const first = await db.placeStep.findFirstOrThrow({ where: { placeId: place.id } });
    await expect(undoPlaceStep(ctx, place.id, { step_id: first.id })).rejects.toThrow(Conflict);
  });
});

describe("undoing at the same moment", () => {
  it("as another admin goes on: exactly one of both happens", async () => {
    for (let round = 0; round < 10; round += 1) {
      const place = await add();
      const decided = await decidePlace(ctx, place.id, { decision: "approve", ...seen(place) });
      const results = await Promise.allSettled([
        undo(decided),
        decidePlace(ctx.as(bima), place.id, { decision: "close", ...seen(decided) }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    }
  });

  it("twice counts once", async () => {
    const place = await add();
    const decided = await decidePlace(ctx, place.id, { decision: "approve", ...seen(place) });
    const results = await Promise.allSettled([undo(decided), undo(decided)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.auditEntry.count({ where: { action: "place.undo" } })).toBe(1);
    expect(await deskPlace(ctx, place.id)).toMatchObject({ status: "PENDING" });
  });
});
