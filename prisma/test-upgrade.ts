import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "./client";
import { MIGRATIONS_FOLDER } from "./history";
import { applyMigrations } from "./migrate";

/** Brings an empty database to the state before a migration, so that a test can write rows as earlier versions did. */
export async function migrateUntilBefore(url: string, migration: string): Promise<void> {
  const names = await readdir(MIGRATIONS_FOLDER);
  if (!names.includes(migration)) throw new Error(`There is no migration ${migration}.`);
  const folder = await mkdtemp(join(tmpdir(), "sulur-upgrade-"));
  try {
    for (const name of names.filter((entry) => entry < migration || entry.endsWith(".toml"))) {
      await cp(join(MIGRATIONS_FOLDER, name), join(folder, name), { recursive: true });
    }
    await applyMigrations(url, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
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
