import "server-only";
import type { Pool } from "pg";
import type { Gauge, Registry } from "prom-client";
import { cacheStore } from "@/lib/server/cache/store";
import { isDraining } from "@/lib/server/draining";
import { QUEUES } from "@/lib/server/jobs/boss";
import { services } from "@/lib/server/services";
import { keepMeters } from "./meters";
import { requestCounts } from "./request-counts";

interface QueueSize {
  queue: string;
  /** To be tried now or later. */
  waiting: number;
  active: number;
  failed: number;
}

type Library = typeof import("prom-client");

const DURATIONS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Begins to measure, for whoever asks at /metrics. Loaded only where METRICS_TOKEN is set. */
export async function startMetrics(): Promise<void> {
  const library = await import("prom-client");
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const registers = [registry];
  keepMeters({
    registry,
    duration: new library.Histogram({
      name: "sulur_http_request_duration_seconds",
      help: "Time until the last byte of an answer that Next made was handed over, by route template.",
      labelNames: ["route", "method"],
      buckets: DURATIONS_SECONDS,
      registers,
    }),
    mails: new library.Counter({
      name: "sulur_mails_total",
      help: "Tries to send a mail by this process.",
      labelNames: ["outcome"],
      registers,
    }),
  });
  countRequests(library, registry);
  countCache(library, registry);
  watchDatabase(library, registry);
  watchQueues(library, registry);
}

function countRequests({ Counter, Gauge }: Library, registry: Registry): void {
  new Counter({
    name: "sulur_http_requests_total",
    help: "Answers by route template, method, status and source: this process's memory, or Next.",
    labelNames: ["route", "method", "status", "source"],
    registers: [registry],
    collect() {
      this.reset();
      for (const { route, method, status, source, count } of requestCounts().all()) {
        if (count > 0) this.inc({ route, method, status, source }, count);
      }
    },
  });
  new Gauge({
    name: "sulur_draining",
    help: "1 while the process ends and takes only what still comes.",
    registers: [registry],
    collect() {
      this.set(isDraining() ? 1 : 0);
    },
  });
}

function countCache({ Counter, Gauge }: Library, registry: Registry): void {
  new Counter({
    name: "sulur_cache_reads_total",
    help: "Reads through the cache, by whether it had the value.",
    labelNames: ["result"],
    registers: [registry],
    collect() {
      this.reset();
      const { hits, misses } = cacheStore().figures();
      this.inc({ result: "hit" }, hits);
      this.inc({ result: "miss" }, misses);
    },
  });
  new Gauge({
    name: "sulur_cache_bytes",
    help: "Size of the stored pages, reads and answers.",
    registers: [registry],
    collect() {
      this.set(cacheStore().figures().bytes);
    },
  });
}

function watchDatabase({ Gauge }: Library, registry: Registry): void {
  new Gauge({
    name: "sulur_database_connections",
    help: "Connections of this process's pools; waiting: requests for one.",
    labelNames: ["pool", "state"],
    registers: [registry],
    collect() {
      const pools = Object.entries(services().pools ?? {});
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: "busy" }, totalCount - idleCount);
        this.set({ pool, state: "idle" }, idleCount);
        this.set({ pool, state: "waiting" }, waitingCount);
      }
    },
  });
}

function watchQueues({ Gauge }: Library, registry: Registry): void {
  new Gauge({
    name: "sulur_jobs",
    help: "Jobs of all instances, as counted by their queue in the last minute.",
    labelNames: ["queue", "state"],
    registers: [registry],
    async collect() {
      this.reset();
      await addQueues(this);
    },
  });
}

async function addQueues(gauge: Gauge<"queue" | "state">): Promise<void> {
  for (const { queue, waiting, active, failed } of await queueSizes(services().pool)) {
    gauge.set({ queue, state: "waiting" }, waiting);
    gauge.set({ queue, state: "active" }, active);
    gauge.set({ queue, state: "failed" }, failed);
  }
}

/** What pg-boss itself counts once a minute; no job is read. Nothing while the database, or its first worker, is not there. */
export async function queueSizes(pool: Pool): Promise<QueueSize[]> {
  try {
    const { rows } = await pool.query<QueueSize>(
      `SELECT name AS queue, queued_count AS waiting, active_count AS active, failed_count AS failed
       FROM pgboss.queue WHERE name = ANY($1)`,
      [Object.keys(QUEUES)],
    );
    return rows;
  } catch {
    return [];
  }
}
