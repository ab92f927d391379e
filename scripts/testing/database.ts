import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { afterAll, inject } from "vitest";
import { createDatabase, type Database } from "@/prisma/client";
import { administer, TEMPLATE } from "./administer";

export interface TestDatabase {
  /** As the product has it, save that nobody is refused who waits for a connection: a loaded machine is slow, not wrong. */
  db: Database;
  /** For many rows at once: a statement may take as long as a loaded machine needs. */
  patient: Database;
  /** For pools and processes of their own, which are closed before the file's last hook. */
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
  const owner = inject("databaseOwner");
  await administer(maintenance, `CREATE DATABASE "${name}" TEMPLATE "${template}" OWNER "${owner}" STRATEGY file_copy`);
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  const db = createDatabase(url.href, { poolMax: 4, waitMs: WAIT_MS });
  const patient = createDatabase(url.href, { poolMax: 1, waitMs: WAIT_MS, patient: true });
  afterAll(async () => {
    await Promise.all([db.$disconnect(), patient.$disconnect()]);
    await untilLeft(maintenance, name);
    await dropDatabase(maintenance, name);
  });
  return { db, patient, url: url.href };
}

const WAIT_MS = 60_000;
const LEAVE_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** PostgreSQL gives its own housekeeping in there five seconds to leave, which is short on a loaded machine. */
async function dropDatabase(maintenance: string, name: string): Promise<void> {
  const until = performance.now() + LEAVE_WITHIN_MS;
  for (;;) {
    const failure = await administer(maintenance, `DROP DATABASE "${name}"`).catch((error: unknown) => error);
    if (failure === undefined) return;
    const isInUse = failure instanceof DatabaseError && failure.code === "55006";
    if (!isInUse || performance.now() > until) throw failure;
  }
}

/** @throws Error where a connection stays: cut, it would be an error that nobody hears, or that ends another test */
async function untilLeft(maintenance: string, name: string): Promise<void> {
  const client = new Client({ connectionString: maintenance });
  await client.connect();
  try {
    const until = performance.now() + LEAVE_WITHIN_MS;
    for (;;) {
      const { rows } = await client.query<{ left: string }>(
        `SELECT application_name || ': ' || left(query, 200) AS left FROM pg_stat_activity
         WHERE datname = $1 AND backend_type = 'client backend'`,
        [name],
      );
      if (rows.length === 0) return;
      if (performance.now() > until) {
        throw new Error(`connections were left open: ${rows.map(({ left }) => left).join("; ")}`);
      }
      await pause(LOOK_EVERY_MS);
    }
  } finally {
    await client.end();
  }
}

/** Returns once some statement on this database waits for another one's lock. */
export async function someoneWaits(db: Database): Promise<void> {
  for (;;) {
    const [row] = await db.$queryRaw<{ waiting: boolean }[]>`
      SELECT EXISTS (
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      ) AS waiting`;
    if (row?.waiting) return;
  }
}
