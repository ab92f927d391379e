import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client, type ClientBase } from "pg";
import { applyObject, outdatedObjects, readObjects, type SqlObject } from "./sql-objects";

export const MIGRATIONS_FOLDER = join(import.meta.dirname, "migrations");

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** All that makes the schema. */
export interface SchemaFiles {
  migrations: readonly Migration[];
  objects: readonly SqlObject[];
}

export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

export async function readSchemaFiles(): Promise<SchemaFiles> {
  return { migrations: await readMigrations(), objects: await readObjects() };
}

/** Held by who changes the schema. The second number is that of Prisma's own commands. */
export const MIGRATION_LOCK = 5_017_401;
const PRISMA_LOCK = 72_707_369;

// As Prisma's own engine makes it.
const RECORD = `CREATE TABLE public._prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

export async function createMigrationRecord(client: ClientBase): Promise<void> {
  await client.query(RECORD);
}

/** The database belongs to another program. */
export class ForeignDatabase extends Error {}

const STATE = `
  SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS migrated, EXISTS (
    SELECT FROM pg_class WHERE relnamespace = to_regnamespace('public') AND relkind IN ('r', 'p', 'v', 'm', 'f')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')) AS occupied`;

/** Makes the record where there is none. @returns the checksums of what was applied, by name */
async function readApplied(client: ClientBase): Promise<Map<string, string>> {
  const { rows: state } = await client.query<{ migrated: boolean; occupied: boolean }>(STATE);
  if (!state[0]?.migrated) {
    if (state[0]?.occupied) throw new ForeignDatabase("the database has tables of another program");
    await createMigrationRecord(client);
  }
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Applies one file in the caller's transaction, and records it as `prisma migrate deploy` does. */
export async function runMigration(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  // Prisma's commands leave a row of an attempt that failed, although it changed nothing.
  await client.query(
    `UPDATE public._prisma_migrations SET rolled_back_at = now()
     WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`,
    [name],
  );
  await client.query(
    `INSERT INTO public._prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}

/** @throws Error that names the file, which left nothing behind */
async function attempt(client: ClientBase, file: string, work: () => Promise<void>): Promise<void> {
  await client.query("BEGIN");
  try {
    await work();
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} gagal dan dibatalkan seluruhnya (${reason}); perintah ini dapat diulang`, {
      cause: error,
    });
  }
}

/**
 * Brings a database to the schema of these files, one transaction each. Of several instances that start at once one does
 * so and the others wait for it.
 * @returns the names of the migrations applied now
 * @throws ForeignDatabase
 * @throws Error in Indonesian: a file that was applied has changed since, or one failed
 */
export async function applyMigrations(url: string, files?: SchemaFiles): Promise<string[]> {
  const { migrations, objects } = files ?? (await readSchemaFiles());
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1), pg_advisory_lock($2)", [MIGRATION_LOCK, PRISMA_LOCK]);
    const applied = await readApplied(client);
    const edited = migrations.filter(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
    if (edited.length > 0) {
      throw new Error(
        `migrasi ${edited.map(({ name }) => name).join(", ")} di basis data berbeda dari berkas di prisma/migrations. Kembalikan berkas itu, atau (hanya data percobaan) hapus DATA_DIR`,
      );
    }
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) {
      await attempt(client, `migrasi ${migration.name}`, () => runMigration(client, migration));
    }
    const known = new Set(migrations.map(({ name }) => name));
    // A newer Sulur may have dropped an object, which must not come back.
    if ([...applied.keys()].every((name) => known.has(name))) {
      for (const object of await outdatedObjects(client, objects)) {
        await attempt(client, `prisma/sql/${object.name}.sql`, () => applyObject(client, object));
      }
    }
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
