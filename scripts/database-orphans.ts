import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { runningPort } from "./postgres/cluster";
import { OWNER_FILE, remember, SHARED_FOLDERS } from "./postgres/place";
import { Refusal, runCommand } from "./refusal";

/** A database that lies outside its DATA_DIR, which no longer knows it. */
interface Orphan {
  folder: string;
  /** The DATA_DIR that it was made for. */
  dataDir: string;
  megabytes: number;
}

const MEGABYTE = 1_000_000;

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(folder, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Those in these folders that nobody runs, and whose DATA_DIR is gone or has another database. */
export async function findOrphans(sharedFolders: readonly string[]): Promise<Orphan[]> {
  const orphans: Orphan[] = [];
  for (const shared of sharedFolders) {
    for (const name of (await readdir(shared).catch(() => [])).toSorted()) {
      const folder = join(shared, name);
      const dataDir = (await readFile(join(folder, OWNER_FILE), "utf8").catch(() => "")).trim();
      if (dataDir === "" || (await runningPort(join(folder, "cluster"))) !== undefined) continue;
      const memory = await remember(join(dataDir, "postgres", "place.json"));
      if (memory?.elsewhere === folder) continue;
      orphans.push({ folder, dataDir, megabytes: Math.round((await sizeOf(folder)) / MEGABYTE) });
    }
  }
  return orphans;
}

export async function removeOrphans(orphans: readonly Orphan[]): Promise<void> {
  for (const { folder } of orphans) await rm(folder, { recursive: true, force: true });
}

/** `npm run db:orphans` lists databases that root's deleted checkouts left in shared folders; `-- --hapus` removes them. */
if (import.meta.main) {
  await runCommand(async () => {
    const [word, ...more] = process.argv.slice(2);
    if ((word !== undefined && word !== "--hapus") || more.length > 0) {
      throw new Refusal("Pakai npm run db:orphans untuk melihat, npm run db:orphans -- --hapus untuk menghapus.");
    }
    const orphans = await findOrphans(SHARED_FOLDERS);
    for (const { folder, dataDir, megabytes } of orphans) {
      process.stdout.write(`${folder}: ${megabytes} MB, dahulu milik ${dataDir}\n`);
    }
    if (orphans.length === 0) process.stdout.write("Tidak ada basis data yang tertinggal.\n");
    else if (word === "--hapus") {
      await removeOrphans(orphans);
      process.stdout.write(`${orphans.length} basis data dihapus.\n`);
    } else
      process.stdout.write(
        "Bila disk DATA_DIR-nya tidak sedang dilepas, hapus dengan: npm run db:orphans -- --hapus\n",
      );
  });
}
