import type { PhotoStore } from "@/lib/kernel/ctx";
import { prepareJobs } from "@/lib/server/jobs/boss";
import { MIGRATION_LOCK } from "../../prisma/migrate.ts";
import type { BackupArchive } from "../backup/archive-reader.ts";
import { inTransaction } from "../backup/connect.ts";
import { Refusal } from "../refusal.ts";
import { readFormer, readPhotoIds, removeFormer } from "./former.ts";
import { loadRows } from "./load.ts";
import { createMigrationRecord, planMigrations, runMigrations } from "./migrations.ts";
import { putPhotos, removePhotos, takeBackPhotos } from "./photos.ts";

interface RestoreOptions {
  url: string;
  photos: PhotoStore;
  archive: BackupArchive;
  /** Whether rows that are there may be thrown away. */
  overwrite: boolean;
  /** Of migrations; only tests have another one. */
  migrationsFolder?: string;
}

/**
 * Puts a backup in the place of what the database holds: in one transaction, so that every failure leaves the database
 * as it was.
 * @returns how many migrations came after the backup
 * @throws Refusal
 */
export async function restoreBackup(options: RestoreOptions): Promise<number> {
  const { url, photos, archive, overwrite, migrationsFolder } = options;
  const steps = await planMigrations(archive.manifest, migrationsFolder);
  const former = await inTransaction(url, "BEGIN READ ONLY", readFormer);
  if (former.inUse) throw new Refusal("Sulur sedang memakai basis data itu. Hentikan dahulu, lalu pulihkan lagi.");
  if (!former.empty && !overwrite) {
    throw new Refusal("Basis data itu sudah berisi. Tambahkan --timpa bila seluruh isinya boleh diganti dan hilang.");
  }
  await prepareJobs(url);
  const now = await replace();
  const gone = [...former.photos].filter((id) => !now.has(id));
  await removePhotos(gone, photos);
  await inTransaction(url, "BEGIN", (client) => client.query("ANALYZE"));
  return steps.after.length;

  async function replace(): Promise<Set<string>> {
    try {
      // First: a photo without a row hurts nobody, a row without its photo is seen by everybody.
      await putPhotos(archive, photos);
      return await inTransaction(url, "BEGIN", async (client) => {
        // A Sulur that starts meanwhile waits for this lock before it migrates.
        await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
        await removeFormer(client);
        await createMigrationRecord(client);
        await runMigrations(client, steps.before);
        await loadRows(client, archive);
        await runMigrations(client, steps.after);
        return readPhotoIds(client);
      });
    } catch (error) {
      await takeBackPhotos(archive, photos, former.photos);
      throw error;
    }
  }
}
