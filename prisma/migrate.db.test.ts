import { Client, type QueryResultRow } from "pg";
import { describe, expect, it } from "vitest";
import { missingSql } from "@/scripts/schema-engine/missing-sql";
import { migrate } from "@/scripts/serving/database";
import { testDatabase } from "@/scripts/testing/database";
import { applyMigrations, readMigrations, readSchemaFiles } from "./migrate";
import { readCatalogue } from "./test-catalogue";
import { earlierSchema } from "./test-upgrade";

async function query<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const { url: broken } = await testDatabase({ empty: true });

const RECORD = `
  SELECT migration_name AS name, checksum, finished_at >= started_at AS finished, rolled_back_at, logs, applied_steps_count AS steps
  FROM _prisma_migrations ORDER BY started_at, finished_at`;

describe("schema.prisma and the migrations", async () => {
  const { url } = await testDatabase();

  it("agree", async () => {
    expect(await missingSql(url)).toBe("");
  });

  it("are seen to differ when a table has a column more", async () => {
    await query(url, 'ALTER TABLE "users" ADD COLUMN "extra" TEXT');
    expect(await missingSql(url)).toContain('DROP COLUMN "extra"');
  });
});

describe("applyMigrations", async () => {
  const { url } = await testDatabase({ empty: true });
  const migrations = await readMigrations();

  it("migrates once when instances start together", async () => {
    const applied = await Promise.all([applyMigrations(url), applyMigrations(url), applyMigrations(url)]);
    expect(applied.flat()).toEqual(migrations.map(({ name }) => name));
  });

  it("records each migration as `prisma migrate deploy` does", async () => {
    expect(await query(url, RECORD)).toEqual(
      migrations.map(({ name, checksum }) => ({
        name,
        checksum,
        finished: true,
        rolled_back_at: null,
        logs: null,
        steps: 1,
      })),
    );
  });

  it("has nothing to do the second time", async () => {
    const before = await readCatalogue(url);
    expect(await applyMigrations(url)).toEqual([]);
    expect(await readCatalogue(url)).toEqual(before);
  });

  it("refuses a history that was edited after it was applied", async () => {
    const edited = migrations.with(0, { ...migrations[0], name: "20261120234628_awal", sql: "", checksum: "other" });
    await expect(applyMigrations(url, { migrations: edited, objects: [] })).rejects.toThrow("20261120234628_awal");
  });

  it("waits while Prisma's own command changes the schema", async () => {
    const prisma = new Client({ connectionString: url });
    await prisma.connect();
    await prisma.query("SELECT pg_advisory_lock(72707369)");
    const order: string[] = [];
    const waiting = applyMigrations(url).then(() => order.push("applied"));
    const waits = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'";
    await expect.poll(async () => (await prisma.query(waits)).rowCount).toBe(1);
    order.push("unlocked");
    await prisma.end();
    await waiting;
    expect(order).toEqual(["unlocked", "applied"]);
  });
});

describe("a migration that fails", async () => {
  const { url } = await testDatabase();
  const { migrations, objects } = await readSchemaFiles();
  const failing = {
    name: "99990101000000_gagal",
    checksum: "0",
    sql: "CREATE TABLE half (id int); ALTER TABLE missing ADD COLUMN x int;",
  };

  it("is one sentence and leaves nothing behind", async () => {
    const before = await readCatalogue(url);
    await expect(applyMigrations(url, { migrations: [...migrations, failing], objects })).rejects.toThrow(
      'migrasi 99990101000000_gagal gagal dan dibatalkan seluruhnya (relation "missing" does not exist); perintah ini dapat diulang',
    );
    expect(await readCatalogue(url)).toEqual(before);
    expect(await query(url, RECORD)).toHaveLength(migrations.length);
  });

  it("is applied the next time, also where Prisma's command failed with it", async () => {
    await query(
      url,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES ('1', '0', '${failing.name}', 'failed')`,
    );
    const corrected = { ...failing, sql: "CREATE TABLE whole (id int);" };
    expect(await applyMigrations(url, { migrations: [...migrations, corrected], objects })).toEqual([failing.name]);
    const attempts = await query(url, `${RECORD.replace("ORDER", "WHERE migration_name LIKE '9999%' ORDER")}`);
    expect(attempts.map(({ finished, rolled_back_at }) => [finished, rolled_back_at !== null])).toEqual([
      [null, true],
      [true, false],
    ]);
  });
});

it("a start with a broken schema is refused in one sentence", async () => {
  await applyMigrations(broken, await earlierSchema((name) => name < "20261121"));
  await query(broken, "DROP INDEX reports_status_id_idx");
  await expect(migrate(broken)).rejects.toThrow(
    /^Skema basis data tidak dapat diperbarui: migrasi 20261121\w+ gagal dan dibatalkan seluruhnya \(index "reports_status_id_idx" does not exist\); perintah ini dapat diulang\.$/u,
  );
});
