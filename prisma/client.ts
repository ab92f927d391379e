import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import type { DatabaseWatch } from "./database-watch.ts";
import { Prisma, PrismaClient } from "./generated/client.ts";

export { Prisma };

/** The database as queries and commands see it. */
export type Database = PrismaClient;
/** What `db.$transaction(async (transaction) => …)` hands to its function. */
export type Transaction = Prisma.TransactionClient;

interface DatabaseOptions {
  /** Under which its connections stand in `pg_stat_activity`. */
  name?: string;
  /** Most connections held at once. */
  poolMax?: number;
  /** For work at start-up, which may wait for another instance: statements and transactions take as long as they need. */
  patient?: boolean;
  /** How long a query or a transaction waits for one of the connections. */
  waitMs?: number;
  /** Notices early that the database is away, for a process that serves people. */
  watch?: DatabaseWatch;
  /** Told of each query that has ended, within its request. */
  onQuery?: ((query: QueryReport) => void) | undefined;
}

export interface QueryReport {
  /** With placeholders in place of values. */
  sql: string;
  startedAt: Date;
  milliseconds: number;
}

// Without these a silent network holds a request for ever; the server gives up on a statement before we give up on it.
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 4_000;
const DEFAULT_POOL_MAX = 10;
const PATIENT_TRANSACTION_MS = 3_600_000;

/**
 * Connects lazily: the first query opens the first connection.
 * @param url postgresql://user:password@host:port/database
 * @returns a client to be ended with `$disconnect()`
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const waitMs = options.waitMs ?? CONNECT_TIMEOUT_MS;
  const settings = {
    max: options.poolMax ?? DEFAULT_POOL_MAX,
    connectionTimeoutMillis: waitMs,
    ...(options.patient ? {} : { query_timeout: QUERY_TIMEOUT_MS, statement_timeout: STATEMENT_TIMEOUT_MS }),
    application_name: options.name ?? "sulur",
    keepAlive: true,
  };
  const pool = options.watch?.pool(settings) ?? new Pool({ ...settings, connectionString: url });
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    statementNameGenerator: ({ sql }) => preparedName(sql),
  });
  const transactionOptions = { maxWait: waitMs, ...(options.patient ? { timeout: PATIENT_TRANSACTION_MS } : {}) };
  const { onQuery } = options;
  if (!onQuery) return new PrismaClient({ adapter, transactionOptions });
  const client = new PrismaClient({ adapter, transactionOptions, log: [{ emit: "event", level: "query" }] });
  client.$on("query", ({ query: sql, timestamp: startedAt, duration: milliseconds }) => {
    onQuery({ sql, startedAt, milliseconds });
  });
  return client;
}

/**
 * SQL that opens with a comment `prepared: <name>` is parsed and planned once a connection. For statements that are
 * sent often, always with the same text, and whose best plan does not depend on their parameters.
 */
function preparedName(sql: string): string {
  return /^\/\* prepared: (\w+) \*\//u.exec(sql)?.[1] ?? "";
}
