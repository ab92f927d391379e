import { describe, expect, it } from "vitest";
import { createDatabase, type Database } from "@/prisma/client";
import { testDatabase } from "@/scripts/testing/database";
import { errorResponse } from "./error-mapper";

const { db, url } = await testDatabase();

/** Status and Retry-After that somebody would get whose request failed so. */
async function answerTo(work: Promise<unknown>): Promise<[number, string | null]> {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown === null) return [200, null];
  const { status, headers } = errorResponse(thrown, "00000000");
  return [status, headers.get("retry-after")];
}

/** Every write of a setting fails from now on, as PostgreSQL fails with this state. */
async function failWith(state: string): Promise<void> {
  await db.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${state}', MESSAGE = 'could not do it'; END $$`);
  await db.$executeRaw`CREATE OR REPLACE TRIGGER fail BEFORE INSERT ON settings EXECUTE FUNCTION fail()`;
}

describe("a database that can do no more for now", () => {
  it.each([
    ["its disk is full", "53100"],
    ["its memory is used up", "53200"],
    ["its connections are used up", "53300"],
    ["it takes no writes", "25006"],
    ["it cancelled the statement", "57014"],
    ["two were in each other's way", "40001"],
    ["two waited for each other", "40P01"],
  ])("is answered with 503 and when to come back: %s", async (_, state) => {
    await failWith(state);
    expect(await answerTo(db.setting.create({ data: { key: "uji", value: "1" } })), "by a model").toEqual([503, "5"]);
    expect(await answerTo(db.$executeRaw`INSERT INTO settings VALUES ('uji', '1')`), "by SQL").toEqual([503, "5"]);
  });

  it("is told from a mistake in a statement", async () => {
    await failWith("XX000");
    expect(await answerTo(db.setting.create({ data: { key: "uji", value: "1" } }))).toEqual([500, null]);
    expect(await answerTo(db.$executeRaw`INSERT INTO nowhere VALUES (1)`)).toEqual([500, null]);
  });
});

/** Holds the one connection while `work` tries to get it. */
async function whileHeld(only: Database, work: () => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const holding = only.$transaction(
    async () => {
      held.resolve();
      await free.promise;
    },
    { timeout: 60_000 },
  );
  await Promise.race([held.promise, holding]);
  await work().finally(() => free.resolve());
  await holding;
}

it("a pool whose connections are all taken is answered with 503 too, for a query and for a transaction", async () => {
  const only = createDatabase(url, { poolMax: 1, waitMs: 1_000 });
  // A loaded machine may take longer than that to connect.
  await expect.poll(() => answerTo(only.report.count())).toEqual([200, null]);
  await whileHeld(only, async () => {
    expect(await answerTo(only.report.count())).toEqual([503, "5"]);
    expect(await answerTo(only.$transaction((transaction) => transaction.report.count()))).toEqual([503, "5"]);
  });
  await only.$disconnect();
});

it("a transaction that took too long is answered with 503", async () => {
  const late = db.$transaction(
    async (transaction) => {
      await transaction.$queryRaw`SELECT true AS slept FROM pg_sleep(0.3)`;
      await transaction.report.count();
    },
    { timeout: 100 },
  );
  expect(await answerTo(late)).toEqual([503, "5"]);
});
