import "server-only";
import { Pool } from "pg";
import type { Geocoder, Mailer, PhotoStore } from "@/lib/kernel/ctx";
import { cacheStore } from "@/lib/server/cache/store";
import { env } from "@/lib/server/env";
import { forFunctions } from "@/lib/server/env-functions";
import { createGeocoder } from "@/lib/server/geocoder/geocoder";
import { RateLimits } from "@/lib/server/http/rate-limit";
import { log } from "@/lib/server/log";
import { createMailer } from "@/lib/server/mail/mailer";
import { createPhotoStore } from "@/lib/server/photos/store";
import { Replica, type Turn } from "@/lib/server/replica/replica";
import { traceQuery } from "@/lib/server/tracing/queries";
import { createDatabase, type Database } from "@/prisma/client";
import { DatabaseWatch } from "@/prisma/database-watch";

/** What one process holds of the outside world. */
export interface Services {
  db: Database;
  /** For counters and locks that need no model. */
  pool: Pool;
  limits: RateLimits;
  mail: Mailer;
  photos: PhotoStore;
  geocoder: Geocoder;
  /** Knows the pools and whether the database answers; tests and functions need none. */
  watch?: DatabaseWatch;
  /** Only where one is configured. */
  replica?: Replica | undefined;
}

const COUNTER_CONNECTIONS = 4;
/** A function serves few at once, and each of many functions holds its own; what waits for two waits its turn. */
const FUNCTION_CONNECTIONS = { poolMax: 2, waitMs: 8_000 };

// Next bundles a module once per entry, so module state would be there several times; globalThis is there once.
const holder = globalThis as typeof globalThis & { sulurServices?: Services };

export function services(): Services {
  holder.sulurServices ??= createServices();
  return holder.sulurServices;
}

/** Tests put their own database and fakes in place of the real services. */
export function provideServices(replacement: Services): void {
  holder.sulurServices = replacement;
}

function createServices(): Services {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl, OTEL_EXPORTER_OTLP_ENDPOINT: traced } = env();
  if (forFunctions()) return functionServices(url);
  const onQuery = traced === undefined ? undefined : traceQuery;
  const watch = new DatabaseWatch(url, (away) => {
    if (away) log().error("database is away");
    else log().info("database is back");
  });
  const db = createDatabase(url, { watch, onQuery });
  const pool = watch.pool({
    max: COUNTER_CONNECTIONS,
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
    statement_timeout: 4_000,
    application_name: "sulur-counters",
  });
  return {
    db,
    pool,
    limits: new RateLimits(pool),
    mail: createMailer(db),
    photos: createPhotoStore(pool),
    geocoder: createGeocoder(db, pool),
    watch,
    replica: readUrl === undefined ? undefined : new Replica(readUrl, { pool, store: cacheStore(), onQuery, onTurn }),
  };
}

/** Without a heartbeat, which a process that is frozen between requests cannot keep, and without a replica to watch. */
function functionServices(url: string): Services {
  const db = createDatabase(url, FUNCTION_CONNECTIONS);
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: FUNCTION_CONNECTIONS.waitMs,
    query_timeout: 5_000,
    statement_timeout: 4_000,
    application_name: "sulur-counters",
  });
  // A connection that broke while the process was frozen is replaced on next use.
  pool.on("error", () => {});
  return {
    db,
    pool,
    limits: new RateLimits(pool),
    mail: createMailer(db),
    photos: createPhotoStore(pool),
    geocoder: createGeocoder(db, pool),
  };
}

function onTurn({ standing, lagSeconds, error }: Turn): void {
  if (standing === "used") log().info({ lagSeconds }, "searches and exports read from the replica");
  else log().warn({ standing, lagSeconds, err: error }, "the replica is not used; the main database answers instead");
}
