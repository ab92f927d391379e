import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { errorResponse } from "@/lib/server/http/error-mapper";
import { RateLimits } from "@/lib/server/http/rate-limit";
import { testDatabase } from "@/scripts/testing/database";
import { Network } from "@/scripts/testing/network";
import { createDatabase, type Database } from "./client";
import { DatabaseWatch } from "./database-watch";

const { url } = await testDatabase();

/** Whoever was waiting hears the first, long before a timeout; whoever comes later is refused at once with the second. */
const IS_AWAY = /is away/u;
const EITHER = /fell silent|is away/u;

const network = new Network(new URL(url));
const changes: boolean[] = [];
let watch: DatabaseWatch;
let db: Database;
let limits: RateLimits;

beforeAll(async () => {
  const through = new URL(url);
  through.hostname = "127.0.0.1";
  through.port = String(await network.open());
  watch = new DatabaseWatch(through.href, (away) => changes.push(away));
  db = createDatabase(through.href, { poolMax: 4, watch });
  limits = new RateLimits(watch.pool({ max: 2, connectionTimeoutMillis: 2_000, query_timeout: 5_000 }));
});

afterEach(async () => {
  network.heal();
  await expect.poll(() => isThere()).toBe(true);
  changes.length = 0;
});

afterAll(async () => {
  await db.$disconnect();
  await network.close();
});

async function isThere(): Promise<boolean> {
  return db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  );
}

/** What a writing request does first: takes a point of its limit, then asks the database. */
async function request(): Promise<{ status: number; said: string }> {
  try {
    await limits.take("report", null, "192.0.2.1");
    await db.report.count();
    return { status: 200, said: "" };
  } catch (error) {
    return { status: errorResponse(error, "00000000").status, said: String(error) };
  }
}

describe("while the database is silent", () => {
  it("gives the first request its error soon, and the next ones at once", async () => {
    expect((await request()).status).toBe(200);
    network.silent = true;
    expect(await request()).toEqual({ status: 503, said: expect.stringMatching(EITHER) });
    for (const later of await Promise.all([request(), request(), request()])) {
      expect(later).toEqual({ status: 503, said: expect.stringMatching(IS_AWAY) });
    }
    expect(changes).toEqual([true]);
  });

  it("gives the first error as soon when no connection is left", async () => {
    network.heal();
    network.silent = true;
    expect(await request()).toEqual({ status: 503, said: expect.stringMatching(EITHER) });
  });

  it("frees everyone who waits, also for a connection and inside a transaction", async () => {
    const begun = Promise.withResolvers<void>();
    const silence = Promise.withResolvers<void>();
    const transaction = db.$transaction(async (open) => {
      await open.$queryRaw`SELECT 1`;
      begun.resolve();
      await silence.promise;
      await open.report.count();
    });
    await begun.promise;
    network.silent = true;
    silence.resolve();
    const crowd = await Promise.allSettled([transaction, ...Array.from({ length: 12 }, () => db.report.count())]);
    for (const one of crowd)
      expect(one).toEqual({
        status: "rejected",
        reason: expect.objectContaining({ message: expect.stringMatching(EITHER) }),
      });
  });

  it("is used again soon after it answers, and says both", async () => {
    network.silent = true;
    expect((await request()).status).toBe(503);
    network.heal();
    await expect.poll(() => request()).toMatchObject({ status: 200 });
    expect(changes).toEqual([true, false]);
  });
});

it("lets a slow statement be slow", async () => {
  const [row] = await db.$queryRaw<{ slept: boolean }[]>`SELECT true AS slept FROM pg_sleep(3)`;
  expect(row).toEqual({ slept: true });
  expect(changes).toEqual([]);
});

it("takes a process that did not come to listening for no silence", async () => {
  await request();
  const busyUntil = performance.now() + 2_600;
  while (performance.now() < busyUntil);
  expect((await request()).status).toBe(200);
  expect(changes).toEqual([]);
});
