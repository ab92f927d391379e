import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { InvalidInput, Unauthenticated, Unavailable } from "@/lib/kernel/errors";
import { type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { createPlace } from "./commands";
import { listPlaces } from "./queries";
import { CreatePlace, type CreatePlaceInput, ListPlaces } from "./schemas";

const { db } = await testDatabase();
const MORNING = new Date("2026-03-14T09:00:00+07:00");
const NOT_FOUND = "Lokasi tidak ditemukan. Coba masukkan nama lokasi yang lebih spesifik.";

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE places, photos CASCADE`;
  ctx = testContext(db, visitor("sari"), MORNING);
});

function input(fields: Partial<CreatePlaceInput> = {}): CreatePlace {
  return CreatePlace.parse({ name: "Taman Suropati", latitude: -6.1994, longitude: 106.8326, ...fields });
}

async function photo(ownerKey = "visitor:sari"): Promise<string> {
  const id = randomUUID();
  await db.photo.create({ data: { id, ownerKey, width: 800, height: 600, bytes: 1000 } });
  return id;
}

const withoutPoint = (name = "Taman Suropati") => CreatePlace.parse({ name });

describe("a new place", () => {
  it("waits for validation, with an address of its own and its first step", async () => {
    const created = await createPlace(ctx, input({ kind: "taman_kota", description: "Rindang." }));
    expect(created).toMatchObject({
      name: "Taman Suropati",
      description: "Rindang.",
      kind: "taman_kota",
      latitude: -6.1994,
      longitude: 106.8326,
      approximate: false,
      slug: `taman-suropati-${created.id}`,
      status: "PENDING",
      held: false,
      photo: null,
      open_count: 0,
      created_at: MORNING.toISOString(),
    });
    expect(await db.place.findUnique({ where: { id: created.id } })).toMatchObject({
      nameKey: "taman suropati",
      writerKey: "visitor:sari",
      heldReason: null,
    });
    const steps = await db.placeStep.findMany({ where: { placeId: created.id } });
    expect(steps).toMatchObject([{ kind: "CREATED", createdAt: MORNING, userId: null }]);
    expect(JSON.stringify(created)).not.toContain("visitor:");
  });

  it("is in no list before that", async () => {
    await createPlace(ctx, input());
    expect((await listPlaces(ctx, ListPlaces.parse({}))).items).toEqual([]);
  });

  it("keeps the area that its point lies in", async () => {
    ctx.geocoder.areaOf = () => ({ regency: "Jakarta Pusat", province: "DKI Jakarta" });
    expect((await createPlace(ctx, input())).area).toBe("Jakarta Pusat, DKI Jakarta (perkiraan)");
  });

  it("needs somebody to belong to", async () => {
    await expect(createPlace(ctx.as({ kind: "visitor", visitorId: null }), input())).rejects.toThrow(Unauthenticated);
  });

  it("gets an address of its own when 50 of one name come at once", async () => {
    const created = await Promise.all(
      Array.from({ length: 50 }, (_, index) => createPlace(ctx.as(visitor(`warga-${index}`)), input())),
    );
    expect(new Set(created.map(({ slug }) => slug)).size).toBe(50);
    for (const { id, slug } of created) expect(slug).toBe(`taman-suropati-${id}`);
    expect(await db.placeStep.count()).toBe(50);
  });
});

describe("a place without a point", () => {
  const found = { latitude: -6.1994, longitude: 106.8326, label: "Taman Suropati, Jakarta", approximate: false };

  it("is looked up by its name", async () => {
    const requested: string[] = [];
    ctx.geocoder.find = async (name) => {
      requested.push(name);
      return found;
    };
    expect(await createPlace(ctx, withoutPoint())).toMatchObject({ latitude: -6.1994, longitude: 106.8326 });
    expect(requested).toEqual(["Taman Suropati"]);
    await createPlace(ctx, input());
    expect(requested).toHaveLength(1);
  });

  it("says so when only a district goes by the name, and when the sender knew no better", async () => {
    ctx.geocoder.find = async () => ({ ...found, approximate: true });
    expect((await createPlace(ctx, withoutPoint())).approximate).toBe(true);
    expect((await createPlace(ctx, input({ approximate: true }))).approximate).toBe(true);
  });

  it("is refused in the specification's words when nothing goes by the name", async () => {
    const error = await createPlace(ctx, withoutPoint("Taman Antah Berantah")).catch((reason) => reason);
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error.message).toBe(NOT_FOUND);
    expect(error.fields).toEqual({ name: NOT_FOUND });
    expect(await db.place.count()).toBe(0);
  });

  it("is not stored while nobody can look it up", async () => {
    ctx.geocoder.find = async () => {
      throw new Unavailable("Pencarian lokasi sedang tidak tersedia.");
    };
    await expect(createPlace(ctx, withoutPoint())).rejects.toThrow(Unavailable);
    expect(await db.place.count()).toBe(0);
  });
});

describe("a doubtful place is held, and says so to its writer alone", () => {
  const heldReason = async (id: number) => (await db.place.findUniqueOrThrow({ where: { id } })).heldReason;

  it.each([
    ["link", { name: "Obat kuat murah tokoku.shop" }],
    ["link", { description: "Lihat https://contoh.com/murah" }],
    ["robot", { website: "http://contoh.com" }],
    ["robot", { filled_seconds: 2 }],
  ])("for %s", async (reason, fields) => {
    const created = await createPlace(ctx, input(fields));
    expect(created.held).toBe(true);
    expect(await heldReason(created.id)).toBe(reason);
  });

  it("for the fourth in ten minutes, also when all come at once", async () => {
    const created = await Promise.all(Array.from({ length: 6 }, () => createPlace(ctx, input())));
    expect(created.filter(({ held }) => !held)).toHaveLength(3);
    expect((await createPlace(ctx.as(visitor("budi")), input())).held).toBe(false);
    ctx.pass(601);
    expect((await createPlace(ctx, input())).held).toBe(false);
  });
});

describe("the photo of a place", () => {
  it("must be the writer's own", async () => {
    const error = await createPlace(ctx, input({ photo_id: await photo("visitor:budi") })).catch((reason) => reason);
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error.fields).toEqual({ photo_id: "Foto tidak ditemukan. Unggah ulang fotonya." });
    expect(await db.place.count()).toBe(0);
  });

  it("is kept and used once, also by two places at once", async () => {
    const photoId = await photo();
    const results = await Promise.allSettled([1, 2].map(() => createPlace(ctx, input({ photo_id: photoId }))));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.place.findMany({ select: { photoId: true } })).toEqual([{ photoId }]);
    await expect(createPlace(ctx, input({ photo_id: photoId }))).rejects.toThrow("Foto ini sudah dipakai.");
  });
});
