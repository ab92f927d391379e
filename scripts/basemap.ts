import { mkdir, open } from "node:fs/promises";
import { resolve } from "node:path";
import { BORDERS_TAG } from "@/lib/areas/outlines";
import { storeArchive } from "@/lib/server/basemap/archive";
import { sendAnnouncements } from "@/lib/server/cache/invalidation";
import { createDatabase, createPool } from "@/prisma/client";
import { Refusal, runCommand } from "./refusal";
import { withDatabase } from "./serving/database";
import { readSettings } from "./serving/settings";

const USAGE =
  "Sebut satu berkas: npm run basemap -- indonesia.pmtiles. Dengan --hapus peta jalan sendiri dilepas lagi.";
/** "PMTiles" and the version of the format, then at byte 99 what its tiles are: 1 for vectors. */
const HEADER = { bytes: 127, magic: "PMTiles\u0003", kindAt: 99, vectors: 1 };

/** @throws Refusal unless a file begins as an archive of vector tiles does */
async function assertArchive(path: string): Promise<void> {
  const file = await open(path).catch(() => {
    throw new Refusal(`${path} tidak dapat dibuka.`);
  });
  const { buffer } = await file.read(Buffer.alloc(HEADER.bytes), 0, HEADER.bytes, 0).finally(() => file.close());
  const isArchive = buffer.toString("latin1", 0, HEADER.magic.length) === HEADER.magic;
  if (!isArchive) throw new Refusal(`${path} bukan berkas PMTiles versi 3.`);
  if (buffer[HEADER.kindAt] !== HEADER.vectors) throw new Refusal(`${path} tidak berisi ubin vektor (MVT).`);
}

await runCommand(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) throw new Refusal(USAGE);
  const settings = readSettings();
  const path = file === "--hapus" ? null : resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (path !== null) await assertArchive(path);
  await withDatabase(settings.DATABASE_URL, settings.DATA_DIR, async (url) => {
    const pool = createPool(url, { poolMax: 1, patient: true });
    const db = createDatabase(url, { pool });
    await mkdir(settings.DATA_DIR, { recursive: true });
    await storeArchive(db, settings, path);
    await sendAnnouncements(pool, "basemap", [BORDERS_TAG]);
    await db.$disconnect();
  });
  process.stdout.write(
    path === null ? "Peta jalan sendiri dilepas.\n" : "Peta memakai jalan dari berkas ini mulai sekarang.\n",
  );
});
