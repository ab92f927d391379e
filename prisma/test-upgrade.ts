import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
