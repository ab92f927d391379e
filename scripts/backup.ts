import { statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { isSulurError } from "@/lib/kernel/errors";
import { photoStoreOf } from "@/lib/server/photos/store";
import { secretInUse, secretMark } from "./backup/manifest";
import { countRows, writeBackup } from "./backup/write-backup";
import { Refusal, runCommand } from "./refusal";
import { withDatabase } from "./serving/database";
import { readSettings } from "./serving/settings";

const WITHOUT_PHOTOS = "--tanpa-foto";
const USAGE = `Sebut paling banyak satu berkas atau folder: npm run backup -- /tempat/cadangan.tar. Dengan ${WITHOUT_PHOTOS} hanya basis data.`;

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Where the person stood who called npm, not where npm went. */
const asTyped = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function target(typed: string | undefined, dataDir: string, now: Date): string {
  const name = `sulur-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z.tar`;
  if (typed === undefined) return join(dataDir, "backups", name);
  const path = asTyped(typed);
  return typed.endsWith(sep) || isFolder(path) ? join(path, name) : path;
}

const stopping = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => stopping.abort(new Refusal("Dihentikan; tidak ada cadangan yang tersimpan.")));
}

await runCommand(async () => {
  const words = process.argv.slice(2);
  const [typed, ...more] = words.filter((word) => word !== WITHOUT_PHOTOS);
  if (more.length > 0 || typed?.startsWith("-")) throw new Refusal(USAGE);
  const settings = readSettings();
  const now = new Date();
  const file = target(typed, settings.DATA_DIR, now);
  const photos = words.includes(WITHOUT_PHOTOS) ? null : photoStoreOf(settings);
  const mark = secretMark(await secretInUse(settings));
  const manifest = await withDatabase(settings.DATABASE_URL, settings.DATA_DIR, (url) =>
    writeBackup({ url, photos, file, secretMark: mark, now, stop: stopping.signal }),
  ).catch((error: unknown) => {
    if (!isSulurError(error)) throw error;
    throw new Refusal("Penyimpanan foto tidak dapat dihubungi. Periksa isian S3_… lalu jalankan lagi.");
  });
  const { rows, mails } = countRows(manifest);
  const stored = manifest.photos;
  const pictures = stored ? `${stored.files} berkas foto` : "tanpa foto";
  process.stdout.write(`Cadangan tersimpan di ${file}: ${rows} baris, ${mails} surat, ${pictures}.\n`);
  if (stored?.missing) {
    process.stdout.write(`${stored.missing} berkas foto tercatat tetapi tidak ada di penyimpanan, jadi tidak ikut.\n`);
  }
  process.stdout.write("AUTH_SECRET tidak ikut di dalamnya: simpan terpisah. Salin cadangan ini ke mesin lain.\n");
});
