import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { errorResponse } from "@/lib/server/http/error-mapper";
import { RateLimits } from "@/lib/server/http/rate-limit";
import { testDatabase } from "@/scripts/testing/database";
import { Network } from "@/scripts/testing/network";
import { createDatabase, createPool, type Database } from "./client";

const { url } = await testDatabase();
const network = new Network(new URL(url));
let db: Database;
let limits: RateLimits;

beforeAll(async () => {
  const through = new URL(url);
  through.hostname = "127.0.0.1";
  through.port = String(await network.open());
  const counters = createPool(through.href, { poolMax: 2 });
  db = createDatabase(through.href, { poolMax: 4 });
  limits = new RateLimits(counters);
  return () => counters.end();
});

afterEach(async () => {
  network.heal();
  await expect.poll(() => request()).toBe(200);
});

afterAll(async () => {
  await db.$disconnect();
  await network.close();
});

/** What a writing request does first: takes a point of its limit, then asks the database. */
async function request(): Promise<number> {
  try {
    await limits.take("staff", null, "192.0.2.1");
    await db.report.count();
    return 200;
  } catch (error) {
    return errorResponse(error, "00000000").status;
  }
}

describe("while the database is silent", () => {
  it("refuses whoever asks, with an honest 503", async () => {
    expect(await request()).toBe(200);
    network.silent = true;
    expect(await Promise.all(Array.from({ length: 6 }, request))).toEqual(Array(6).fill(503));
    network.heal();
    network.silent = true;
    expect(await request()).toBe(503);
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
    const statuses = crowd.map((one) => (one.status === "rejected" ? errorResponse(one.reason, "").status : 200));
    expect(statuses).toEqual(Array(13).fill(503));
  });
});
