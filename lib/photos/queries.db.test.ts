import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { encodePhoto } from "@/lib/server/photos/encode";
import { greyOf } from "@/lib/server/photos/grey";
import { addReport } from "@/prisma/factories/report";
import { type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { queryWork } from "@/scripts/testing/query-work";
import { addPhoto, copyPhoto, hashOldPhotos } from "./commands";
import { similarPhotos, similarSql } from "./queries";
import { photoFile } from "./rules";
import { hashDistance, NO_HASH } from "./rules-hash";

const { db, patient } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE reports, report_days CASCADE`;
  await db.photo.deleteMany();
  ctx = testContext(db, visitor("sari"), NOON);
});

/** Blurred patches of colour, another picture for each number. */
async function scene(number: number): Promise<Buffer> {
  let seed = number * 7919;
  const pixels = Uint8Array.from({ length: 24 * 18 * 3 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed >> 15) & 255;
  });
  const drawn = sharp(pixels, { raw: { width: 24, height: 18, channels: 3 } });
  return drawn.resize(1600, 1200, { kernel: "cubic" }).blur(8).jpeg({ quality: 92 }).toBuffer();
}

const stored = async (upload: Uint8Array) => (await addPhoto(ctx, await encodePhoto(upload))).id;
const fileOf = async (id: string, size: 640 | 2048) => (await ctx.photos.get(photoFile(id, size))) ?? new Uint8Array();

it("finds the after-photo of another report that was downloaded, shrunk and compressed to 70 %", async () => {
  const other = await addReport(db, { status: "RESOLVED" });
  const after = await stored(await scene(1));
  await db.reportEvent.create({ data: { reportId: other.id, kind: "RESOLVED", createdAt: NOON, photoId: after } });
  const own = await addReport(db, { status: "IN_PROGRESS", photoId: await stored(await scene(2)) });
  for (const size of [2048, 640] as const) {
    const copied = await sharp(await fileOf(after, size))
      .jpeg({ quality: 70 })
      .toBuffer();
    const photoId = await stored(copied);
    const found = await similarPhotos(db, photoId, { reportId: own.id });
    expect(found).toMatchObject([{ photoId: after, reportId: other.id, code: other.code }]);
    expect(await similarPhotos(db, photoId, { reportId: other.id }), "of the report itself").toEqual([]);
  }
  expect(await similarPhotos(db, await stored(await scene(3)), { reportId: own.id })).toEqual([]);
});

it("finds nothing for a flat picture, however often it stands elsewhere", async () => {
  const wall = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
  await addReport(db, { status: "VERIFIED", photoId: await stored(wall) });
  const own = await addReport(db, { status: "IN_PROGRESS" });
  expect(await similarPhotos(db, await stored(wall), { reportId: own.id })).toEqual([]);
});

it("photos from before get the same hash by a job, copies keep theirs, and what cannot be read is like no other", async () => {
  const photos = [await stored(await scene(4)), await stored(await scene(5))];
  const hashes = await db.photo.findMany({ where: { id: { in: photos } }, select: { id: true, hash: true } });
  const [first] = await db.photo.findMany({ where: { id: photos[0] ?? "" } });
  const copy = first && (await copyPhoto(ctx, first));
  expect(await db.photo.findUnique({ where: { id: copy?.id ?? "" } })).toMatchObject({ hash: first?.hash });
  const missing = randomUUID();
  await db.photo.create({ data: { id: missing, ownerKey: "visitor:sari", width: 8, height: 8, bytes: 1 } });
  const broken = (
    await addPhoto(ctx, { width: 8, height: 8, files: { 2048: Uint8Array.of(1), 640: Uint8Array.of(2) } })
  ).id;
  await db.photo.updateMany({ where: { id: { in: photos } }, data: { hash: null } });

  expect(await hashOldPhotos(ctx, greyOf)).toBe(4);
  expect(await hashOldPhotos(ctx, greyOf)).toBe(0);
  for (const { id, hash } of hashes) {
    const again = await db.photo.findUniqueOrThrow({ where: { id } });
    expect(hashDistance(hash, again.hash)).toBeLessThanOrEqual(1);
  }
  const unreadable = await db.photo.findMany({ where: { id: { in: [missing, broken] } } });
  expect(unreadable.map(({ hash }) => hash)).toEqual([NO_HASH, NO_HASH]);
});

it("finds every picture within two bits and none beyond, reading only what shares a part with it", async () => {
  const hash = 0x1234_5678_9abc_def0n;
  const { id: reportId } = await addReport(db);
  const id = randomUUID();
  await db.photo.create({ data: { id, ownerKey: "visitor:x", width: 8, height: 8, bytes: 1, hash } });
  await addReport(db, { photoId: id });
  await patient.$executeRaw`
    INSERT INTO photos (id, owner_key, width, height, bytes, hash)
    SELECT gen_random_uuid(), 'visitor:x', 8, 8, 1, ('x' || substr(md5(n::text), 1, 16))::bit(64)::bigint
    FROM generate_series(1, 20000) AS n`;
  await patient.$executeRaw`ANALYZE photos`;
  const flipped = (...bits: number[]) =>
    BigInt.asIntN(
      64,
      bits.reduce((sum, bit) => sum ^ (1n << BigInt(bit % 64)), hash),
    );
  const distancesFrom = async (other: bigint) =>
    (await db.$queryRaw<{ distance: number }[]>(similarSql(other, randomUUID(), reportId))).map((row) => row.distance);
  for (let bit = 0; bit < 64; bit += 1) {
    expect(await distancesFrom(flipped(bit))).toEqual([1]);
    for (const step of [1, 21, 32]) expect(await distancesFrom(flipped(bit, bit + step))).toEqual([2]);
    expect(await distancesFrom(flipped(bit, bit + 1, bit + 2))).toEqual([]);
  }
  const work = await queryWork(db, similarSql(hash, randomUUID(), reportId));
  expect(work.indexes).toEqual(expect.arrayContaining(["photos_hash_1_idx", "photos_hash_2_idx", "photos_hash_3_idx"]));
  expect(work.rows).toBeLessThan(100);
});
