import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { HOUR_MS } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { addReport } from "@/prisma/factories/report";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { testDatabase } from "@/scripts/testing/database";
import { cleanUp } from "./cleanup";

const { db, url } = await testDatabase();
const NOON = new Date("2026-03-14T05:00:00Z");
const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sulur-cleanup-"));
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("LOG_LEVEL", "silent");
});

afterAll(() => rm(folder, { recursive: true }));

function ctx(overrides: Partial<Ctx> = {}): Ctx {
  const photos = { put: async () => {}, get: async () => null, delete: async () => {} };
  const transaction: Ctx["transaction"] = (work) => db.$transaction(work);
  return { db, photos, transaction, expire: () => {}, now: () => NOON, ...overrides } as Ctx;
}

it("removes what is past its time, and nothing else", async () => {
  const requestHash = "0".repeat(64);
  await db.idempotencyKey.createMany({
    data: [
      { scope: "POST /api/reports anonymous", key: "old", requestHash, createdAt: at(-41 * 24) },
      { scope: "POST /api/reports anonymous", key: "young", requestHash, createdAt: at(-39 * 24) },
      { scope: "POST /api/reports/LP-1/updates anonymous", key: "late", requestHash, createdAt: at(-25) },
      { scope: "PATCH /api/events/1/register anonymous", key: "private link", requestHash, createdAt: at(-25) },
      { scope: "POST /api/admin/reports/3/decisions user:1", key: "staff", requestHash, createdAt: at(-25) },
      { scope: "POST /api/admin/reports/4/decisions user:1", key: "staff, young", requestHash, createdAt: at(-23) },
    ],
  });
  await db.rateLimit.createMany({
    data: [
      { key: "over", points: 1, expire: BigInt(at(-1).getTime()) },
      { key: "running", points: 1, expire: BigInt(at(1).getTime()) },
      { key: "for ever", points: 1, expire: null },
    ],
  });
  await db.guess.createMany({
    data: [
      { key: "password:old", guessedAt: [at(-25)], lastAt: at(-25) },
      { key: "password:young", guessedAt: [at(-23)], lastAt: at(-23) },
    ],
  });
  const user = await db.user.create({
    data: {
      username: "sari",
      usernameKey: "sari",
      passwordHash: "x",
      daerah: "Sumatera Utara",
      umur: 30,
      securityQuestion: "x",
      securityAnswerHash: "x",
    },
  });
  await db.session.createMany({
    data: [at(-1), at(1)].map((expiresAt) => ({ userId: user.id, expiresAt, device: expiresAt.toISOString() })),
  });
  await db.apiToken.createMany({
    data: [at(-1), at(1)].map((expiresAt, index) => ({
      userId: user.id,
      expiresAt,
      tokenHash: String(index).repeat(64),
    })),
  });
  await db.accountTicket.createMany({
    data: [at(-1), at(1)].map((expiresAt, index) => ({
      userId: user.id,
      kind: "RECOVERY" as const,
      expiresAt,
      tokenHash: String(index).repeat(64),
    })),
  });
  const ninetyDays = 90 * 24;
  await db.accountEvent.createMany({
    data: [at(-ninetyDays - 1), at(1 - ninetyDays)].map((createdAt) => ({
      userId: user.id,
      kind: "SIGNED_IN" as const,
      createdAt,
    })),
  });
  const photo = { ownerKey: "visitor:a", width: 1, height: 1, bytes: 1 };
  await db.photo.createMany({
    data: [
      { ...photo, id: "0199f1b0-0000-7000-8000-000000000001", createdAt: at(-25) },
      { ...photo, id: "0199f1b0-0000-7000-8000-000000000002", createdAt: at(-23) },
    ],
  });

  for (const [name, confirmBefore, confirmedAt] of [
    ["late", at(-1), null],
    ["in time", at(1), null],
    ["confirmed", at(-1), at(-2)],
  ] as const) {
    await addVolunteer(db, { name, confirmBefore, confirmedAt });
  }

  const day = 24;
  const point = { latitude: -6.2, longitude: 106.8, label: "Jakarta" };
  await db.geocodeAnswer.createMany({
    data: [
      { query: "found long ago", ...point, createdAt: at(-181 * day) },
      { query: "found", ...point, createdAt: at(-179 * day) },
      { query: "missed last week", createdAt: at(-8 * day) },
      { query: "missed", createdAt: at(-6 * day) },
    ],
  });
  for (const [network, days] of [
    ["lama", 91],
    ["baru", 89],
  ] as const) {
    await db.voteNetwork.create({ data: { target: "like:1", network, votes: 1, createdAt: at(-days * day) } });
  }
  const { id: stepId } = await db.reportEvent.create({
    data: { kind: "CLAIMED", report: { connect: { id: (await addReport(db)).id } } },
  });
  for (const [writerKey, hours] of [
    ["user:1", -49],
    ["user:2", -47],
  ] as const) {
    await db.claimCause.create({ data: { stepId, writerKey, device: "sidik", createdAt: at(hours) } });
  }
  const { id: channelId } = await db.channel.findFirstOrThrow();
  for (const [writerKey, days] of [
    ["user:1", 181],
    ["user:2", 179],
  ] as const) {
    await db.channelDoubt.create({ data: { channelId, writerKey, createdAt: at(-days * day) } });
  }
  const outbox = join(folder, "outbox");
  await mkdir(outbox);
  for (const [name, written] of [
    ["old.eml", at(-25)],
    ["young.eml", at(-23)],
  ] as const) {
    await writeFile(join(outbox, name), "");
    await utimes(join(outbox, name), written, written);
  }

  expect(await cleanUp(ctx())).toEqual({
    idempotencyKeys: 3,
    rateLimits: 1,
    guesses: 1,
    sessions: 1,
    apiTokens: 1,
    accountTickets: 1,
    accountEvents: 1,
    reportFollows: 0,
    areaFollows: 0,
    pushWatches: 0,
    channelDoubts: 1,
    registrants: 0,
    voteNetworks: 1,
    claimDevices: 1,
    unconfirmedVolunteers: 1,
    tableParts: 0,
    organiserEmails: 0,
    partnerEmails: 0,
    geocodeAnswers: 2,
    mails: 0,
    mailStops: 0,
    outboxFiles: 1,
    photos: 1,
    photoHashes: 1,
    fileHashes: 1,
  });
  const keys = await db.idempotencyKey.findMany({ select: { key: true }, orderBy: { key: "asc" } });
  expect(keys.map(({ key }) => key)).toEqual(["late", "staff, young", "young"]);
  expect((await db.rateLimit.findMany({ orderBy: { key: "asc" } })).map(({ key }) => key)).toEqual([
    "for ever",
    "running",
  ]);
  expect((await db.guess.findMany()).map(({ key }) => key)).toEqual(["password:young"]);
  expect((await db.session.findMany()).map(({ expiresAt }) => expiresAt)).toEqual([at(1)]);
  expect((await db.apiToken.findMany()).map(({ expiresAt }) => expiresAt)).toEqual([at(1)]);
  expect((await db.accountTicket.findMany()).map(({ expiresAt }) => expiresAt)).toEqual([at(1)]);
  expect((await db.accountEvent.findMany()).map(({ createdAt }) => createdAt)).toEqual([at(1 - ninetyDays)]);
  expect((await db.geocodeAnswer.findMany()).map(({ query }) => query).sort()).toEqual(["found", "missed"]);
  expect(await readdir(outbox)).toEqual(["young.eml"]);
  expect((await db.photo.findMany()).map(({ createdAt }) => createdAt)).toEqual([at(-23)]);
});

it("does the rest when one part fails", async () => {
  await db.idempotencyKey.create({
    data: { scope: "s", key: "old", requestHash: "0".repeat(64), createdAt: at(-41 * 24) },
  });
  await db.photo.create({
    data: {
      id: "0199f1b0-0000-7000-8000-000000000003",
      ownerKey: "a",
      width: 1,
      height: 1,
      bytes: 1,
      createdAt: at(-30),
    },
  });
  const away = {
    put: async () => {},
    get: async () => null,
    delete: () => Promise.reject(new Error("storage is away")),
  };
  expect(await cleanUp(ctx({ photos: away }))).toMatchObject({ idempotencyKeys: 1, photos: "failed" });
});
