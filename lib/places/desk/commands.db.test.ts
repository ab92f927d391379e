import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { notePlace, votePlace } from "@/lib/places/commands-visitor";
import { placePage } from "@/lib/places/queries";
import type { EditPlace } from "@/lib/places/schemas";
import type { DeskPlaceView } from "@/lib/places/view";
import { addPlace, addVotes, type PlaceFields } from "@/prisma/factories/place";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { decidePlace, editPlace, settleNote } from "./commands";
import { mergePlace } from "./commands-merge";
import { deskPlace } from "./queries";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const bima = await member(db, "Bima", "PENGELOLA");
const MORNING = new Date("2026-03-14T09:00:00+07:00");
const EARLIER = new Date("2026-03-11T10:00:00+07:00");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE places, messages, audit_entries CASCADE`;
  await db.photo.deleteMany();
  ctx = testContext(db, ayu, MORNING);
});

const add = (fields: PlaceFields = {}) => addPlace(db, { createdAt: EARLIER, ...fields });
const onMap = (fields: PlaceFields = {}) => add({ status: "APPROVED", ...fields });
const seen = ({ updatedAt }: { updatedAt: Date | string }) => ({ seen_at: new Date(updatedAt).toISOString() });

async function photoOf(ownerKey: string): Promise<string> {
  const id = randomUUID();
  await db.photo.create({ data: { id, ownerKey, width: 800, height: 600, bytes: 1000 } });
  return id;
}

function editOf(view: DeskPlaceView, changes: Partial<EditPlace> = {}): EditPlace {
  const { name, description, kind, latitude, longitude, approximate } = view;
  return { name, description, kind, latitude, longitude, approximate, ...seen(view), ...changes };
}

async function viewOf(id: number): Promise<DeskPlaceView> {
  const view = await deskPlace(ctx, id);
  if (!view) throw new Error(`No place ${id}`);
  return view;
}

describe("a decision", () => {
  it("changes the state, the timeline, the audit log and what is cached, together", async () => {
    const place = await add({ heldReason: "link" });
    const view = await decidePlace(ctx, place.id, {
      decision: "approve",
      words: "Sudah kami datangi.",
      ...seen(place),
    });
    expect(view).toMatchObject({ id: place.id, status: "APPROVED", heldReason: null });
    expect(view.steps.at(-1)).toMatchObject({
      kind: "APPROVED",
      words: "Sudah kami datangi.",
      by: "Ayu",
      undoable: true,
    });
    expect(await db.auditEntry.findMany()).toMatchObject([
      { userId: ayu.userId, action: "place.approved", subject: `place:${place.id}` },
    ]);
    expect(ctx.expired).toEqual(["places", "counts"]);
    expect(await placePage(ctx, place.slug)).toMatchObject({ place: { id: place.id } });
    expect((await db.placeCell.findMany({ where: { level: 4 } })).map(({ count }) => count)).toEqual([1]);
  });

  it("leads from waiting to the map, off it, back, and from rejection to the map", async () => {
    const { id } = await add();
    const path = ["reject", "approve", "close", "reopen"] as const;
    for (const decision of path) {
      ctx.pass(60);
      await decidePlace(ctx, id, { decision, words: "Begitulah.", ...seen(await viewOf(id)) });
    }
    const view = await viewOf(id);
    expect(view).toMatchObject({ status: "APPROVED", closedAt: null });
    expect(view.steps.map(({ kind }) => kind)).toEqual(["CREATED", "REJECTED", "APPROVED", "CLOSED", "REOPENED"]);
  });

  it("that the place does not allow is refused and leaves nothing", async () => {
    const place = await add();
    const close = decidePlace(ctx, place.id, { decision: "close", ...seen(place) });
    await expect(close).rejects.toThrow(InvalidInput);
    await expect(close).rejects.toThrow("Menunggu validasi");
    expect(await db.auditEntry.count()).toBe(0);
  });

  it("is taken by staff only", async () => {
    const place = await add();
    const resident = await member(db, `warga-${randomUUID().slice(0, 8)}`);
    const view = await viewOf(place.id);
    for (const actor of [visitor("tamu"), resident]) {
      const as = ctx.as(actor);
      await expect(decidePlace(as, place.id, { decision: "approve", ...seen(place) })).rejects.toThrow(Forbidden);
      await expect(editPlace(as, place.id, editOf(view))).rejects.toThrow(Forbidden);
      await expect(mergePlace(as, place.id, { into: 999, ...seen(place) })).rejects.toThrow(Forbidden);
      await expect(async () => settleNote(as, place.id, 1)).rejects.toThrow(Forbidden);
      await expect(deskPlace(as, place.id)).rejects.toThrow(Forbidden);
    }
    expect(await db.auditEntry.count()).toBe(0);
  });

  it("on a place that does not exist is not found", async () => {
    await expect(decidePlace(ctx, 404, { decision: "approve", ...seen({ updatedAt: MORNING }) })).rejects.toThrow(
      NotFound,
    );
  });
});

describe("doubt", () => {
  it("is answered by saying that the place is there, and comes back only with new voices", async () => {
    const place = await onMap();
    await addVotes(db, place.id, { open: 1, closed: 4 });
    const doubted = await viewOf(place.id);
    expect(doubted.doubted).toBe(true);
    const remaining = await decidePlace(ctx, place.id, { decision: "keep", ...seen(doubted) });
    expect(remaining).toMatchObject({ doubted: false, closedCount: 4, status: "APPROVED" });
    for (const name of ["rini", "sari", "tono"]) await votePlace(ctx.as(visitor(name)), place.id, { open: false });
    expect((await viewOf(place.id)).doubted).toBe(true);
  });

  it("does not ask again right after a place was opened again", async () => {
    const place = await onMap({ closedAt: EARLIER });
    await addVotes(db, place.id, { closed: 5 });
    const view = await decidePlace(ctx, place.id, { decision: "reopen", ...seen(place) });
    expect(view).toMatchObject({ doubted: false, closedAt: null });
  });

  it("makes no decision stale: a vote is no change of the place", async () => {
    const place = await onMap();
    await votePlace(ctx.as(visitor("rini")), place.id, { open: false });
    const view = await decidePlace(ctx, place.id, { decision: "close", ...seen(place) });
    expect(view.closedAt).toBe(MORNING.toISOString());
  });
});

describe("two admins at once", () => {
  it("one wins, the other is told who decided what", async () => {
    const place = await add();
    const results = await Promise.allSettled([
      decidePlace(ctx, place.id, { decision: "approve", ...seen(place) }),
      decidePlace(ctx.as(bima), place.id, { decision: "reject", words: "Bukan lokasi hijau.", ...seen(place) }),
    ]);
    const won = results.findIndex(({ status }) => status === "fulfilled");
    const lost = results.find((result) => result.status === "rejected");
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(lost?.reason).toBeInstanceOf(Conflict);
    expect(lost?.reason.message).toBe(
      `Lokasi ini baru saja diputuskan oleh pengelola lain: ${won === 0 ? "Ayu menetapkan Terverifikasi" : "Bima menetapkan Ditolak"}.`,
    );
    expect(await db.placeStep.count({ where: { userId: { not: null } } })).toBe(1);
    expect(await db.auditEntry.count()).toBe(1);
  });

  it("of twenty equal decisions one counts", async () => {
    const place = await add();
    const approve = { decision: "approve", ...seen(place) } as const;
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => decidePlace(ctx, place.id, approve)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(decidePlace(ctx, place.id, approve)).rejects.toThrow("sudah Anda putuskan: Terverifikasi.");
  });

  it("an edit that was begun before a decision does not overwrite it, within one millisecond either", async () => {
    const place = await add({ createdAt: MORNING });
    const view = await viewOf(place.id);
    await editPlace(ctx, place.id, editOf(view, { name: "Taman Baru" }));
    const edit = editPlace(ctx.as(bima), place.id, editOf(view, { name: "Taman Lama" }));
    await expect(edit).rejects.toThrow("Ayu menetapkan Disunting");
    expect((await viewOf(place.id)).name).toBe("Taman Baru");
  });

  it("merging two places into each other ends with one of them", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [first, second] = [await onMap(), await onMap()];
      const results = await Promise.allSettled([
        mergePlace(ctx, first.id, { into: second.id, ...seen(first) }),
        mergePlace(ctx.as(bima), second.id, { into: first.id, ...seen(second) }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    }
  });
});

describe("an edit", () => {
  it("writes what has changed and keeps the address of a page that others may know", async () => {
    const place = await onMap({ name: "Tamn Mentng" });
    const changes = { name: "Taman Menteng", kind: "taman_kota", description: null } as const;
    const view = await editPlace(ctx, place.id, editOf(await viewOf(place.id), changes));
    expect(view).toMatchObject({ name: "Taman Menteng", kind: "taman_kota", description: "", slug: place.slug });
    const step = await db.placeStep.findFirstOrThrow({ where: { kind: "EDITED" } });
    expect(Object.keys(step.before as object).sort()).toEqual(["description", "kind", "name", "nameKey", "updatedAt"]);
    expect(await db.place.findUnique({ where: { id: place.id } })).toMatchObject({ nameKey: "taman menteng" });
  });

  it("gives a place that waits the address of its new name", async () => {
    const place = await add({ name: "Tamn Mentng" });
    const view = await editPlace(ctx, place.id, editOf(await viewOf(place.id), { name: "Taman Menteng" }));
    expect(view.slug).toBe(`taman-menteng-${place.id}`);
  });

  it("of the point finds the area anew, and moves the place on the map", async () => {
    const place = await onMap({ regency: "Kota Medan", province: "Sumatera Utara", approximate: true });
    const areaOf = () => ({ regency: "Kota Bogor", province: "Jawa Barat" });
    const there = { ...ctx, geocoder: { ...ctx.geocoder, areaOf } };
    const changes = { latitude: -6.5976, longitude: 106.7995, approximate: false };
    const view = await editPlace(there, place.id, editOf(await viewOf(place.id), changes));
    expect(view).toMatchObject({ area: "Kota Bogor, Jawa Barat (perkiraan)", approximate: false, latitude: -6.5976 });
    const cells = await db.placeCell.findMany({ where: { level: 16, count: { not: 0 } } });
    expect(cells.map(({ latitudeSum }) => Number(latitudeSum))).toEqual([-6_597_600]);
  });

  it("that changes nothing leaves no trace", async () => {
    const place = await onMap();
    const view = await viewOf(place.id);
    expect(await editPlace(ctx, place.id, editOf(view))).toEqual(view);
    expect(await db.auditEntry.count()).toBe(0);
  });

  it("puts a photo of the editor's own in, takes it away, and takes none of somebody else", async () => {
    const place = await onMap();
    const own = await photoOf(`user:${ayu.userId}`);
    const shown = await editPlace(ctx, place.id, editOf(await viewOf(place.id), { photo_id: own }));
    expect(shown.photo?.id).toBe(own);
    const gone = await editPlace(ctx, place.id, editOf(shown, { photo_id: null }));
    expect(gone.photo).toBeNull();
    const foreign = await photoOf("visitor:orang");
    await expect(editPlace(ctx, place.id, editOf(gone, { photo_id: foreign }))).rejects.toThrow(InvalidInput);
  });
});

describe("a merge", () => {
  it("moves votes, open notes and the photo, and leads the page on", async () => {
    const photoId = await photoOf("visitor:rini");
    const [copy, target] = [await onMap({ name: "Taman Mentang", photoId }), await onMap({ name: "Taman Menteng" })];
    await votePlace(ctx.as(visitor("rini")), copy.id, { open: true });
    await votePlace(ctx.as(visitor("sari")), copy.id, { open: false });
    await votePlace(ctx.as(visitor("sari")), target.id, { open: true });
    await notePlace(ctx.as(visitor("tono")), copy.id, { note: "Pagarnya rusak." });
    const view = await mergePlace(ctx, copy.id, { into: target.id, words: "Tempat yang sama.", ...seen(copy) });
    expect(view).toMatchObject({ mergedInto: { id: target.id }, photo: null, notes: [] });
    const merged = await viewOf(target.id);
    // Sari spoke about both: her word about the place that stays counts.
    expect(merged).toMatchObject({ openCount: 2, closedCount: 0, photo: { id: photoId } });
    expect(merged.notes.map(({ note }) => note)).toEqual(["Pagarnya rusak."]);
    expect(await placePage(ctx, copy.slug)).toMatchObject({ movedTo: expect.stringContaining(target.slug) });
    expect((await db.placeCell.findMany({ where: { level: 4 } })).map(({ count }) => count)).toEqual([1]);
  });

  it("settles what waited, without ever showing it", async () => {
    const [waiting, target] = [await add({ heldReason: "link" }), await onMap()];
    const view = await mergePlace(ctx, waiting.id, { into: target.id, ...seen(waiting) });
    expect(view).toMatchObject({ status: "APPROVED", heldReason: null, mergedInto: { id: target.id } });
    expect(await db.place.count({ where: { status: "PENDING" } })).toBe(0);
  });

  it("keeps the target's own photo", async () => {
    const [theirs, ours] = [await photoOf("visitor:rini"), await photoOf("visitor:sari")];
    const [copy, target] = [await onMap({ photoId: theirs }), await onMap({ photoId: ours })];
    await mergePlace(ctx, copy.id, { into: target.id, ...seen(copy) });
    expect((await viewOf(target.id)).photo?.id).toBe(ours);
  });

  it("needs another place that is on the map", async () => {
    const place = await onMap();
    const into = async (id: number) => mergePlace(ctx, place.id, { into: id, ...seen(place) });
    await expect(into(place.id)).rejects.toThrow("Pilih lokasi lain");
    await expect(into(2_000_000_000)).rejects.toThrow("tidak ditemukan");
    await expect(into((await add()).id)).rejects.toThrow("harus tampil di peta");
    await expect(into((await onMap({ closedAt: EARLIER })).id)).rejects.toThrow("harus tampil di peta");
    const rejected = await add({ status: "REJECTED" });
    await expect(mergePlace(ctx, rejected.id, { into: place.id, ...seen(rejected) })).rejects.toThrow(InvalidInput);
  });

  it("makes an edit of the target stale, so that it does not take the photo away again", async () => {
    const [copy, target] = [await onMap({ photoId: await photoOf("visitor:rini") }), await onMap()];
    const before = await viewOf(target.id);
    await mergePlace(ctx, copy.id, { into: target.id, ...seen(copy) });
    await expect(editPlace(ctx, target.id, editOf(before, { photo_id: null }))).rejects.toThrow(Conflict);
  });

  it("loses no vote that comes at the same moment", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [copy, target] = [await onMap(), await onMap()];
      await votePlace(ctx.as(visitor("rini")), copy.id, { open: true });
      await Promise.all([
        mergePlace(ctx, copy.id, { into: target.id, ...seen(copy) }),
        votePlace(ctx.as(visitor("sari")), target.id, { open: false }),
      ]);
      expect(await viewOf(target.id)).toMatchObject({ openCount: 1, closedCount: 1 });
    }
  });
});

describe("a resident's note", () => {
  it("is settled once, and leaves the list", async () => {
    const place = await onMap();
    await notePlace(ctx.as(visitor("rini")), place.id, { note: "Pagarnya rusak.", email: "rini@warga.test" });
    const [note] = (await viewOf(place.id)).notes;
    expect(note).toMatchObject({ note: "Pagarnya rusak.", hasContact: true });
    expect(JSON.stringify(await viewOf(place.id))).not.toContain("rini@warga.test");
    const view = await settleNote(ctx, place.id, note?.id ?? 0);
    expect(view.notes).toEqual([]);
    await expect(settleNote(ctx, place.id, note?.id ?? 0)).rejects.toThrow(Conflict);
    await expect(settleNote(ctx, (await onMap()).id, note?.id ?? 0)).rejects.toThrow(NotFound);
    expect(await db.auditEntry.findMany({ select: { action: true } })).toEqual([{ action: "place.note_settled" }]);
  });
});
