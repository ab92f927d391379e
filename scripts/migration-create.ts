import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyMigrations, MIGRATIONS_FOLDER, readMigrations } from "@/prisma/migrate";
import { startTemporaryPostgres } from "./postgres/temporary";
import { Refusal, runCommand } from "./refusal";
import { missingSql } from "./schema-engine/missing-sql";

/** Below this line stands what schema.prisma cannot say: checks, extensions, partial indexes. */
const HAND_WRITTEN = "-- Hand-written";
const STAMP_DIGITS = 14;

const stamp = () => new Date().toISOString().replaceAll(/\D/g, "").slice(0, STAMP_DIGITS);

/**
 * Writes the next migration from schema.prisma. `--replace` makes the last one anew and keeps its hand-written part,
 * which is only right as long as nobody has applied it.
 */
async function createMigration(name: string | undefined, replace: boolean): Promise<void> {
  if (!name || !/^[a-z0-9_]+$/.test(name)) {
    throw new Refusal(
      "Beri nama migrasi dengan huruf kecil, angka dan garis bawah: npm run db:migration -- nama_migrasi",
    );
  }
  const existing = (await readdir(MIGRATIONS_FOLDER)).find((folder) => folder.slice(STAMP_DIGITS + 1) === name);
  if (existing && !replace) throw new Refusal(`Migrasi ${existing} sudah ada. Pilih nama lain.`);
  const target = join(MIGRATIONS_FOLDER, existing ?? `${stamp()}_${name}`);
  const file = join(target, "migration.sql");
  const before = await readFile(file, "utf8").catch(() => "");
  const start = before.indexOf(HAND_WRITTEN);
  const handWritten = start >= 0 ? `\n${before.slice(start)}` : "";
  await rm(target, { recursive: true, force: true });
  const server = await startTemporaryPostgres();
  try {
    await applyMigrations(server.url, { migrations: await readMigrations(), objects: [] });
    const sql = await missingSql(server.url);
    if (!sql) throw new Refusal("Tidak ada yang berubah: schema.prisma dan prisma/migrations sudah sama.");
    await mkdir(target, { recursive: true });
    await writeFile(file, `${sql}\n${handWritten}`);
    process.stdout.write(`${file}\n`);
  } catch (error) {
    if (before) {
      await mkdir(target, { recursive: true });
      await writeFile(file, before);
    }
    throw error;
  } finally {
    await server.stop();
  }
}

const words = process.argv.slice(2);
await runCommand(() =>
  createMigration(
    words.find((word) => !word.startsWith("--")),
    words.includes("--replace"),
  ),
);
