import "server-only";
import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { comparisonKey } from "@/lib/format/text";
import { TooMany } from "@/lib/kernel/errors";
import { ANONYMOUS_API, LIMITS, type LimitName } from "./limits";

interface Allowance {
  points: number;
  seconds: number;
}

type Limiter = RateLimiterPostgres | RateLimiterMemory;

/** Counts on PostgreSQL, exact over all instances; while the database is away, in this process's memory. */
export class RateLimits {
  readonly #pool: Pool;
  readonly #limiters = new Map<string, Limiter>();
  readonly #reads = new RateLimiterMemory({
    keyPrefix: "api",
    points: ANONYMOUS_API.points,
    duration: ANONYMOUS_API.seconds,
  });

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Takes one point of the actor's and one of the address's allowance.
   * @throws TooMany with the seconds to wait
   */
  async take(name: LimitName, actorKey: string | null, address: string): Promise<void> {
    const limit = LIMITS[name];
    await this.spend(`${name}:address`, limit.address, address, limit.what);
    if (actorKey !== null) await this.spend(`${name}:actor`, limit.actor, actorKey, limit.what);
  }

  /** One point of an allowance of the caller's own making, e.g. the tries for one account name. */
  async spend(prefix: string, allowance: Allowance, key: string, what: string): Promise<void> {
    await consume(this.#limiter(prefix, allowance), key, what);
  }

  /**
   * The same for a key that people typed. It is counted under a hash: a name may be a password that went into the
   * wrong field, and an address is nobody's business.
   */
  async spendOn(prefix: string, allowance: Allowance, typed: string, what: string): Promise<void> {
    const key = createHash("sha256").update(comparisonKey(typed)).digest("base64url");
    await this.spend(prefix, allowance, key, what);
  }

  /** One point of the address's general allowance, counted in memory. */
  async takeRead(address: string): Promise<void> {
    await consume(this.#reads, address, "permintaan");
  }

  #limiter(prefix: string, { points, seconds }: Allowance): Limiter {
    const known = this.#limiters.get(prefix);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.#pool,
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: prefix,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: prefix, points, duration: seconds }),
    });
    this.#limiters.set(prefix, limiter);
    return limiter;
  }
}

async function consume(limiter: Limiter, key: string, what: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal;
    const seconds = Math.ceil(refusal.msBeforeNext / 1000);
    throw new TooMany(`Terlalu banyak ${what} dalam waktu singkat. Coba lagi dalam ${duration(seconds)}.`, seconds);
  }
}

// Not `instanceof`: the bundler may give the limiter another copy of the class than it gives us.
function isRefusal(thrown: unknown): thrown is Pick<RateLimiterRes, "msBeforeNext"> {
  return typeof thrown === "object" && thrown !== null && "msBeforeNext" in thrown;
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, seconds)} detik`;
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} menit`;
  return `${Math.ceil(seconds / 3600)} jam`;
}
