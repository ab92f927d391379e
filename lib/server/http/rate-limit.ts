import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool } from "pg";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { TooMany } from "@/lib/kernel/errors";
import { type Allowance, ANONYMOUS_API, LIMITS, type LimitName } from "./limits";
import { WindowCounter } from "./window-counter";

/** The limiter's timers would else keep a whole request alive for as long as its window is. */
const outsideRequests = AsyncLocalStorage.snapshot();

/** One allowance of one person or address. */
interface Account {
  /** Names the allowance, e.g. `report:actor`. */
  prefix: string;
  key: string;
  allowance: Allowance;
}

interface Balance {
  key: string;
  points: number;
  /** Milliseconds since 1970, as PostgreSQL writes a bigint. */
  expire: string;
}

/** Takes a point of each account; a window begins with its first point. Keys come in one order, so no two requests lock each other. */
const SPEND = `
  INSERT INTO rate_limits (key, points, expire)
  SELECT account.key, 1, $3::bigint + account.milliseconds FROM unnest($1::text[], $2::bigint[]) AS account(key, milliseconds)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN rate_limits.expire <= $3 THEN 1 ELSE rate_limits.points + 1 END,
    expire = CASE WHEN rate_limits.expire <= $3 THEN excluded.expire ELSE rate_limits.expire END
  RETURNING key, points, expire`;

/** Counts on PostgreSQL, exact over all instances; while the database is away, in this process's memory. */
export class RateLimits {
  readonly #pool: Pool;
  readonly #inMemory = new Map<string, RateLimiterMemory>();
  readonly #reads = new WindowCounter(ANONYMOUS_API);

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Takes one point of the actor's and one of the address's allowance.
   * @returns how many the address has spent in its window
   * @throws TooMany with the seconds to wait
   */
  async take(name: LimitName, actorKey: string | null, address: string): Promise<number> {
    const { actor, address: ofAddress, what } = LIMITS[name];
    const accounts: Account[] = [{ prefix: `${name}:address`, key: address, allowance: ofAddress }];
    if (actorKey !== null) accounts.push({ prefix: `${name}:actor`, key: actorKey, allowance: actor });
    const [spent = 0] = await this.#spend(accounts, what);
    return spent;
  }

  /** One point of an allowance of the caller's own making, e.g. the tries for one account name. */
  async spend(prefix: string, allowance: Allowance, key: string, what: string): Promise<void> {
    await this.#spend([{ prefix, key, allowance }], what);
  }

  /** One point of the address's general allowance, counted in memory. */
  takeRead(address: string): void {
    const wait = this.#reads.take(address);
    if (wait > 0) throw tooMany(wait, "permintaan");
  }

  /** @returns how many points each account has spent */
  async #spend(accounts: Account[], what: string): Promise<number[]> {
    const now = Date.now();
    const balances = await this.#balances(accounts, now);
    const spent: number[] = [];
    for (const account of accounts) {
      if (balances === null) {
        spent.push(await consume(this.#memoryOf(account), account.key, what));
        continue;
      }
      const balance = balances.find(({ key }) => key === rowKey(account));
      if (balance && balance.points > account.allowance.points) throw tooMany(Number(balance.expire) - now, what);
      spent.push(balance?.points ?? 0);
    }
    return spent;
  }

  /** Null while the database does not answer. */
  async #balances(accounts: Account[], now: number): Promise<Balance[] | null> {
    const keys = accounts.map(rowKey);
    const lengths = accounts.map(({ allowance }) => allowance.seconds * 1000);
    try {
      const query = { name: "rate_limits_spend", text: SPEND, values: [keys, lengths, now] };
      return (await this.#pool.query<Balance>(query)).rows;
    } catch {
      return null;
    }
  }

  #memoryOf({ prefix, allowance }: Account): RateLimiterMemory {
    const known = this.#inMemory.get(prefix) ?? memoryLimiter(prefix, allowance);
    this.#inMemory.set(prefix, known);
    return known;
  }
}

function rowKey({ prefix, key }: Account): string {
  return `${prefix}:${key}`;
}

function memoryLimiter(keyPrefix: string, { points, seconds }: Allowance): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix, points, duration: seconds });
}

/** @returns how many points are spent */
async function consume(limiter: RateLimiterMemory, key: string, what: string): Promise<number> {
  try {
    return (await outsideRequests(() => limiter.consume(key))).consumedPoints;
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal;
    throw tooMany(refusal.msBeforeNext, what);
  }
}

// Not `instanceof`: the bundler may give the limiter another copy of the class than it gives us.
function isRefusal(thrown: unknown): thrown is Pick<RateLimiterRes, "msBeforeNext"> {
  return typeof thrown === "object" && thrown !== null && "msBeforeNext" in thrown;
}

function tooMany(milliseconds: number, what: string): TooMany {
  const seconds = Math.ceil(milliseconds / 1000);
  return new TooMany(`Terlalu banyak ${what} dalam waktu singkat. Coba lagi dalam ${duration(seconds)}.`, seconds);
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, seconds)} detik`;
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} menit`;
  return `${Math.ceil(seconds / 3600)} jam`;
}
