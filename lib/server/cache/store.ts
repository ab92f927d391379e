import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A point in the sequence of invalidations. */
export type Moment = number;

interface CacheEntry {
  readonly value: unknown;
  readonly tags: readonly string[];
  /** When the work on it began. */
  readonly since: Moment;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
  readonly freshUntil: number;
}

interface EntryOptions extends Pick<CacheEntry, "tags" | "since"> {
  /** About what the value takes in memory. */
  bytes: number;
  maxAgeSeconds: number;
}

const MEGABYTE = 1024 * 1024;
const MAIN_BYTES = 72 * MEGABYTE;
const RARE_BYTES = 24 * MEGABYTE;
/** The entry itself, and the headers of an answer. */
const ENTRY_OVERHEAD_BYTES = 1024;
const REMEMBERED_TAGS = 10_000;
/**
 * Addresses without end: with a query, of the 91,000 areas, the managers' page of any number, the card of any name before
 * a number.
 */
const ENDLESS = /\?|\/(?:wilayah|api\/areas)\/|\/(?:kelola|kartu\.jpg)$/u;
/**
 * Pages and reads are renewed after this even if nothing dropped them, in case a notification was lost; on a host of
 * functions no process listens for any.
 */
export const MAX_AGE_SECONDS = process.env.SULUR_HOST === "functions" ? 1 : 300;

/** Room of its own for some entries of a store, the least used going first. What a dropped tag outdated never comes out. */
export class CacheRoom {
  readonly #store: Pick<CacheStore, "droppedSince">;
  readonly #entries: LRUCache<string, CacheEntry>;

  constructor(store: Pick<CacheStore, "droppedSince">, maxBytes: number) {
    this.#store = store;
    this.#entries = new LRUCache({ maxSize: maxBytes });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): CacheEntry | undefined {
    const entry = this.getAged(key);
    return entry && Date.now() < entry.freshUntil ? entry : undefined;
  }

  /** Also what is past its time. */
  getAged(key: string): CacheEntry | undefined {
    const entry = this.#entries.get(key);
    return entry && !this.#store.droppedSince(entry.tags, entry.since) ? entry : undefined;
  }

  /** Stores nothing that began before one of its tags was dropped: it may have read the old rows. */
  set(key: string, value: unknown, { tags, since, bytes, maxAgeSeconds }: EntryOptions): void {
    if (this.#store.droppedSince(tags, since)) return;
    const storedAt = Date.now();
    const entry = { value, tags, since, storedAt, freshUntil: storedAt + maxAgeSeconds * 1000 };
    this.#entries.set(key, entry, { size: bytes + key.length + ENTRY_OVERHEAD_BYTES });
  }
}

/** Reads, pages and whole answers of one process, and which tags were dropped when. */
export class CacheStore {
  /** Names this process in notifications, so that it can leave its own aside. */
  readonly instance = randomUUID();
  readonly main = new CacheRoom(this, MAIN_BYTES);
  /** Keys that anyone can think up without end push nothing else out. */
  readonly rare = new CacheRoom(this, RARE_BYTES);
  /** Reads that are under way. */
  readonly #flights = new Map<string, { since: Moment; value: Promise<unknown> }>();
  readonly #droppedAt = new Map<string, Moment>();
  #allDroppedAt: Moment = 0;
  #moment: Moment = 0;
  #hits = 0;
  #misses = 0;

  /** Where the answer of an address lies. */
  roomOf(address: string): CacheRoom {
    return ENDLESS.test(address) ? this.rare : this.main;
  }

  /** Work that begins now hands this to `set`. */
  moment(): Moment {
    return this.#moment;
  }

  drop(tags: readonly string[]): void {
    this.#moment += 1;
    for (const tag of tags) this.#droppedAt.set(tag, this.#moment);
    // So many tags take thousands of writes; rendering everything once more costs less than a longer memory.
    if (this.#droppedAt.size > REMEMBERED_TAGS) this.dropAll();
  }

  dropAll(): void {
    this.#moment += 1;
    this.#allDroppedAt = this.#moment;
    this.#droppedAt.clear();
  }

  /** Whether what was read at that moment may be outdated. */
  droppedSince(tags: readonly string[], since: Moment): boolean {
    return this.#allDroppedAt > since || tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > since);
  }

  /**
   * The stored value, or what `read` gives. Callers of the same key share one read, unless a tag was dropped after it
   * began. A read that fails gives the value that is past its time where there is one.
   */
  async read<T>(key: string, tags: readonly string[], read: () => Promise<T>, room = this.main): Promise<T> {
    const entry = room.get(key) ?? this.rare.get(key);
    if (entry) {
      this.#hits += 1;
      return entry.value as T;
    }
    this.#misses += 1;
    const running = this.#flights.get(key);
    if (running && !this.droppedSince(tags, running.since)) return running.value as Promise<T>;
    const since = this.#moment;
    const value = read().then(
      (fresh) => {
        const bytes = JSON.stringify(fresh)?.length ?? 0;
        // There is no end of addresses that have nothing.
        const into = fresh === null ? this.rare : room;
        into.set(key, freeze(fresh), { tags, since, bytes, maxAgeSeconds: MAX_AGE_SECONDS });
        return fresh;
      },
      (error: unknown) => {
        const aged = room.getAged(key);
        if (aged) return aged.value as T;
        throw error;
      },
    );
    const flight = { since, value };
    this.#flights.set(key, flight);
    try {
      return await value;
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  /** How reads fared since the start, and how much is stored. */
  figures(): { hits: number; misses: number; bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.main.bytes + this.rare.bytes };
  }
}

/** Callers share the value, so nobody may change it. */
function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

const holder = globalThis as typeof globalThis & { sulurCache?: CacheStore };

/** The one store of this process: Next's bundles, its cache handler and server.mjs each load this file anew. */
export function cacheStore(): CacheStore {
  holder.sulurCache ??= new CacheStore();
  return holder.sulurCache;
}
