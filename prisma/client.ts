import { Prisma, PrismaClient } from "@prisma/client";
import { Pool } from "pg";
import { SerialPrismaPg } from "./adapter";

export { Prisma };

/** The database as queries and commands see it. */
export type Database = PrismaClient;
/** What `db.$transaction(async (transaction) => …)` hands to its function. */
export type Transaction = Prisma.TransactionClient;

interface PoolOptions {
  /** Under which its connections stand in `pg_stat_activity`. */
  name?: string;
  /** Most connections held at once. */
  poolMax?: number;
  /** For work at start-up, which may wait for another instance: statements and transactions take as long as they need. */
  patient?: boolean;
  /** How long a query waits for a connection to become free, and then for a new one. */
  waitMs?: number;
}

interface DatabaseOptions extends PoolOptions {
  /** One made before by `createPool`; it ends with the client. */
  pool?: Pool;
  /** Told of each query that has ended, within its request. */
  onQuery?: ((query: QueryReport) => void) | undefined;
}

export interface QueryReport {
  /** With placeholders in place of values. */
  sql: string;
  startedAt: Date;
  milliseconds: number;
}

// Without these a silent network holds a request for ever. Each is less than the 2.5 s after which the first error is
// promised; the server gives up on a statement before we give up on it.
const WAIT_MS = 2_000;
const TRANSACTION_WAIT_MS = 2_300;
const QUERY_TIMEOUT_MS = 2_300;
const STATEMENT_TIMEOUT_MS = 2_000;
const DEFAULT_POOL_MAX = 10;
const PATIENT_TRANSACTION_MS = 3_600_000;

/** Connections that are given up on when nobody answers. @param url postgresql://user:password@host:port/database */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.poolMax ?? DEFAULT_POOL_MAX,
    connectionTimeoutMillis: options.waitMs ?? WAIT_MS,
    ...(options.patient ? {} : { query_timeout: QUERY_TIMEOUT_MS, statement_timeout: STATEMENT_TIMEOUT_MS }),
    application_name: options.name ?? "sulur",
    keepAlive: true,
  });
  // An idle connection that breaks is replaced on next use; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

/**
 * Connects lazily: the first query opens the first connection.
 * @param url postgresql://user:password@host:port/database
 * @returns a client to be ended with `$disconnect()`
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const adapter = new SerialPrismaPg(options.pool ?? createPool(url, options), {
    disposeExternalPool: true,
    statementNameGenerator: ({ sql }) => preparedName(sql),
  });
  const transactionOptions = {
    maxWait: options.waitMs ?? TRANSACTION_WAIT_MS,
    ...(options.patient ? { timeout: PATIENT_TRANSACTION_MS } : {}),
  };
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

/** The columns of a selection, for a query written by hand. @param table whose columns are called as its fields, in snake case */
export function columnsOf(table: string, selection: Readonly<Record<string, true>>): Prisma.Sql {
  const column = (field: string) => field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  return Prisma.raw(
    Object.keys(selection)
      .map((field) => `${table}.${column(field)} AS "${field}"`)
      .join(", "),
  );
}

/** The rows of a query as one value of another query, so that a row comes with what belongs to it in one statement. */
export function jsonRows(query: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(json_agg(part), '[]') FROM (${query}) AS part)`;
}

/** The same for a query of at most one row; null without it. */
export function jsonRow(query: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT to_json(part) FROM (${query}) AS part)`;
}

/** JSON has no dates: makes them of all properties called `…At`, as the columns of moments are. */
export function withDates<Value>(value: Value): Value {
  return withDatesIn("", value) as Value;
}

function withDatesIn(name: string, value: unknown): unknown {
  if (typeof value === "string") return name.endsWith("At") ? new Date(value) : value;
  if (Array.isArray(value)) return value.map((item) => withDatesIn("", item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDatesIn(key, inner)]));
}

/** The id of a row that is still to be written, e.g. since its slug holds it. */
export async function nextId(client: Database | Transaction, table: string): Promise<number> {
  const [row] = await client.$queryRaw<
    { id: number }[]
  >`SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::int AS id`;
  if (!row) throw new Error(`The sequence of ${table} gave no id`);
  return row.id;
}
