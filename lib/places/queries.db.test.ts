import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { addPlace, type PlaceFields } from "@/prisma/factories/place";
import { type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { findPlace, listPlaces, myPlaces, placePage } from "./queries";
import { nearbyPlaces, possibleDoubles } from "./queries-nearby";
import { ListPlaces } from "./schemas";

const { db } = await testDatabase();
const NOW = new Date("2026-03-14T09:00:00+07:00");
const HERE = { latitude: 3.58, longitude: 98.67 };
const METERS_A_DEGREE = 111_195;

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE places, photos CASCADE`;
  ctx = testContext(db, visitor("tamu"), NOW);
});

const add = (fields: PlaceFields = {}) => addPlace(db, { status: "APPROVED", createdAt: NOW, ...fields });
const list = (query: Record<string, string> = {}) => listPlaces(ctx, ListPlaces.parse(query));
const ids = async (query: Record<string, string> = {}) => (await list(query)).items.map(({ id }) => id);
const north = (meters: number) => ({ ...HERE, latitude: HERE.latitude + meters / METERS_A_DEGREE });
const text = ({ latitude, longitude }: typeof HERE) => ({ latitude: `${latitude}`, longitude: `${longitude}` });

async function withPhoto(fields: PlaceFields = {}) {
  const photoId = randomUUID();
  await db.photo.create({ data: { id: photoId, ownerKey: "visitor:sari", width: 8, height: 6, bytes: 100 } });
  return add({ ...fields, photoId });
}

describe("the public list", () => {
  it("is newest first, page by page, without gaps or repeats", async () => {
    const made = [];
    for (let count = 0; count < 5; count += 1) made.unshift((await add()).id);
    const first = await list({ limit: "2" });
    const second = await list({ limit: "2", cursor: first.nextCursor ?? "" });
    const third = await list({ limit: "2", cursor: second.nextCursor ?? "" });
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(made);
    expect(third.nextCursor).toBeNull();
  });

  it("has only places that are on the map", async () => {
    const shown = await add();
    for (const fields of [
      { status: "PENDING" },
      { status: "REJECTED" },
      { closedAt: NOW },
      { mergedIntoId: shown.id },
    ] as PlaceFields[]) {
      await add(fields);
    }
    expect(await ids()).toEqual([shown.id]);
    expect(await ids(text(HERE))).toEqual([shown.id]);
  });

  it("can be narrowed to kinds, and goes on page by page over them", async () => {
    const mangrove = await add({ kind: "mangrove" });
    const park = await add({ kind: "taman_kota" });
    await add({ kind: "kebun_raya" });
    const later = await add({ kind: "mangrove" });
    expect(await ids({ kinds: "mangrove" })).toEqual([later.id, mangrove.id]);
    const first = await list({ kinds: "mangrove,taman_kota", limit: "2" });
    expect(first.items.map(({ id }) => id)).toEqual([later.id, park.id]);
    expect(await ids({ kinds: "mangrove,taman_kota", limit: "2", cursor: first.nextCursor ?? "" })).toEqual([
      mangrove.id,
    ]);
  });

  it("is searched by any part of a name, however it is written", async () => {
    const bali = await add({ name: "Kebun Raya “Eka Karya” Bali" });
    const park = await add({ name: "Taman Suropati" });
    expect(await ids({ q: "éka-karya" })).toEqual([bali.id]);
    expect(await ids({ q: "UROPAT" })).toEqual([park.id]);
    expect(await ids({ q: "%" })).toEqual([park.id, bali.id]);
    expect(await ids({ q: "gunung" })).toEqual([]);
    expect(await ids({ q: "man suro" })).toEqual([park.id]);
    expect(await ids({ q: "kebun suropati" })).toEqual([]);
    expect(await ids({ q: "kebun raya" })).toEqual([bali.id]);
  });

  it("is searched by the beginnings of words where only one or two letters are typed", async () => {
    const bali = await add({ name: "Kebun Raya Bali" });
    await add({ name: "Taman Suropati" });
    expect(await ids({ q: "ba" })).toEqual([bali.id]);
    expect(await ids({ q: "r" })).toEqual([bali.id]);
    expect(await ids({ q: "al" })).toEqual([]);
  });

  it("never holds a writer's key or a held reason", async () => {
    const { id, slug } = await add({ writerKey: "visitor:rahasia", heldReason: "rahasia" });
    const seen = JSON.stringify([
      await list(),
      await list(text(HERE)),
      await placePage(ctx, slug),
      await findPlace(ctx, id),
    ]);
    expect(seen).toContain(slug);
    expect(seen).not.toContain("rahasia");
  });
});

describe("the list around a position", () => {
  it("is nearest first, with distances in metres", async () => {
    const far = await add(north(2_500));
    const near = await add(north(120));
    const items = (await list(text(HERE))).items;
    expect(items).toMatchObject([
      { id: near.id, distance_meters: 120 },
      { id: far.id, distance_meters: 2_500 },
    ]);
  });

  it("goes by metres, not by degrees", async () => {
    // A degree of longitude is shorter than one of latitude, most of all in the far south.
    const rote = { latitude: -11, longitude: 123 };
    const east = await add({ latitude: -11, longitude: 123.101 });
    const south = await add({ latitude: -11.1, longitude: 123 });
    expect(await ids({ ...text(rote), limit: "1" })).toEqual([east.id]);
    expect(await ids(text(rote))).toEqual([east.id, south.id]);
  });

  it("is one page of at most a hundred", async () => {
    for (let count = 0; count < 3; count += 1) await add(north(count));
    const page = await list({ ...text(HERE), limit: "2" });
    expect([page.items.length, page.nextCursor]).toEqual([2, null]);
    await db.$executeRaw`
      INSERT INTO places (slug, status, name, name_key, latitude, longitude, writer_key, updated_at)
      SELECT 'taman-' || n, 'APPROVED', 'Taman', 'taman', 3.58, 98.67, 'visitor:contoh', now() FROM generate_series(1, 150) AS n`;
    expect((await list({ ...text(HERE), limit: "200" })).items).toHaveLength(100);
  });

  it("can be narrowed to kinds, a name and a box", async () => {
    const bank = await add({ ...north(900), kind: "bank_sampah", name: "Bank Sampah Melati" });
    const far = await add({ ...north(5_000), kind: "bank_sampah", name: "Bank Sampah Mawar" });
    await add({ ...north(10), kind: "taman_kota" });
    expect(await ids({ ...text(HERE), kinds: "bank_sampah" })).toEqual([bank.id, far.id]);
    expect(await ids({ ...text(HERE), q: "mawar" })).toEqual([far.id]);
    expect(await ids({ ...text(HERE), bbox: "98.66,3.585,98.68,3.6", kinds: "bank_sampah,mangrove" })).toEqual([
      bank.id,
    ]);
  });
});

describe("the list of a box", () => {
  it("has what lies inside, from its middle outwards and without distances", async () => {
    const edge = await add({ latitude: 3.59, longitude: 98.67 });
    const middle = await add({ latitude: 3.551, longitude: 98.65 });
    await add({ latitude: 3.61, longitude: 98.65 });
    const items = (await list({ bbox: "98.6,3.5,98.7,3.6" })).items;
    expect(items.map(({ id }) => id)).toEqual([middle.id, edge.id]);
    expect(items[0]).not.toHaveProperty("distance_meters");
    expect(await ids({ bbox: "98.6,3.5,98.7,3.6", limit: "1" })).toEqual([middle.id]);
  });
});

describe("the page of a place", () => {
  it("shows an approved one with its large picture", async () => {
    const { slug, photoId } = await withPhoto({ regency: "Kota Medan", province: "Sumatera Utara" });
    expect(await placePage(ctx, slug)).toMatchObject({
      place: {
        slug,
        area: "Kota Medan, Sumatera Utara (perkiraan)",
        closed: false,
        photo: `/api/photos/${photoId}?w=640`,
        photo_large: `/api/photos/${photoId}?w=2048`,
      },
    });
  });

  it("stays for a closed one, without its picture", async () => {
    const { slug } = await withPhoto({ closedAt: NOW });
    expect(await placePage(ctx, slug)).toMatchObject({ place: { closed: true, photo: null, photo_large: null } });
  });

  it("leads on from an older name", async () => {
    const { id, slug } = await add({ name: "Taman Baru" });
    expect(await placePage(ctx, `taman-lama-${id}`)).toEqual({ movedTo: `/peta-lokasi/${slug}` });
  });

  it("leads from a merged one to the end of the chain", async () => {
    const end = await add({ name: "Taman Suropati" });
    const between = await add({ mergedIntoId: end.id });
    const start = await addPlace(db, { mergedIntoId: between.id });
    expect(await placePage(ctx, start.slug)).toEqual({ movedTo: `/peta-lokasi/${end.slug}` });
    expect(await findPlace(ctx, start.id)).toMatchObject({ id: end.id });
  });

  it("is none for what waits, was rejected, ends nowhere, or is unknown", async () => {
    const pending = await addPlace(db);
    const rejected = await add({ status: "REJECTED" });
    const intoRejected = await add({ mergedIntoId: rejected.id });
    const round = await add();
    const other = await add({ mergedIntoId: round.id });
    await db.place.update({ where: { id: round.id }, data: { mergedIntoId: other.id } });
    for (const { slug } of [pending, rejected, intoRejected, round]) expect(await placePage(ctx, slug)).toBeNull();
    for (const slug of ["taman-2000000000", "taman", "", "taman-99999999999"]) {
      expect(await placePage(ctx, slug)).toBeNull();
    }
  });
});

describe("what may be the same place", () => {
  const nearby = (name = "") => nearbyPlaces(ctx, { ...HERE, name });

  it("is anything within 100 m, and one of the same name within 2 km, nearest first", async () => {
    const same = await add({ ...north(1_900), name: "Taman SUROPATI" });
    const close = await add({ ...north(90), name: "Apa saja" });
    await add({ ...north(110), name: "Lain" });
    await add({ ...north(2_100), name: "Taman Suropati" });
    expect(await nearby("taman suropati")).toMatchObject([
      { id: close.id, distance_meters: 90 },
      { id: same.id, distance_meters: 1_900 },
    ]);
    expect((await nearby()).map(({ id }) => id)).toEqual([close.id]);
  });

  it("is measured in metres to the east too", async () => {
    const east = (meters: number) => ({
      ...HERE,
      longitude: HERE.longitude + meters / (METERS_A_DEGREE * Math.cos((HERE.latitude * Math.PI) / 180)),
    });
    const close = await add(east(99));
    await add(east(101));
    expect((await nearby()).map(({ id }) => id)).toEqual([close.id]);
  });

  it("may wait for validation or be closed, but is neither held, rejected nor merged", async () => {
    const pending = await addPlace(db, HERE);
    const closed = await add({ ...HERE, closedAt: NOW });
    await addPlace(db, { ...HERE, heldReason: "link" });
    await add({ ...HERE, status: "REJECTED" });
    await add({ ...HERE, mergedIntoId: closed.id });
    expect((await nearby()).map(({ id }) => id).sort()).toEqual([pending.id, closed.id].sort());
  });

  it("that waits tells from no side where it is, only that it is around here", async () => {
    const middle = { latitude: 3.58, longitude: 98.6725 };
    const points = [-120, 0, 120].map((meters) => ({
      ...middle,
      latitude: middle.latitude + meters / METERS_A_DEGREE,
    }));
    const answers = () => Promise.all(points.map((at) => nearbyPlaces(ctx, { ...at, name: "" })));
    const { id } = await addPlace(db, { latitude: 3.5789, longitude: 98.6715 });
    const seen = await answers();
    expect(seen.map((found) => found.map((place) => [place.id, place.distance_meters]))).toEqual(
      Array(3).fill([[id, null]]),
    );
    await db.place.update({ where: { id }, data: { latitude: 3.5811, longitude: 98.6736 } });
    expect(await answers()).toEqual(seen);
  });

  it("is found for each of several places, held ones among them, but never the place itself", async () => {
    const one = await addPlace(db, { ...HERE, name: "Satu" });
    const two = await addPlace(db, { ...north(50), heldReason: "link" });
    const alone = await add({ latitude: -6.2, longitude: 106.8 });
    const found = await possibleDoubles(ctx, [one.id, two.id, alone.id]);
    expect(found.get(one.id)?.map(({ id }) => id)).toEqual([two.id]);
    expect(found.get(two.id)?.map(({ id }) => id)).toEqual([one.id]);
    expect(found.get(alone.id)).toBeUndefined();
  });
});

describe("one's own places", () => {
  it("are those of the browser and the account together, with staff's reason where one was rejected", async () => {
    await add();
    const early = await addPlace(db, { writerKey: "visitor:sari" });
    const late = await addPlace(db, { writerKey: "user:7", status: "REJECTED", words: "Sudah ada." });
    const sari = {
      kind: "member",
      userId: 7,
      username: "Sari",
      role: "USER",
      via: { tokenId: 1 },
      visitorId: "sari",
    } as const;
    expect(await myPlaces(ctx.as(sari))).toMatchObject([
      { id: late.id, status: "REJECTED", words: "Sudah ada." },
      { id: early.id, status: "PENDING", words: null },
    ]);
  });

  it("are none for somebody without a cookie", async () => {
    await addPlace(db, { writerKey: "visitor:null" });
    expect(await myPlaces(ctx.as({ kind: "visitor", visitorId: null }))).toEqual([]);
  });
});
