import "server-only";
import type { Pool } from "pg";
import type { Geocoder, Mailer, PhotoStore } from "@/lib/kernel/ctx";
import { env } from "@/lib/server/env";
import { forFunctions } from "@/lib/server/env-functions";
import { createGeocoder } from "@/lib/server/geocoder/geocoder";
import { RateLimits } from "@/lib/server/http/rate-limit";
import { createMailer } from "@/lib/server/mail/mailer";
import { createPhotoStore } from "@/lib/server/photos/store";
import { traceQuery } from "@/lib/server/tracing/queries";
import { createDatabase, createPool, type Database } from "@/prisma/client";

/** What one process holds of the outside world. */
export interface Services {
  db: Database;
  /** For counters and locks that need no model. */
  pool: Pool;
  limits: RateLimits;
  mail: Mailer;
  photos: PhotoStore;
  geocoder: Geocoder;
  /** By the name under which their connections stand in `pg_stat_activity`; tests need none. */
  pools?: Readonly<Record<string, Pool>>;
}

const COUNTERS = { poolMax: 4 };
/** A function serves few at once, and each of many functions holds its own; what waits for two waits its turn. */
const OF_A_FUNCTION = { requests: { poolMax: 2, waitMs: 8_000 }, counters: { poolMax: 1, waitMs: 8_000 } };

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
  const { DATABASE_URL: url, OTEL_EXPORTER_OTLP_ENDPOINT: traced } = env();
  const onQuery = traced === undefined ? undefined : traceQuery;
  const requests = createPool(url, forFunctions() ? OF_A_FUNCTION.requests : {});
  const db = createDatabase(url, { pool: requests, onQuery });
  const pool = createPool(url, { name: "sulur-counters", ...(forFunctions() ? OF_A_FUNCTION.counters : COUNTERS) });
  return {
    db,
    pool,
    limits: new RateLimits(pool),
    mail: createMailer(db),
    photos: createPhotoStore(pool),
    geocoder: createGeocoder(db, pool),
    pools: { sulur: requests, "sulur-counters": pool },
  };
}
