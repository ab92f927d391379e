import { afterEach, describe, expect, inject, it } from "vitest";
import { GET } from "@/app/api/ready/route";
import { createDatabase, type Database } from "@/prisma/client";
import { administer } from "@/scripts/testing/administer";
import { testDatabase } from "@/scripts/testing/database";
import { databaseReadiness } from "./readiness";
import { provideServices, type Services } from "./services";

const { db, patient, url } = await testDatabase();
const name = new URL(url).pathname.slice(1);
const opened: Database[] = [];

/** New connections, which know what was set for the database meanwhile. */
function connected(): Database {
  const fresh = createDatabase(url, { poolMax: 1 });
  opened.push(fresh);
  return fresh;
}

const set = (setting: string) => administer(inject("postgresUrl"), `ALTER DATABASE "${name}" ${setting}`);

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.$disconnect()));
  await set("RESET ALL");
});

async function probed(database: Database): Promise<[number, string | null, unknown]> {
  provideServices({ db: database } as Services);
  const response = await GET();
  const { status, message } = await response.json();
  return [response.status, response.headers.get("retry-after"), message ?? status];
}

describe("a database", () => {
  it("that answers and stores is ready", async () => {
    const database = connected();
    await expect.poll(() => probed(database)).toEqual([200, null, "ok"]);
  });

  it.each([
    ["that has no room for more", "SET temp_file_limit = '64kB'"],
    ["that was made read-only", "SET default_transaction_read_only = on"],
  ])("%s is not ready", async (_, setting) => {
    await set(setting);
    const database = connected();
    const refusal = "Basis data sedang tidak dapat menyimpan data. Coba lagi sebentar lagi.";
    await expect.poll(() => probed(database)).toEqual([503, "5", refusal]);
  });

  it("whose write waits for another one is ready all the same", async () => {
    const held = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const holding = patient.$transaction(async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE settings`;
      held.resolve();
      await free.promise;
    });
    await Promise.race([held.promise, holding]);
    const database = connected();
    await expect.poll(() => probed(database)).toEqual([200, null, "ok"]);
    free.resolve();
    await holding;
  });

  it("that nobody has migrated is not ready, and says what to do", async () => {
    await patient.$executeRaw`ALTER TABLE settings RENAME TO settings_away`;
    const answer = await probed(connected());
    await patient.$executeRaw`ALTER TABLE settings_away RENAME TO settings`;
    expect(answer).toEqual([503, "5", expect.stringContaining("npm run db:prepare")]);
  });

  it("that is gone is not ready", async () => {
    const gone = createDatabase("postgresql://nobody@127.0.0.1:1/nowhere");
    opened.push(gone);
    expect(await probed(gone)).toEqual([503, "5", "Basis data sedang tidak menjawab. Coba lagi sebentar lagi."]);
  });
});

it("probes write one row at most every five seconds, however many come, and never a second one", async () => {
  const written = async () => (await db.setting.findMany({ where: { key: "ready" } })).map(({ value }) => value);
  const requested = connected();
  let now = 0;
  const later = (milliseconds: number) => {
    now += milliseconds;
    return databaseReadiness(requested, now);
  };
  await expect.poll(() => later(5_000)).toBe("ready");
  await Promise.all(Array.from({ length: 10 }, () => later(0)));
  const first = await written();
  expect(first).toHaveLength(1);
  await later(4_900);
  expect(await written()).toEqual(first);
  await later(100);
  await expect.poll(written).not.toEqual(first);
  expect(await written()).toHaveLength(1);
});
