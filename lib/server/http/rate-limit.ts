import "server-only";
import type { Pool } from "pg";
import type { NetworkGroup } from "@/lib/kernel/actor";
import { TooMany } from "@/lib/kernel/errors";
import { networkGroups } from "./address";
import { type Allowance, ANONYMOUS_API, LIMITS, type LimitName } from "./limits";
import { ReadLimit } from "./reads/read-limit";

/** One allowance of one person or address. */
interface Account {
  /** Names the allowance, e.g. `report:actor`. */
  prefix: string;
  key: string;
  allowance: Allowance;
  /** One, if it says nothing. */
  points?: number;
}

interface Balance {
  key: string;
  points: number;
  /** Milliseconds since 1970, as PostgreSQL writes a bigint. */
  expire: string;
}

/** Takes the points of each account; a window begins with its first point. Keys come in one order, so no two requests lock each other. */
const SPEND = `
  INSERT INTO rate_limits (key, points, expire)
  SELECT account.key, account.points, $3::bigint + account.milliseconds
  FROM unnest($1::text[], $2::bigint[], $4::int[]) AS account(key, milliseconds, points)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN rate_limits.expire <= $3 THEN 0 ELSE rate_limits.points END + excluded.points,
    expire = CASE WHEN rate_limits.expire <= $3 THEN excluded.expire ELSE rate_limits.expire END
  RETURNING key, points, expire`;

/**
 * Writes are counted on PostgreSQL, exact over all instances, all accounts in one statement; while the database is away
 * nothing could be written anyway, and the request ends here. Reads are counted in this process's memory.
 */
export class RateLimits {
  readonly #pool: Pool;
  readonly #reads = new ReadLimit(ANONYMOUS_API);

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Takes one point of the actor's allowance and one of each group of the address.
   * @param address as `addressKey` returns it
   * @returns how many the address has spent in its window
   * @throws TooMany with the seconds to wait
   */
  async take(name: LimitName, actorKey: string | null, address: string): Promise<number> {
    const { actor, address: ofAddress, what } = LIMITS[name];
    const accounts = accountsOf(`${name}:address`, ofAddress, networkGroups(address));
    if (actorKey !== null) accounts.push({ prefix: `${name}:actor`, key: actorKey, allowance: actor });
    const [spent = 0] = await this.#spend(accounts, what);
    return spent;
  }

  /** Points of an allowance of the caller's own making, e.g. the tries for one account name. */
  async spend(prefix: string, allowance: Allowance, key: string, what: string, points = 1): Promise<void> {
    await this.#spend([{ prefix, key, allowance, points }], what);
  }

  /** Points of each group's share of an allowance. @param groups narrowest first */
  async spendByNetwork(
    prefix: string,
    allowance: Allowance,
    groups: readonly NetworkGroup[],
    what: string,
    points = 1,
  ): Promise<void> {
    await this.#spend(accountsOf(prefix, allowance, groups, points), what);
  }

  /** One point of the address's general allowance, counted in memory. @throws TooMany */
  async takeRead(address: string): Promise<void> {
    const wait = await this.#reads.take(networkGroups(address));
    if (wait > 0) throw tooMany(wait, "permintaan");
  }

  /** @returns how many points each account has spent */
  async #spend(accounts: Account[], what: string): Promise<number[]> {
    const now = Date.now();
    const keys = accounts.map(rowKey);
    const lengths = accounts.map(({ allowance }) => allowance.seconds * 1000);
    const points = accounts.map((account) => account.points ?? 1);
    const query = { name: "rate_limits_spend", text: SPEND, values: [keys, lengths, now, points] };
    const { rows } = await this.#pool.query<Balance>(query);
    return accounts.map((account) => {
      const balance = rows.find(({ key }) => key === rowKey(account));
      if (balance && balance.points > account.allowance.points) throw tooMany(Number(balance.expire) - now, what);
      return balance?.points ?? 0;
    });
  }
}

function accountsOf(prefix: string, allowance: Allowance, groups: readonly NetworkGroup[], points = 1): Account[] {
  return groups.map(({ key, times }) => ({
    prefix,
    key,
    allowance: { ...allowance, points: allowance.points * times },
    points,
  }));
}

function rowKey({ prefix, key }: Account): string {
  return `${prefix}:${key}`;
}

/** @param milliseconds until it may be tried again */
export function tooMany(milliseconds: number, what: string): TooMany {
  const seconds = Math.ceil(milliseconds / 1000);
  return new TooMany(`Terlalu banyak ${what} dalam waktu singkat. Coba lagi dalam ${duration(seconds)}.`, seconds);
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, seconds)} detik`;
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} menit`;
  return `${Math.ceil(seconds / 3600)} jam`;
}
