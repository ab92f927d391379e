import "server-only";
import type { Pool, QueryResult } from "pg";
import type { PhotoStore } from "@/lib/kernel/ctx";
import { Unavailable } from "@/lib/kernel/errors";
import { PHOTO_MESSAGES } from "@/lib/photos/rules";
import { assertPhotoName } from "./names";

/** About a thousand photos as browsers shrink them: a preview has room, and a free database is not filled. */
export const DATABASE_PHOTO_BYTES = 200 * 1024 * 1024;

/**
 * Keeps photos in PostgreSQL, for hosts without a disk. Not on the connections of the application's transactions: one
 * that removes a photo would wait for itself where there are only one or two.
 */
export class DatabasePhotoStore implements PhotoStore {
  readonly #pool: Pool;
  readonly #maxBytes: number;

  constructor(pool: Pool, maxBytes = DATABASE_PHOTO_BYTES) {
    this.#pool = pool;
    this.#maxBytes = maxBytes;
  }

  /** Two at once may pass the cap by one photo, which is no harm: it guards room, not a right. */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const { rowCount } = await this.#ask(
      `INSERT INTO photo_store.files (name, bytes)
       SELECT $1, $2::bytea FROM photo_store.files
       HAVING coalesce(sum(octet_length(bytes)), 0) + octet_length($2::bytea) <= $3
       ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes`,
      [name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), this.#maxBytes],
    );
    if (rowCount === 0) throw new Unavailable(PHOTO_MESSAGES.full);
  }

  async get(name: string): Promise<Uint8Array | null> {
    const { rows } = await this.#ask<{ bytes: Buffer }>("SELECT bytes FROM photo_store.files WHERE name = $1", [name]);
    return rows[0]?.bytes ?? null;
  }

  async delete(name: string): Promise<void> {
    await this.#ask("DELETE FROM photo_store.files WHERE name = $1", [name]);
  }

  async #ask<Row extends object>(sql: string, values: [name: string, ...unknown[]]): Promise<QueryResult<Row>> {
    assertPhotoName(values[0]);
    return this.#pool.query<Row>(sql, values).catch((cause: unknown) => {
      throw new Unavailable(PHOTO_MESSAGES.away, { cause });
    });
  }
}
