import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { errorResponse } from "@/lib/server/http/error-mapper";
import { RateLimits } from "@/lib/server/http/rate-limit";
import { testDatabase } from "@/scripts/testing/database";
import { Network } from "@/scripts/testing/network";
import { createDatabase, type Database } from "./client";
import { DatabaseWatch } from "./database-watch";

const { url } = await testDatabase();

/** What a request may wait for its first error. */
const FIRST_ERROR_MS = 2_500;
const RECOVERY_MS = 5_000;
/** Answers that need no waiting; generous, because a loaded machine is slow. */
const AT_ONCE_MS = 400;

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
  await expect.poll(() => isThere(), { timeout: RECOVERY_MS }).toBe(true);
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
async function request(): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  try {
    await limits.take("report", null, "192.0.2.1");
    await db.report.count();
    return { status: 200, ms: performance.now() - start };
  } catch (error) {
    return { status: errorResponse(error, "00000000").status, ms: performance.now() - start };
  }
}

describe("while the database is silent", () => {
  it("gives the first request its error soon, and the next ones at once", async () => {
    expect((await request()).status).toBe(200);
    network.silent = true;
    const first = await request();
    expect(first.status).toBe(503);
    expect(first.ms).toBeLessThan(FIRST_ERROR_MS);
    for (const later of await Promise.all([request(), request(), request()])) {
      expect(later.status).toBe(503);
      expect(later.ms).toBeLessThan(AT_ONCE_MS);
    }
    expect(changes).toEqual([true]);
  });

  it("gives the first error as soon when no connection is left", async () => {
    network.heal();
    network.silent = true;
    const first = await request();
    expect(first.status).toBe(503);
    expect(first.ms).toBeLessThan(FIRST_ERROR_MS);
  });

  it("frees everyone who waits, also for a connection and inside a transaction", async () => {
    const start = performance.now();
    let inside: () => void = () => {};
    const begun = new Promise<void>((resolve) => {
      inside = resolve;
    });
    const transaction = db.$transaction(async (open) => {
      await open.$queryRaw`SELECT 1`;
      inside();
      await new Promise((resolve) => setTimeout(resolve, 100));
      await open.report.count();
    });
    await begun;
    network.silent = true;
    const crowd = Promise.allSettled([transaction, ...Array.from({ length: 12 }, () => db.report.count())]);
    expect((await crowd).every(({ status }) => status === "rejected")).toBe(true);
    expect(performance.now() - start).toBeLessThan(FIRST_ERROR_MS + 300);
  });

  it("is used again soon after it answers, and says both", async () => {
    network.silent = true;
    expect((await request()).status).toBe(503);
    network.heal();
    const start = performance.now();
    await expect.poll(() => request(), { timeout: RECOVERY_MS, interval: 50 }).toMatchObject({ status: 200 });
    expect(performance.now() - start).toBeLessThan(RECOVERY_MS);
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
