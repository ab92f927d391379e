import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PhotoStore } from "@/lib/kernel/ctx";
import { Unavailable } from "@/lib/kernel/errors";
import { PHOTO_MESSAGES } from "@/lib/photos/rules";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "@/lib/server/private-folder";
import { assertPhotoName } from "./names";

const TEMPORARY = ".sementara";
/** No write takes this long: an older temporary file belongs to a process that died. */
const ABANDONED_MS = 3_600_000;
const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Keeps photos in `folder/ab/<name>`, where ab are the first letters of the name. */
export class DiskPhotoStore implements PhotoStore {
  readonly #folder: string;
  #swept: Promise<void> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All or nothing, also when the machine loses power: the name appears only after the bytes are on the disk. */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(name);
    const temporary = join(this.#folder, TEMPORARY, `${name}.${randomUUID()}`);
    try {
      await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
      await mkdir(dirname(temporary), { recursive: true, mode: PRIVATE_FOLDER });
      this.#swept ??= this.#sweep();
      await this.#swept;
      await write(temporary, bytes);
      await rename(temporary, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      if (NO_ROOM.has(codeOf(error))) throw new Unavailable(PHOTO_MESSAGES.full, { cause: error });
      throw error;
    }
  }

  async get(name: string): Promise<Uint8Array | null> {
    try {
      return await readFile(this.#path(name));
    } catch (error) {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    }
  }

  async delete(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  #path(name: string): string {
    assertPhotoName(name);
    return join(this.#folder, name.slice(0, 2), name);
  }

  async #sweep(): Promise<void> {
    const folder = join(this.#folder, TEMPORARY);
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const entry = await stat(path).catch(() => null);
      if (entry && Date.now() - entry.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", PRIVATE_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
