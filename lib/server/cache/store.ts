import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A point in the sequence of invalidations. */
export type Moment = number;

export interface CacheEntry {
  readonly value: unknown;
  readonly tags: readonly string[];
  readonly storedAt: number;
}

interface Flight {
  since: Moment;
  /** Somebody has asked for it before, or does so now. */
  wanted: boolean;
  promise: Promise<unknown>;
}

interface StoreOptions {
  maxBytes: number;
  /** A read older than this is made again, so that a lost notification is mended by itself. */
  maxAgeMs: number;
  now?: () => number;
}

const REMEMBERED_TAGS = 10_000;
/** Of rare keys, how many that were asked for once are remembered. */
const REMEMBERED_RARE_KEYS = 5_000;
const ENTRY_OVERHEAD_BYTES = 200;

/**
 * Pages and reads of one process, dropped by tag. Nothing is stored that began before one of its tags was dropped:
 * it may have read the old rows.
 */
export class CacheStore {
  /** Names this process in notifications, so that it can leave its own aside. */
  readonly instance = randomUUID();
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #droppedAt: LRUCache<string, Moment>;
  readonly #flights = new Map<string, Flight>();
  readonly #askedOnce = new LRUCache<string, true>({ max: REMEMBERED_RARE_KEYS });
  readonly #maxAgeMs: number;
  readonly #now: () => number;
  #moment: Moment = 0;
  #hits = 0;
  #misses = 0;
  /** No tag that is forgotten by `#droppedAt` was dropped later than this. */
  #floor: Moment = 0;

  constructor({ maxBytes, maxAgeMs, now = Date.now }: StoreOptions) {
    this.#maxAgeMs = maxAgeMs;
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      dispose: (entry, key) => this.#unlink(key, entry.tags),
    });
    this.#droppedAt = new LRUCache({
      max: REMEMBERED_TAGS,
      dispose: (moment, _tag, reason) => {
        if (reason === "evict") this.#floor = Math.max(this.#floor, moment);
      },
    });
  }

  /** Work that begins now and is stored later hands this to `set`. */
  moment(): Moment {
    return this.#moment;
  }

  get(key: string): CacheEntry | undefined {
    return this.#entries.get(key);
  }

  /** @returns null when it was not kept, because a tag was dropped after `since` */
  set(key: string, value: unknown, tags: readonly string[], bytes: number, since: Moment): CacheEntry | null {
    if (this.droppedSince(tags, since)) return null;
    const entry: CacheEntry = { value, tags, storedAt: this.#now() };
    this.#entries.delete(key);
    this.#entries.set(key, entry, { size: bytes + ENTRY_OVERHEAD_BYTES });
    // Something larger than the whole store is never kept.
    if (this.#entries.peek(key) !== entry) return null;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
    return entry;
  }

  drop(tags: readonly string[]): void {
    this.#moment += 1;
    for (const tag of tags) {
      this.#droppedAt.set(tag, this.#moment);
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
    }
  }

  dropAll(): void {
    this.#moment += 1;
    this.#floor = this.#moment;
    this.#entries.clear();
  }

  /**
   * The kept value, or what `read` gives. Callers of the same key share one read, unless a tag was dropped after it
   * began. A read that fails gives the old value where there is one.
   * @param rare anyone can think up keys like this one, so it is kept from the second time on that it is asked for
   */
  async read<T>(key: string, tags: readonly string[], read: () => Promise<T>, rare = false): Promise<T> {
    const entry = this.#entries.get(key);
    if (entry && this.#now() - entry.storedAt <= this.#maxAgeMs) {
      this.#hits += 1;
      return entry.value as T;
    }
    this.#misses += 1;
    const running = this.#flights.get(key);
    const shared = running && !this.droppedSince(tags, running.since);
    if (shared) running.wanted = true;
    const flight = shared ? running : this.#depart(key, tags, read, !rare || this.#isAskedAgain(key));
    return (await flight.promise) as T;
  }

  #depart<T>(key: string, tags: readonly string[], read: () => Promise<T>, wanted: boolean): Flight {
    const flight: Flight = { since: this.#moment, wanted, promise: Promise.resolve() };
    this.#flights.set(key, flight);
    flight.promise = this.#fly(key, tags, flight, read);
    return flight;
  }

  async #fly<T>(key: string, tags: readonly string[], flight: Flight, read: () => Promise<T>): Promise<T> {
    try {
      const value = freeze(await read());
      if (flight.wanted) this.set(key, value, tags, JSON.stringify(value)?.length ?? 0, flight.since);
      return value;
    } catch (error) {
      const old = this.#entries.get(key);
      if (old) return old.value as T;
      throw error;
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  #isAskedAgain(key: string): boolean {
    const again = this.#askedOnce.has(key);
    this.#askedOnce.set(key, true);
    return again;
  }

  /** How reads fared since the start, and how much is kept. */
  figures(): { hits: number; misses: number; bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#entries.calculatedSize };
  }

  /** Whether what was read at that moment may be outdated. */
  droppedSince(tags: readonly string[], since: Moment): boolean {
    return this.#floor > since || tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > since);
  }

  #unlink(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys?.delete(key) && keys.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** Callers share the value, so nobody may change it. */
function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 32 * MEGABYTE;
/** Pages and reads are renewed after this even if nothing dropped them. */
export const MAX_AGE_SECONDS = 300;

/** Where no process listens for what others drop, nothing is believed for longer. */
const FUNCTION_MAX_AGE_MS = 1_000;

const holder = globalThis as typeof globalThis & { sulurCache?: CacheStore };

/** The one store of this process: Next's bundles, its cache handler and server.ts each load this file anew. */
export function cacheStore(): CacheStore {
  const maxAgeMs = process.env.SULUR_HOST === "functions" ? FUNCTION_MAX_AGE_MS : MAX_AGE_SECONDS * 1000;
  holder.sulurCache ??= new CacheStore({ maxBytes: MAX_BYTES, maxAgeMs });
  return holder.sulurCache;
}
