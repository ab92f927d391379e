import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, inject } from "vitest";
import { createDatabase, type Database } from "../../prisma/client.ts";
import { administer, TEMPLATE } from "./administer.ts";

export interface TestDatabase {
  db: Database;
  /** For pools and processes of their own; every connection is cut after the file's last test. */
  url: string;
}

/**
 * A migrated, empty database that belongs to this test file alone. Call it once, at the top of the file:
 * `const { db, url } = await testDatabase();`
 * @param options.empty without the migrations, for tests of migrating itself
 */
export async function testDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const maintenance = inject("postgresUrl");
  const name = `sulur_test_${randomUUID()}`;
  const template = options.empty ? "template0" : TEMPLATE;
  await administer(maintenance, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy`);
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  const db = createDatabase(url.href, { poolMax: 4 });
  afterAll(async () => {
    await db.$disconnect();
    await untilLeft(maintenance, name);
    await administer(maintenance, `DROP DATABASE "${name}" WITH (FORCE)`);
  });
  return { db, url: url.href };
}

const LOOKS = 20;
const LOOK_EVERY_MS = 50;

/** A connection that is just saying goodbye would take being cut for a failure that nobody hears. */
async function untilLeft(maintenance: string, name: string): Promise<void> {
  const client = new Client({ connectionString: maintenance });
  await client.connect();
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      const { rowCount } = await client.query("SELECT FROM pg_stat_activity WHERE datname = $1", [name]);
      if (rowCount === 0) return;
      await pause(LOOK_EVERY_MS);
    }
  } finally {
    await client.end();
  }
}
