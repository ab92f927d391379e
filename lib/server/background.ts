import "server-only";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import { listen } from "@/lib/server/cache/invalidation";
import { cacheStore } from "@/lib/server/cache/store";
import { env } from "@/lib/server/env";
import { startAnnouncements } from "@/lib/server/jobs/announcements";
import { startAreas } from "@/lib/server/jobs/areas";
import { announceJobs, createJobWorker, declareQueues } from "@/lib/server/jobs/boss";
import { startCleanup } from "@/lib/server/jobs/cleanup";
import { startEventWork } from "@/lib/server/jobs/events";
import { log } from "@/lib/server/log";
import { startMailWorker } from "@/lib/server/mail/mail-worker";
import { createOutbox } from "@/lib/server/mail/outbox";
import { createSmtpOutbound } from "@/lib/server/mail/smtp";
import { services } from "@/lib/server/services";
import { stopTracing } from "@/lib/server/tracing/start";

const RETRY_MS = 2_000;
const STOP_TIMEOUT_MS = 5_000;
const QUIET_MS = 30_000;

/** What runs beside the requests. */
export interface Background {
  stop(): Promise<void>;
}

const holder = globalThis as typeof globalThis & { sulurBackground?: Background };

/** Listens for what other instances drop, and works jobs; comes up by itself as soon as the database does. */
export function startBackground(): Background {
  holder.sulurBackground ??= start();
  return holder.sulurBackground;
}

function start(): Background {
  const { db } = services();
  const stopping = new AbortController();
  const { DATABASE_URL, DATABASE_DIRECT_URL } = env();
  // A pooler that hands out connections by the transaction would lose what LISTEN asked for.
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  const stopListening = listen(url, cacheStore(), (error) => warnSometimes("listening for dropped tags", error));
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env();
  const outbound = SMTP_URL
    ? createSmtpOutbound(SMTP_URL, MAIL_FROM)
    : createOutbox(join(DATA_DIR, "outbox"), MAIL_FROM);
  const stopWatch: (() => void)[] = [];

  const working = startUntilItWorks(url, stopping.signal, async (boss) => {
    stopWatch.push(await startMailWorker(boss, db, outbound));
    await startCleanup(boss);
    await startAnnouncements(boss);
    await startEventWork(boss);
    await startAreas(boss);
  });
  announceJobs(working.then(() => {}));

  return {
    async stop() {
      stopping.abort();
      for (const stop of stopWatch) stop();
      const boss = await working;
      await Promise.allSettled([boss?.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }), stopListening()]);
      outbound.close();
      await stopTracing();
    },
  };
}

/** @returns null when it was stopped before the database answered */
async function startUntilItWorks(
  url: string,
  signal: AbortSignal,
  employ: (boss: PgBoss) => Promise<void>,
): Promise<PgBoss | null> {
  while (!signal.aborted) {
    const boss = createJobWorker(url);
    boss.on("error", (error) => warnSometimes("working jobs", error));
    try {
      await boss.start();
      await declareQueues(boss);
      await employ(boss);
      return boss;
    } catch (error) {
      warnSometimes("starting to work jobs", error);
      await boss.stop({ graceful: false }).catch(() => {});
      await pause(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}

const lastWarnings = new Map<string, number>();

// A database that is away would otherwise fill the log with one line a second.
function warnSometimes(what: string, error: unknown): void {
  const now = Date.now();
  if (now - (lastWarnings.get(what) ?? 0) < QUIET_MS) return;
  lastWarnings.set(what, now);
  log().warn({ err: error }, `${what} failed; it is tried again`);
}
