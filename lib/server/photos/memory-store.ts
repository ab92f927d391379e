import "server-only";
import type { PhotoStore } from "@/lib/kernel/ctx";

/** For tests: keeps photos in a map that the test may look into. */
export class MemoryPhotoStore implements PhotoStore {
  readonly files = new Map<string, Uint8Array>();

  async put(name: string, bytes: Uint8Array): Promise<void> {
    this.files.set(name, bytes);
  }

  async get(name: string): Promise<Uint8Array | null> {
    return this.files.get(name) ?? null;
  }

  async delete(name: string): Promise<void> {
    this.files.delete(name);
  }
}
