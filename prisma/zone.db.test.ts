import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { createDatabase, createPool } from "./client";

const MIGRATION = readFileSync("prisma/migrations/20261124010000_zona_utc/migration.sql", "utf8");
const { url } = await testDatabase();

/** On a connection of its own, since a zone is that of the session. */
async function fresh(sql: string): Promise<Record<string, string>[]> {
  const pool = createPool(url, { poolMax: 1 });
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
}

it("reads true times from a database that somebody has set to another zone", async () => {
  await fresh(`ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET TimeZone TO 'Asia/Jakarta'`);
  expect(await fresh("SHOW TimeZone")).toEqual([{ TimeZone: "Asia/Jakarta" }]);
  await fresh(MIGRATION);
  expect(await fresh("SHOW TimeZone")).toEqual([{ TimeZone: "UTC" }]);
  const db = createDatabase(url, { poolMax: 1 });
  const [row] = await db.$queryRaw<{ at: Date }[]>`SELECT '2026-03-14T09:00:00+07:00'::timestamptz AS at`;
  await db.$disconnect();
  expect(row?.at.toISOString()).toBe("2026-03-14T02:00:00.000Z");
});
