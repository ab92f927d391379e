import { createHash, randomUUID } from "node:crypto";
import type { ClientBase } from "pg";
import { readHistory } from "../../prisma/history.ts";
import { MIGRATIONS_TABLE, quoted } from "../backup/catalog.ts";
import type { Manifest } from "../backup/manifest.ts";
import { Refusal } from "../refusal.ts";

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface Steps {
  /** That made the tables as the backup knows them. */
  before: Migration[];
  /** That came since. */
  after: Migration[];
}

async function knownMigrations(folder: string | undefined): Promise<Migration[]> {
  const { migrationDirectories } = await readHistory(folder);
  return migrationDirectories.map(({ path, migrationFile: { content } }) => {
    if (content.tag !== "ok") throw new Error(`the migration ${path} cannot be read`);
    return { name: path, sql: content.value, checksum: createHash("sha256").update(content.value).digest("hex") };
  });
}

/** @throws Refusal when the backup knows migrations that this Sulur does not */
export async function planMigrations({ migrations }: Manifest, folder?: string): Promise<Steps> {
  const known = await knownMigrations(folder);
  const applied = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of known) {
    const listed = applied.get(name);
    if (listed !== undefined && listed !== checksum) {
      throw new Refusal(`Migrasi ${name} di sini berbeda dari saat cadangan dibuat. Kembalikan berkasnya dahulu.`);
    }
  }
  const unknown = migrations.find(({ name }) => !known.some((migration) => migration.name === name));
  if (unknown) {
    throw new Refusal(
      `Cadangan ini dibuat oleh Sulur yang lebih baru (migrasi ${unknown.name}). Perbarui Sulur dahulu, lalu pulihkan lagi.`,
    );
  }
  return {
    before: known.filter(({ name }) => applied.has(name)),
    after: known.filter(({ name }) => !applied.has(name)),
  };
}

// As Prisma's own engine makes it.
const RECORD = `CREATE TABLE public.${MIGRATIONS_TABLE} (
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

/** Applies migrations inside the caller's transaction and records them as `prisma migrate deploy` would. */
export async function runMigrations(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { name, sql, checksum } of migrations) {
    await client.query(sql);
    await client.query(
      `INSERT INTO ${quoted(client, "public", MIGRATIONS_TABLE)}
         (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
  }
}
