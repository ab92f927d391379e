import type { Database } from "./client";
import { applyMigrations, readMigrations, type SchemaFiles } from "./migrate";

/** The schema of an earlier version, of which prisma/sql knew nothing. */
export async function earlierSchema(hadMigration: (name: string) => boolean): Promise<SchemaFiles> {
  const migrations = await readMigrations();
  return { migrations: migrations.filter(({ name }) => hadMigration(name)), objects: [] };
}

/** Brings an empty database to the state before a migration, so that a test can write rows as earlier versions did. */
export async function migrateUntilBefore(url: string, migration: string): Promise<void> {
  await applyMigrations(url, await earlierSchema((name) => name < migration));
}

interface OldReport {
  code: string;
  damageType?: string;
  heldReason?: string | null;
  writerKey?: string;
}

/** A verified report with a point, by columns that every version has. @returns its id */
export async function insertReport(
  db: Database,
  { code, damageType = "Sampah menumpuk", heldReason = null, writerKey = "visitor:x" }: OldReport,
): Promise<number> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    INSERT INTO reports (code, status, held_reason, reporter_name, location, damage_type, description, text_hash,
      incident_date, latitude, longitude, writer_key, updated_at)
    VALUES (${code}, 'VERIFIED', ${heldReason}, 'Sari', 'Jalan Melati', ${damageType}, 'Sudah lama begini.', ${"0".repeat(64)},
      '2026-03-14', 3.58123, 98.67345, ${writerKey}, now())
    RETURNING id`;
  return rows[0]?.id ?? 0;
}
