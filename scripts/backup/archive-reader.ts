import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { Refusal, systemCode } from "@/scripts/refusal";
import { FORMAT, MANIFEST_NAME, Manifest, SUMS_NAME } from "./manifest";
import { ARCHIVE_END, BLOCK_BYTES, decodeTarHeader, paddingAfter } from "./tar-header";

interface Place {
  at: number;
  bytes: number;
}

interface Entry extends Place {
  sum: string;
}

const CHUNK_BYTES = 1024 * 1024;
const LARGEST_TEXT_BYTES = 256 * 1024 * 1024;

const damaged = (path: string) =>
  new Refusal(`Cadangan ${path} terpotong atau berubah, jadi tidak dipakai. Ambil salinan lain dari cadangan itu.`);

/** A backup whose every byte was checked before anything is done with it. */
export class BackupArchive {
  readonly manifest: Manifest;
  readonly #file: FileHandle;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(file: FileHandle, entries: ReadonlyMap<string, Entry>, manifest: Manifest) {
    this.#file = file;
    this.#entries = entries;
    this.manifest = manifest;
  }

  /** @throws Refusal when it is no backup, is not whole, or was made by a newer Sulur */
  static async open(path: string): Promise<BackupArchive> {
    const file = await open(path, "r").catch((error: unknown) => {
      const reason = systemCode(error) === "ENOENT" ? "tidak ada" : "tidak dapat dibaca";
      throw new Refusal(`Berkas ${path} ${reason}. Sebut berkas cadangan yang dibuat npm run backup.`);
    });
    try {
      const entries = await readEntries(file, path);
      await compareSums(file, entries, path);
      return new BackupArchive(file, entries, await readManifest(file, entries, path));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  /** Piece by piece, for what may be large. */
  stream(name: string): Readable {
    return Readable.from(readChunks(this.#file, this.#entry(name)));
  }

  read(name: string): Promise<Buffer> {
    return readEntry(this.#file, this.#entry(name));
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  #entry(name: string): Entry {
    const entry = this.#entries.get(name);
    if (!entry) throw new Error(`the backup has no ${name}`);
    return entry;
  }
}

async function* readChunks(file: FileHandle, { at, bytes }: Place): AsyncGenerator<Buffer> {
  for (let read = 0; read < bytes; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, bytes - read));
    const { bytesRead } = await file.read(chunk, 0, chunk.byteLength, at + read);
    if (bytesRead === 0) throw new Error("the file became shorter");
    yield chunk.subarray(0, bytesRead);
    read += bytesRead;
  }
}

async function readEntry(file: FileHandle, place: Place): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const block of readChunks(file, place)) chunks.push(block);
  return Buffer.concat(chunks);
}

async function sumOf(file: FileHandle, place: Place): Promise<string> {
  const hash = createHash("sha256");
  for await (const block of readChunks(file, place)) hash.update(block);
  return hash.digest("hex");
}

async function readEntries(file: FileHandle, path: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const { size } = await file.stat();
  const header = Buffer.alloc(BLOCK_BYTES);
  for (let at = 0; ; ) {
    if (at + BLOCK_BYTES > size) throw damaged(path);
    await file.read(header, 0, BLOCK_BYTES, at);
    const entry = decode(header, path, at);
    if (!entry) {
      if (size !== at + ARCHIVE_END.byteLength) throw damaged(path);
      return entries;
    }
    const { name, bytes } = entry;
    at += BLOCK_BYTES;
    if (at + bytes > size || entries.has(name)) throw damaged(path);
    entries.set(name, { at, bytes, sum: await sumOf(file, { at, bytes }) });
    at += bytes + paddingAfter(bytes);
  }
}

function decode(header: Buffer, path: string, at: number): ReturnType<typeof decodeTarHeader> {
  try {
    return decodeTarHeader(header);
  } catch {
    if (at > 0) throw damaged(path);
    throw new Refusal(`Berkas ${path} bukan cadangan Sulur. Sebut berkas yang dibuat npm run backup.`);
  }
}

async function compareSums(file: FileHandle, entries: Map<string, Entry>, path: string): Promise<void> {
  const sums = entries.get(SUMS_NAME);
  if (!sums || sums.bytes > LARGEST_TEXT_BYTES) throw damaged(path);
  const lines = (await readEntry(file, sums)).toString("utf8").trimEnd().split("\n");
  entries.delete(SUMS_NAME);
  const listed = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const same = [...entries].every(([name, { sum }]) => listed.get(name) === sum);
  if (!same || listed.size !== entries.size) throw damaged(path);
}

async function readManifest(file: FileHandle, entries: Map<string, Entry>, path: string): Promise<Manifest> {
  const entry = entries.get(MANIFEST_NAME);
  if (!entry || entry.bytes > LARGEST_TEXT_BYTES) throw damaged(path);
  const value: unknown = JSON.parse((await readEntry(file, entry)).toString("utf8"));
  const format = typeof value === "object" && value !== null && "format" in value ? Number(value.format) : 0;
  if (format > FORMAT) {
    throw new Refusal("Cadangan ini dibuat oleh Sulur yang lebih baru. Perbarui Sulur dahulu, lalu pulihkan lagi.");
  }
  const manifest = Manifest.safeParse(value);
  if (!manifest.success) throw damaged(path);
  return manifest.data;
}
