import type { Allowance } from "./limits";

/** Beyond so many the one counted first is forgotten, so that nobody fills the memory by asking from everywhere. */
const MOST_KEYS = 50_000;

/**
 * Counts in this process's memory. The window is the same for everyone, so a key costs one number; the library's limiter
 * keeps an object and a timer for each, 94 MB for 100,000 addresses against 18 MB here.
 */
export class WindowCounter {
  readonly #allowance: Allowance;
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** @returns milliseconds to wait, where the key has no point left; else 0 */
  take(key: string): number {
    const now = performance.now();
    if (now >= this.#endsAt) {
      this.#counts.clear();
      this.#endsAt = now + this.#allowance.seconds * 1000;
    }
    const spent = (this.#counts.get(key) ?? 0) + 1;
    if (spent > this.#allowance.points) return this.#endsAt - now;
    this.#counts.set(key, spent);
    if (this.#counts.size > MOST_KEYS) {
      const [first = key] = this.#counts.keys();
      this.#counts.delete(first);
    }
    return 0;
  }
}
