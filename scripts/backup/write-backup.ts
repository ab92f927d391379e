import { createHash, randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { type FileHandle, link, mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { ClientBase } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { PhotoStore } from "@/lib/kernel/ctx";
import { MAIL_QUEUE } from "@/lib/mails/rules";
import { PHOTO_SIZES, photoFile } from "@/lib/photos/rules";
import { Refusal, systemCode } from "@/scripts/refusal";
import { quoted, readMigrations, readSequences, readTables } from "./catalog";
import { inTransaction } from "./connect";
import {
  type BackupTable,
  FORMAT,
  MAIL_TABLE,
  MANIFEST_NAME,
  type Manifest,
  photoEntry,
  SUMS_NAME,
  tableFile,
} from "./manifest";
import { ARCHIVE_END, encodeTarHeader, paddingAfter } from "./tar-header";

export interface BackupOptions {
  url: string;
  /** Null leaves the photos out. */
  photos: Pick<PhotoStore, "get"> | null;
  /** Of the archive; it must not exist. */
  file: string;
  secretMark: string | null;
  now: Date;
  /** Aborted by somebody who does not wait for the end; looked at between tables and photos. */
  stop?: AbortSignal;
}

const PHOTOS_AT_ONCE = 1_000;

/**
 * Writes the database as it is at one moment, and the photos that it names, into one file that appears whole or not at
 * all. Writers go on meanwhile.
 * @throws Refusal
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const folder = dirname(options.file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${basename(options.file)}.${randomUUID()}`);
  const writer = await ArchiveWriter.create(draft, options.now);
  try {
    // One snapshot for all tables; photos never change under their name, so theirs need none.
    const begin = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY";
    const manifest = await inTransaction(options.url, begin, (client) => fill(client, writer, draft, options));
    await writer.add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 1)));
    await writer.finish();
    await publish(draft, options.file);
    return manifest;
  } finally {
    await writer.abandon();
    await rm(draft, { force: true });
    await rm(`${draft}.table`, { force: true });
  }
}

async function fill(
  client: ClientBase,
  writer: ArchiveWriter,
  draft: string,
  { photos, secretMark, now, stop }: BackupOptions,
): Promise<Manifest> {
  const migrations = await readMigrations(client);
  if (!migrations?.length) {
    throw new Refusal("Basis data itu belum berisi Sulur, jadi tidak ada yang dicadangkan. Periksa DATABASE_URL.");
  }
  const tables = await readTables(client);
  const names = tables.map(({ schema, name }) => quoted(client, schema, name));
  // A migration must not change a table between the first and the last.
  await client.query(`LOCK TABLE ${names.join(", ")} IN ACCESS SHARE MODE`);
  // What staff have covered or removed goes for good in a moment, and into no backup. Older databases know no such table.
  const changes = tables.some(({ name }) => name === "photo_changes");
  const wanted = changes ? "id NOT IN (SELECT photo_id FROM public.photo_changes)" : "true";
  const copiedPhotos = photos && (await copyPhotos(client, writer, { photos, wanted, stop }));
  const copied: BackupTable[] = [];
  for (const table of tables) {
    stop?.throwIfAborted();
    const rows = await copyTable(client, table, `${draft}.table`);
    await writer.addFile(tableFile(table), `${draft}.table`);
    copied.push({ ...table, rows });
  }
  return {
    format: FORMAT,
    createdAt: now.toISOString(),
    migrations,
    tables: copied,
    sequences: await readSequences(client),
    photos: copiedPhotos,
    secretMark,
  };
}

async function copyTable(client: ClientBase, table: Omit<BackupTable, "rows">, file: string): Promise<number> {
  const columns = table.columns.map((name) => quoted(client, name)).join(", ");
  // Of pg-boss's jobs only mails were promised to somebody; the others come again by themselves.
  const wanted = table.schema === MAIL_TABLE.schema ? `WHERE name = ${client.escapeLiteral(MAIL_QUEUE)}` : "";
  const source = `(SELECT ${columns} FROM ${quoted(client, table.schema, table.name)} ${wanted})`;
  const stream = client.query(copyTo(`COPY ${source} TO STDOUT`));
  await pipeline(stream, createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600 }));
  return stream.rowCount;
}

async function copyPhotos(
  client: ClientBase,
  writer: ArchiveWriter,
  { photos, wanted, stop }: { photos: Pick<PhotoStore, "get">; wanted: string; stop: AbortSignal | undefined },
): Promise<{ files: number; missing: number }> {
  const count = { files: 0, missing: 0 };
  for (let last = "00000000-0000-0000-0000-000000000000"; ; ) {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM public.photos WHERE id > $1 AND ${wanted} ORDER BY id LIMIT $2`,
      [last, PHOTOS_AT_ONCE],
    );
    for (const { id } of rows) {
      stop?.throwIfAborted();
      for (const size of PHOTO_SIZES) {
        const file = photoFile(id, size);
        const bytes = await photos.get(file);
        if (bytes) await writer.add(photoEntry(file), bytes);
        count[bytes ? "files" : "missing"] += 1;
      }
      last = id;
    }
    if (rows.length < PHOTOS_AT_ONCE) return count;
  }
}

// Sticks and some network folders know no links.
const KNOWS_NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/** A link appears whole or not at all, and never over an existing file. */
async function publish(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    const code = systemCode(error) ?? "";
    if (code === "EEXIST" || (KNOWS_NO_LINKS.has(code) && existsSync(file))) {
      throw new Refusal(`Berkas ${file} sudah ada. Pilih nama lain.`);
    }
    if (!KNOWS_NO_LINKS.has(code)) throw error;
    await rename(draft, file);
  }
  const folder = await open(dirname(file), "r");
  await folder.sync().finally(() => folder.close());
}

/** Rows of the application and mails, for people. */
export function countRows({ tables }: Manifest): { rows: number; mails: number } {
  const sum = (wanted: boolean) =>
    tables.filter(({ schema }) => (schema === MAIL_TABLE.schema) === wanted).reduce((all, { rows }) => all + rows, 0);
  return { rows: sum(false), mails: sum(true) };
}

const CHUNK_BYTES = 1024 * 1024;

/** Writes one entry after the other and keeps the sum of each. */
class ArchiveWriter {
  readonly #file: FileHandle;
  readonly #modified: Date;
  readonly #sums: string[] = [];

  private constructor(file: FileHandle, modified: Date) {
    this.#file = file;
    this.#modified = modified;
  }

  /** @throws when the file exists */
  static async create(path: string, modified: Date): Promise<ArchiveWriter> {
    // Password hashes and addresses lie in it: nobody else may read it, from the first byte on.
    return new ArchiveWriter(await open(path, "wx", 0o600), modified);
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    await this.#header(name, bytes.byteLength);
    await this.#file.writeFile(bytes);
    await this.#pad(bytes.byteLength);
    this.#note(name, createHash("sha256").update(bytes).digest("hex"));
  }

  /** Adds what lies in another file, piece by piece. */
  async addFile(name: string, path: string): Promise<void> {
    const source = await open(path, "r");
    try {
      const { size } = await source.stat();
      await this.#header(name, size);
      const hash = createHash("sha256");
      for await (const chunk of source.createReadStream({ autoClose: false, highWaterMark: CHUNK_BYTES })) {
        hash.update(chunk);
        await this.#file.writeFile(chunk);
      }
      await this.#pad(size);
      this.#note(name, hash.digest("hex"));
    } finally {
      await source.close();
    }
  }

  /** Adds the sums and brings all to the disk. */
  async finish(): Promise<void> {
    const sums = Buffer.from(`${this.#sums.join("\n")}\n`);
    await this.#header(SUMS_NAME, sums.byteLength);
    await this.#file.writeFile(sums);
    await this.#pad(sums.byteLength);
    await this.#file.writeFile(ARCHIVE_END);
    await this.#file.sync();
    await this.#file.close();
  }

  async abandon(): Promise<void> {
    await this.#file.close().catch(() => undefined);
  }

  async #header(name: string, bytes: number): Promise<void> {
    await this.#file.writeFile(encodeTarHeader({ name, bytes }, this.#modified));
  }

  async #pad(bytes: number): Promise<void> {
    await this.#file.writeFile(Buffer.alloc(paddingAfter(bytes)));
  }

  #note(name: string, sum: string): void {
    this.#sums.push(`${sum}  ${name}`);
  }
}
