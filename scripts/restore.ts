import { resolve } from "node:path";
import { isSulurError } from "@/lib/kernel/errors";
import type { Settings } from "@/lib/server/env";
import { photoStoreOf } from "@/lib/server/photos/store";
import { BackupArchive } from "./backup/archive-reader";
import { secretInUse, secretMark } from "./backup/manifest";
import { countRows } from "./backup/write-backup";
import { Refusal, runCommand } from "./refusal";
import { restoreBackup } from "./restore/restore-backup";
import { stopLeftServer } from "./serving/application";
import { claimDataFolder, makeDataFolder } from "./serving/data-folder";
import { bringUpDatabase } from "./serving/database";
import { readSettings } from "./serving/settings";

const OVERWRITE = "--timpa";
const USAGE = `Sebut satu berkas cadangan: npm run restore -- /tempat/cadangan.tar. Dengan ${OVERWRITE} isi basis data yang ada diganti.`;

/** The database of these settings, made when there is none, with no Sulur serving from it. */
async function withIdleDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Settings,
  work: (url: string) => Promise<T>,
): Promise<T> {
  await makeDataFolder(DATA_DIR);
  const release = claimDataFolder(DATA_DIR, "pemulihan cadangan");
  try {
    await stopLeftServer(DATA_DIR);
    const database = await bringUpDatabase(DATABASE_URL, DATA_DIR);
    return await work(database.url).finally(() => database.stop());
  } finally {
    release();
  }
}

/** Whatever went wrong, the transaction took it back. */
function asRefusal(error: unknown): Error {
  if (error instanceof Refusal) return error;
  if (isSulurError(error)) {
    return new Refusal(
      "Penyimpanan foto tidak menerima foto. Periksa ruang disk atau isian S3_…; basis data tidak berubah.",
    );
  }
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  return new Refusal(`Cadangan tidak dapat dipulihkan, dan basis data tetap seperti semula: ${reason}.`);
}

async function restore(archive: BackupArchive, settings: Settings, overwrite: boolean): Promise<void> {
  const { manifest } = archive;
  const migrated = await withIdleDatabase(settings, (url) =>
    restoreBackup({ url, photos: photoStoreOf(settings), archive, overwrite }).catch((error: unknown) => {
      throw asRefusal(error);
    }),
  );
  const { rows, mails } = countRows(manifest);
  const pictures = manifest.photos ? `${manifest.photos.files} berkas foto` : "tanpa foto";
  const since = migrated > 0 ? ` Skemanya diperbarui dengan ${migrated} migrasi.` : "";
  process.stdout.write(`Dipulihkan dari ${manifest.createdAt}: ${rows} baris, ${mails} surat, ${pictures}.${since}\n`);
  if (secretMark(await secretInUse(settings)) !== manifest.secretMark) {
    process.stdout.write(
      "AUTH_SECRET di sini bukan yang dipakai saat cadangan dibuat: semua orang harus masuk lagi dan tautan pribadi di surat lama tidak berlaku, kecuali AUTH_SECRET lama dipasang sebelum npm start.\n",
    );
  }
}

await runCommand(async () => {
  const words = process.argv.slice(2);
  const [typed, ...more] = words.filter((word) => word !== OVERWRITE);
  if (typed === undefined || typed.startsWith("-") || more.length > 0) throw new Refusal(USAGE);
  const settings = readSettings();
  const archive = await BackupArchive.open(resolve(process.env.INIT_CWD ?? process.cwd(), typed));
  try {
    await restore(archive, settings, words.includes(OVERWRITE));
  } finally {
    await archive.close();
  }
});
