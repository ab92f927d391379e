import type { Moment } from "@/lib/server/cache/store";

/** Where the main database stood. */
export interface Sight {
  /** Milliseconds of a clock that only goes forward, read before the main database was asked. */
  at: number;
  /** Of the cache, taken before too: what was dropped until then was written until then. */
  moment: Moment;
  /** End of its log, in bytes. */
  lsn: bigint;
}

/** With one sight a second, what lies further back only tells the lag less finely. */
const MOST_SIGHTS = 120;

/**
 * How far a replica is behind: it has all that was committed before the last sight whose position it has reached. No
 * clock of theirs is asked, and a main database that rests makes no replica look old.
 */
export class Lag {
  readonly #ahead: Sight[] = [];
  #first: Sight | null = null;
  #latest: Sight | null = null;
  #reached: Sight | null = null;

  seen(sight: Sight): void {
    this.#ahead.push(sight);
    this.#first ??= sight;
    this.#latest = sight;
    if (this.#ahead.length > MOST_SIGHTS) this.#ahead.shift();
  }

  /** @param lsn how far the replica has come */
  reached(lsn: bigint): void {
    while (this.#ahead[0] && this.#ahead[0].lsn <= lsn) this.#reached = this.#ahead.shift() ?? null;
  }

  /** Of the main database, the last that the replica surely has; null before it was ever seen to catch up. */
  get asOf(): Sight | null {
    return this.#reached;
  }

  /** Since the last sight that it has, or the first one at all. While the main database is not seen, it does not grow. */
  get milliseconds(): number {
    const since = this.#reached ?? this.#first;
    return this.#latest && since ? this.#latest.at - since.at : 0;
  }
}
