import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { SUMS_NAME } from "./manifest.ts";
import { ARCHIVE_END, encodeTarHeader, paddingAfter } from "./tar-header.ts";

const CHUNK_BYTES = 1024 * 1024;

/** Writes one entry after the other and keeps the sum of each. */
export class ArchiveWriter {
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
