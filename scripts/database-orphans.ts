import { findOrphans, removeOrphans } from "./postgres/orphans.ts";
import { SHARED_FOLDERS } from "./postgres/place.ts";
import { Refusal, runCommand } from "./refusal.ts";

/** `npm run db:orphans` lists databases that root's deleted checkouts left in shared folders; `-- --hapus` removes them. */
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
    process.stdout.write("Bila disk DATA_DIR-nya tidak sedang dilepas, hapus dengan: npm run db:orphans -- --hapus\n");
});
