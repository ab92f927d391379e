import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { NetworkGroup } from "@/lib/kernel/actor";
import type { Allowance } from "@/lib/server/http/limits";

/** The limiter's timers would else keep a whole request alive for as long as its window is. */
const outsideRequests = AsyncLocalStorage.snapshot();

/** The limiter keeps an object for each key. Groups share this many, so that nobody fills the memory by asking from everywhere. */
const NARROW_KEYS = 16_384;
/** There are fewer wide groups, and their allowance is larger. */
const WIDE_KEYS = 4_096;
/** Random per process, so that nobody can compute which clients share a key. */
const SECRET = randomBytes(32);

/** Counts reads in this process's memory, which has a bound. */
export class ReadLimit {
  readonly #allowance: Allowance;
  /** By how many times the allowance a group has. */
  readonly #limiters = new Map<number, RateLimiterMemory>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /**
   * Takes one point of each group.
   * @returns milliseconds until the next read is answered; 0 when this one is
   */
  async take(groups: readonly NetworkGroup[]): Promise<number> {
    let wait = 0;
    for (const { key, times } of groups) {
      const limiter = this.#limiterOf(times);
      try {
        await outsideRequests(() => limiter.consume(bucketOf(key, times === 1 ? NARROW_KEYS : WIDE_KEYS)));
      } catch (refusal) {
        if (!isRefusal(refusal)) throw refusal;
        wait = Math.max(wait, refusal.msBeforeNext);
      }
    }
    return wait;
  }

  #limiterOf(times: number): RateLimiterMemory {
    const { points, seconds } = this.#allowance;
    const limiter = this.#limiters.get(times) ?? new RateLimiterMemory({ points: points * times, duration: seconds });
    this.#limiters.set(times, limiter);
    return limiter;
  }
}

function bucketOf(key: string, buckets: number): number {
  return createHmac("sha256", SECRET).update(key).digest().readUInt32BE() % buckets;
}

// Not `instanceof`: the bundler may give the limiter another copy of the class than it gives us.
function isRefusal(thrown: unknown): thrown is Pick<RateLimiterRes, "msBeforeNext"> {
  return typeof thrown === "object" && thrown !== null && "msBeforeNext" in thrown;
}
