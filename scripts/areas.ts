import { readdir, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { drawOutlines } from "@/lib/areas/commands-outlines";
import { type AreaBoundary, writeBoundaries } from "@/lib/areas/commands-shapes";
import { BORDERS_TAG } from "@/lib/areas/outlines";
import { PUBLIC_BOUNDARIES } from "@/lib/areas/rules-import";
import { ImportError } from "@/lib/server/areas/import-error";
import { importFailure, importPublic } from "@/lib/server/areas/import-job";
import { sendAnnouncements } from "@/lib/server/cache/invalidation";
import { createDatabase, createPool, type Database } from "@/prisma/client";
import { fillAreaNames } from "./areas/names";
import { readBoundaries } from "./areas/read-file";
import { Refusal, runCommand } from "./refusal";
import { withDatabase } from "./serving/database";
import { readSettings } from "./serving/settings";

const FILES = /\.(sql|geojson|topojson|json)(\.gz)?$/iu;
const MOST_NAMED = 20;
const PROGRESS_MS = 500;
/** In `settings`: the files that an import has finished which has not finished all of them. */
const FINISHED_KEY = "areas:files";

/** In place of a file: what the publisher offers to everybody. */
const PUBLIC = "public";

interface Printer {
  write(text: string): unknown;
  isTTY?: boolean;
}

interface ImportOptions {
  /** The folder that relative paths start from. */
  from: string;
  /** Address of the publisher's API. */
  api: string;
  print: Printer;
}

/**
 * Reads boundaries into the database while Sulur serves, one transaction a file. Cut off, the next run goes on with the file
 * after the last finished one; run again after all, it does all of it again, with the same result.
 */
export async function importAreas(url: string, sources: string[], { from, api, print }: ImportOptions): Promise<void> {
  if (sources.includes(PUBLIC)) return importPublished(url, api, print);
  const files = (await Promise.all(sources.map((source) => filesOf(source, from)))).flat();
  if (files.length === 0) throw new Refusal("Tidak ada berkas .sql, .sql.gz, atau .geojson di sana.");
  const pool = createPool(url, { poolMax: 2, patient: true });
  const db = createDatabase(url, { pool });
  try {
    await fillAreaNames(db);
    const finished = await finishedFiles(db);
    let areas = 0;
    let bad = 0;
    for (const [index, file] of files.entries()) {
      const key = await keyOf(file);
      const title = `${index + 1}/${files.length} ${basename(file)}`;
      if (finished.has(key)) {
        print.write(`${title}: sudah diimpor sebelum terputus, dilewati.\n`);
        continue;
      }
      const result = await importFile(db, file, (count) => {
        if (print.isTTY) print.write(`\r${title}: ${count} daerah…`);
      });
      areas += result.areas;
      bad += result.bad.length;
      print.write(`${print.isTTY ? "\r" : ""}${title}: ${result.areas} daerah, ${result.bad.length} baris dilewati.\n`);
      for (const line of result.bad.slice(0, MOST_NAMED)) print.write(`  dilewati: ${line}\n`);
      if (result.bad.length > MOST_NAMED) print.write(`  dan ${result.bad.length - MOST_NAMED} baris lain.\n`);
      finished.add(key);
      await storeFinished(db, finished);
    }
    await db.setting.deleteMany({ where: { key: FINISHED_KEY } });
    await db.$executeRaw`ANALYZE area_shapes`;
    await drawOutlines(db);
    await sendAnnouncements(pool, "areas", [BORDERS_TAG]);
    print.write(
      `Selesai: ${areas} daerah, ${bad} baris dilewati. Sulur menempatkan ulang isinya sendiri dalam beberapa menit.\n`,
    );
  } finally {
    await db.$disconnect();
  }
}

/** One press in the settings does the same. */
async function importPublished(url: string, api: string, print: Printer): Promise<void> {
  const { publisher, source, license, size } = PUBLIC_BOUNDARIES;
  print.write(`Mengunduh batas dari ${publisher} (${source}), ${size}, lisensi ${license}…\n`);
  const pool = createPool(url, { poolMax: 2, patient: true });
  const db = createDatabase(url, { pool });
  try {
    await fillAreaNames(db);
    const { areas, skipped } = await importPublic(db, api);
    await sendAnnouncements(pool, "areas", [BORDERS_TAG]);
    print.write(`Selesai: ${areas} daerah, ${skipped} bentuk dilewati, seperti danau dan hutan.\n`);
  } catch (error) {
    const reason = importFailure(error);
    throw reason === null ? error : new Refusal(`${reason} Tidak ada yang diubah.`);
  } finally {
    await db.$disconnect();
  }
}

async function filesOf(source: string, from: string): Promise<string[]> {
  if (/^https?:\/\//u.test(source)) return [source];
  const path = resolve(from, source);
  const found = await stat(path).catch(() => null);
  if (!found) throw new Refusal(`${source} tidak ada.`);
  if (!found.isDirectory()) return [path];
  const names = await readdir(path, { recursive: true });
  return names
    .filter((name) => FILES.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** A file that was changed since is another one. */
async function keyOf(file: string): Promise<string> {
  if (/^https?:\/\//u.test(file)) return file;
  const { size, mtimeMs } = await stat(file);
  return `${file}:${size}:${mtimeMs}`;
}

async function importFile(db: Database, file: string, onProgress: (count: number) => void) {
  const bad: string[] = [];
  const seen = new Set<string>();
  let shown = 0;
  async function* boundaries(): AsyncGenerator<AreaBoundary> {
    for await (const row of readBoundaries(db, file)) {
      if (!("boundary" in row)) bad.push(`${row.place}: ${row.reason}`);
      else if (seen.has(row.boundary.code)) bad.push(`${row.boundary.code}: kodenya sudah ada di berkas ini`);
      else {
        seen.add(row.boundary.code);
        yield { ...row.boundary, credited: row.credited ?? false };
      }
      if (Date.now() - shown < PROGRESS_MS) continue;
      shown = Date.now();
      onProgress(seen.size);
    }
  }
  try {
    return { areas: await writeBoundaries(db, boundaries()), bad };
  } catch (error) {
    if (error instanceof ImportError) throw new Refusal(`${basename(file)}: ${error.message}`);
    throw error;
  }
}

async function finishedFiles(db: Database): Promise<Set<string>> {
  const row = await db.setting.findUnique({ where: { key: FINISHED_KEY } });
  return new Set(row ? (JSON.parse(row.value) as string[]) : []);
}

async function storeFinished(db: Database, finished: ReadonlySet<string>): Promise<void> {
  const value = JSON.stringify([...finished]);
  await db.setting.upsert({ where: { key: FINISHED_KEY }, update: { value }, create: { key: FINISHED_KEY, value } });
}

const USAGE =
  "Sebut public, atau folder, berkas (.sql, .geojson, .topojson, juga .gz) atau alamat https batas wilayah: npm run areas -- public";

if (import.meta.main) {
  await runCommand(async () => {
    const sources = process.argv.slice(2);
    if (sources.length === 0 || sources.some((source) => source.startsWith("-"))) throw new Refusal(USAGE);
    const { DATABASE_URL, DATA_DIR, AREAS_URL: api } = readSettings();
    const from = process.env.INIT_CWD ?? process.cwd();
    await withDatabase(DATABASE_URL, DATA_DIR, (url) =>
      importAreas(url, sources, { from, api, print: process.stdout }),
    );
  });
}
