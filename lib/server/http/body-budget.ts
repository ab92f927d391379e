import "server-only";
import { Unavailable } from "@/lib/kernel/errors";

const MEGABYTE = 1024 * 1024;
/** What a form sends fits in this; only uploads are longer. */
const SMALL_BODY_BYTES = 64 * 1024;
/** Two photos of 10 MB, or fifty as browsers shrink them. Forms have room of their own beside them. */
const LARGE_TOGETHER = 24 * MEGABYTE;
const SMALL_TOGETHER = 16 * MEGABYTE;

const FULL = "Server sedang menerima banyak kiriman sekaligus. Coba lagi beberapa detik lagi; isian Anda tidak hilang.";

/** So many bytes of bodies are held at once; one address may have half of them, so that it shuts nobody else out. */
export class BodyBudget {
  readonly #most: number;
  #held = 0;
  readonly #heldBy = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @throws Unavailable where they do not fit */
  take(address: string, bytes: number): void {
    const own = (this.#heldBy.get(address) ?? 0) + bytes;
    if (this.#held + bytes > this.#most || own > this.#most / 2) throw new Unavailable(FULL);
    this.#held += bytes;
    this.#heldBy.set(address, own);
  }

  give(address: string, bytes: number): void {
    this.#held -= bytes;
    const own = (this.#heldBy.get(address) ?? 0) - bytes;
    if (own > 0) this.#heldBy.set(address, own);
    else this.#heldBy.delete(address);
  }
}

/** What one request takes of a budget, until it is answered. */
export interface BodyLease {
  /** @throws Unavailable */
  take(bytes: number): void;
  /** The whole body, once it is read: it goes with the lease, since the collector would let tens of megabytes wait. */
  hold(body: ArrayBufferLike): void;
  release(): void;
}

// Each of Next's bundles loads this file anew; the process has one memory.
const holder = globalThis as typeof globalThis & { sulurBodyBudgets?: { small: BodyBudget; large: BodyBudget } };

/** @param maxBytes the longest body that the route reads */
export function leaseBody(address: string, maxBytes: number): BodyLease {
  holder.sulurBodyBudgets ??= { small: new BodyBudget(SMALL_TOGETHER), large: new BodyBudget(LARGE_TOGETHER) };
  const { small, large } = holder.sulurBodyBudgets;
  const budget = maxBytes > SMALL_BODY_BYTES ? large : small;
  let taken = 0;
  let held: ArrayBufferLike | undefined;
  return {
    take(bytes) {
      budget.take(address, bytes);
      taken += bytes;
    },
    hold(body) {
      held = body;
    },
    release() {
      if (held instanceof ArrayBuffer) held.transfer(0);
      budget.give(address, taken);
      taken = 0;
    },
  };
}
