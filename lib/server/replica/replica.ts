import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { isSulurError } from "@/lib/kernel/errors";
import type { CacheStore } from "@/lib/server/cache/store";
import { createDatabase, type Database, type QueryReport } from "@/prisma/client";
import { DatabaseWatch } from "@/prisma/database-watch";
import { Lag } from "./lag";
import { positionOf } from "./position";

const BEAT_MS = 1_000;
const CONNECTIONS = 5;
const MAX_LAG_MS = 5_000;
/** Not more often, however often it changes. */
const TELL_AT_MOST_EVERY_MS = 30_000;
const REMIND_MS = 600_000;
/** What the main database would refuse as well, or what would take its time a second time. */
const ALSO_ON_MAIN = /25006|read-only transaction|57014|statement timeout|Query read timeout/u;

/** `away`: answers nobody; `behind`: older than what is still harmless; `foreign`: no replica of this database. */
export type Standing = "used" | "away" | "behind" | "foreign";

/** Who answers reads, and why; `error` where the replica gave one. */
export interface Turn {
  standing: Standing;
  lagSeconds: number;
  error?: unknown;
}

interface ReplicaOptions {
  /** Of the main database. */
  pool: Pool;
  /** Where answers are kept; it learns how old what it keeps was. */
  store: Pick<CacheStore, "moment" | "sawAsOf">;
  /** Told at the beginning, when something changes, and now and then while the replica is not used. */
  onTurn?: (turn: Turn) => void;
  onQuery?: ((query: QueryReport) => void) | undefined;
  /** Beyond it the main database answers. */
  maxLagMs?: number;
}

/** A streaming replica for reads that may be some seconds old. Whenever it cannot serve, the main database does. */
export class Replica {
  /** Refuses every write. */
  readonly db: Database;
  /** How many reads each of them answered. */
  readonly reads = { replica: 0, main: 0 };
  readonly #watch: DatabaseWatch;
  readonly #beat: Pool;
  readonly #options: ReplicaOptions;
  readonly #lag = new Lag();
  readonly #closing = new AbortController();
  /** Of the main database, as last seen. */
  #identity: string | undefined;
  #trouble: { standing: "away" | "foreign"; error?: unknown } | null = { standing: "away" };
  #told: { standing: Standing; at: number } | null = null;

  /** Connects to nothing before `start`. */
  constructor(address: string, options: ReplicaOptions) {
    const url = readOnly(address);
    this.#options = options;
    this.#watch = new DatabaseWatch(url);
    this.db = createDatabase(url, {
      name: "sulur-replica",
      poolMax: CONNECTIONS,
      watch: this.#watch,
      onQuery: options.onQuery,
    });
    // Of its own, so that many slow searches do not look like a replica that is away.
    this.#beat = this.#watch.pool({
      max: 1,
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      application_name: "sulur-replica-beat",
    });
  }

  get pools(): ReadonlyMap<string, Pool> {
    return this.#watch.pools;
  }

  get standing(): Standing {
    if (this.#watch.away) return "away";
    if (this.#trouble) return this.#trouble.standing;
    return this.#lag.asOf === null || this.#isLate ? "behind" : "used";
  }

  get #isLate(): boolean {
    return this.#lag.milliseconds > (this.#options.maxLagMs ?? MAX_LAG_MS);
  }

  get lagSeconds(): number {
    return this.#lag.milliseconds / 1000;
  }

  start(): void {
    void this.#follow();
  }

  /** Ends its connections, once those who still read are done. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([this.db.$disconnect(), this.#beat.end()]);
  }

  /** @param work only reads; begun again on the main database when the replica fails it */
  async read<T>(main: Database, work: (db: Database) => Promise<T>): Promise<T> {
    const asOf = this.standing === "used" ? this.#lag.asOf : null;
    if (asOf) {
      try {
        const value = await work(this.db);
        this.#options.store.sawAsOf(asOf.moment);
        this.reads.replica += 1;
        return value;
      } catch (error) {
        if (isSulurError(error) || ALSO_ON_MAIN.test(String(error))) throw error;
      }
    }
    this.reads.main += 1;
    return work(main);
  }

  async #follow(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await this.#look();
      if (!signal.aborted) this.#tell();
      await pause(BEAT_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #look(): Promise<void> {
    const at = performance.now();
    const moment = this.#options.store.moment();
    // A main database that is away leaves it at what was last seen.
    const main = await positionOf(this.#options.pool).catch(() => null);
    if (main?.lsn) this.#lag.seen({ at, moment, lsn: main.lsn });
    this.#identity = main?.identity ?? this.#identity;
    try {
      const { identity, follows, lsn } = await positionOf(this.#beat);
      const isOurs = follows && identity === (this.#identity ?? identity);
      if (isOurs && lsn !== null) this.#lag.reached(lsn);
      this.#trouble = isOurs ? null : { standing: "foreign" };
    } catch (error) {
      this.#trouble = { standing: "away", error };
    }
  }

  #tell(): void {
    const { standing, lagSeconds } = this;
    // It has only just begun to be looked at.
    if (standing === "behind" && !this.#isLate) return;
    const sinceTold = performance.now() - (this.#told?.at ?? Number.NEGATIVE_INFINITY);
    const isNew = standing !== this.#told?.standing;
    if (sinceTold < (isNew ? TELL_AT_MOST_EVERY_MS : REMIND_MS) || (!isNew && standing === "used")) return;
    this.#told = { standing, at: performance.now() };
    this.#options.onTurn?.({ standing, lagSeconds, error: this.#trouble?.error });
  }
}

/** Said in the address itself, where nothing else in the address undoes it. */
function readOnly(address: string): string {
  const url = new URL(address);
  const asked = url.searchParams.get("options");
  const only = "-c default_transaction_read_only=on";
  url.searchParams.set("options", asked === null ? only : `${asked} ${only}`);
  return url.href;
}
