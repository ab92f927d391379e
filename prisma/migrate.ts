import { Client } from "pg";
import { NO_FILTER, readHistory } from "./history.ts";
import { withSchemaEngine } from "./schema-engine.ts";

// Whoever holds it changes the schema. Any number will do, as long as it is not the one Prisma's engine takes itself (72707369).
export const MIGRATION_LOCK = 5_017_401;

/**
 * Applies what `prisma migrate deploy` would apply, and records it in the same `_prisma_migrations` table.
 * Of several instances that start at once one migrates and the others wait for it.
 * @returns the names of the migrations applied now
 * @throws Error when an applied migration was edited since, or failed half-way
 */
export async function applyMigrations(url: string, folder?: string): Promise<string[]> {
  const migrationsList = await readHistory(folder);
  const lock = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    return await withSchemaEngine(url, async (engine) => {
      const state = await engine.diagnoseMigrationHistory({
        migrationsList,
        optInToShadowDatabase: false,
        filters: NO_FILTER,
      });
      const edited = state.editedMigrationNames.join(", ");
      if (edited) {
        throw new Error(
          `Migrasi ${edited} di basis data berbeda dari berkas di prisma/migrations. Kembalikan berkas itu, atau (hanya data percobaan) hapus DATA_DIR.`,
        );
      }
      const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTER });
      return appliedMigrationNames;
    });
  } finally {
    await lock.end();
  }
}
