import { beforeEach, describe, expect, it } from "vitest";
import { Forbidden, InvalidInput } from "@/lib/kernel/errors";
import { notePlace } from "@/lib/places/commands-visitor";
import { PlaceQueueQuery } from "@/lib/places/schemas";
import { addPlace, addVotes, type PlaceFields } from "@/prisma/factories/place";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { mergePlace } from "./commands-merge";
import { placeCounts, placeQueue } from "./queries";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const bima = await member(db, "Bima", "PENGELOLA");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE places, messages CASCADE`;
  ctx = testContext(db, bima, new Date("2026-03-14T09:00:00+07:00"));
});

const add = (fields: PlaceFields = {}) => addPlace(db, fields);
const idsOf = async (query: object) => {
  const { items } = await placeQueue(ctx, PlaceQueueQuery.parse(query));
  return items.map(({ id }) => id);
};

describe("the queue", () => {
  it("has what waits the longest first, held ones too, and what is decided the newest first", async () => {
    const pending = [await add(), await add({ heldReason: "link" })];
    const approved = [await add({ status: "APPROVED" }), await add({ status: "APPROVED", closedAt: new Date() })];
    const rejected = [await add({ status: "REJECTED" }), await add({ status: "REJECTED" })];
    const ids = (places: { id: number }[]) => places.map(({ id }) => id);
    expect(await idsOf({})).toEqual(ids(pending));
    expect(await idsOf({ queue: "APPROVED" })).toEqual(ids(approved).reverse());
    expect(await idsOf({ queue: "REJECTED" })).toEqual(ids(rejected).reverse());
    expect(await placeCounts(ctx)).toEqual({ PENDING: 2, APPROVED: 2, REJECTED: 2, DOUBTED: 0 });
  });

  it.each(["PENDING", "APPROVED", "DOUBTED"] as const)("of %s goes on where the piece before ended", async (queue) => {
    const status = queue === "PENDING" ? "PENDING" : "APPROVED";
    for (let number = 0; number < 5; number += 1) {
      const { id } = await add({ status });
      if (queue === "DOUBTED" && number % 2 === 0) await addVotes(db, id, { closed: 3 });
      if (queue === "DOUBTED" && number % 2 === 1) await notePlace(ctx, id, { note: "Sudah pindah." });
    }
    const all = await idsOf({ queue, limit: 50 });
    const found: number[] = [];
    let cursor: number | undefined;
    do {
      const slice = await placeQueue(ctx, PlaceQueueQuery.parse({ queue, limit: 2, cursor }));
      found.push(...slice.items.map(({ id }) => id));
      cursor = slice.nextCursor === null ? undefined : Number(slice.nextCursor);
    } while (cursor !== undefined);
    expect(found).toEqual(all);
    expect(new Set(found).size).toBe(5);
  });

  it("holds places that residents doubt or write about, once each, while they can be found", async () => {
    const [doubted, noted, both] = [
      await add({ status: "APPROVED" }),
      await add({ status: "APPROVED" }),
      await add({ status: "APPROVED" }),
    ];
    const [quiet, closed] = [
      await add({ status: "APPROVED" }),
      await add({ status: "APPROVED", closedAt: new Date() }),
    ];
    for (const { id } of [doubted, both, closed]) await addVotes(db, id, { open: 1, closed: 4 });
    await addVotes(db, quiet.id, { open: 2, closed: 4 });
    for (const { id } of [noted, both, both]) await notePlace(ctx, id, { note: "Pagarnya rusak." });
    expect(await idsOf({ queue: "DOUBTED" })).toEqual([doubted.id, noted.id, both.id]);
    expect((await placeCounts(ctx)).DOUBTED).toBe(3);
    await mergePlace(ctx, both.id, { into: noted.id, seen_at: both.updatedAt.toISOString() });
    expect(await idsOf({ queue: "DOUBTED" })).toEqual([doubted.id, noted.id]);
  });

  it("shows no merged place", async () => {
    const [copy, target] = [await add({ status: "APPROVED" }), await add({ status: "APPROVED" })];
    await mergePlace(ctx, copy.id, { into: target.id, seen_at: copy.updatedAt.toISOString() });
    expect(await idsOf({ queue: "APPROVED" })).toEqual([target.id]);
    expect((await placeCounts(ctx)).APPROVED).toBe(1);
  });

  it("is searched by name, without accents and capitals, in every state", async () => {
    const open = await add({ name: "Taman Sérasi", status: "APPROVED" });
    const closed = await add({ name: "Hutan serasi lama", status: "APPROVED", closedAt: new Date() });
    const waiting = await add({ name: "Bank Sampah Serasi" });
    await add({ name: "Kebun Raya" });
    expect(await idsOf({ queue: "APPROVED", q: "SERASI" })).toEqual([closed.id, open.id]);
    expect(await idsOf({ q: "serasi" })).toEqual([waiting.id]);
    await expect(idsOf({ q: "se" })).rejects.toThrow(InvalidInput);
  });

  it("shows what may be the same place, and who took which step", async () => {
    const place = await add({ name: "Taman Menteng" });
    await add({ name: "Taman Mentng", heldReason: "link" });
    await add({ name: "Jauh Sekali", latitude: -6.2, longitude: 106.8 });
    const [view] = (await placeQueue(ctx, PlaceQueueQuery.parse({}))).items;
    expect(view).toMatchObject({ id: place.id, name: "Taman Menteng" });
    expect(view?.duplicates.map(({ name }) => name)).toEqual(["Taman Mentng"]);
    expect(view?.steps).toMatchObject([{ kind: "CREATED", by: null, undoable: false }]);
  });

  it("is for staff only", async () => {
    const resident = await member(db, "Citra");
    for (const actor of [visitor("tamu"), resident]) {
      await expect(placeQueue(ctx.as(actor), PlaceQueueQuery.parse({}))).rejects.toThrow(Forbidden);
      await expect(placeCounts(ctx.as(actor))).rejects.toThrow(Forbidden);
    }
    expect(await placeCounts(ctx.as(ayu))).toMatchObject({ PENDING: 0 });
  });
});
