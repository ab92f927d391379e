import "server-only";
import type { Pool } from "pg";
import { fromPrisma, PgBoss } from "pg-boss";
import { OUTBOX_INDEXES } from "@/lib/mails/rows";
import { MAIL_QUEUE, MAIL_RETENTION } from "@/lib/mails/rules";
import type { Database } from "@/prisma/client";

const holder = globalThis as typeof globalThis & { sulurJobsReady?: Promise<void> };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CLEANUP_QUEUE = "cleanup";
export const ANNOUNCEMENT_QUEUE = "announcement";
export const EVENT_QUEUE = "events";
export const AREA_QUEUE = "areas";

/** Queues with what holds for each of their jobs. */
export const QUEUES = {
  // 1 min, 2, 4 … up to 6 h between tries, each up to twice as long at random: more than a day in all.
  [MAIL_QUEUE]: {
    retryLimit: 12,
    retryDelay: MINUTE,
    retryBackoff: true,
    retryDelayMax: 6 * HOUR,
    // Longer than every timeout of a sending together; a job of a dead process is taken up again after it.
    expireInSeconds: 2 * MINUTE,
    retentionSeconds: MAIL_RETENTION.waiting,
    // The cleanup is sooner with those that were sent.
    deleteAfterSeconds: MAIL_RETENTION.failed,
  },
  [CLEANUP_QUEUE]: { retryLimit: 0, expireInSeconds: 15 * MINUTE, deleteAfterSeconds: DAY },
  // Its next look does what one that died has left.
  [EVENT_QUEUE]: { retryLimit: 0, expireInSeconds: 10 * MINUTE, deleteAfterSeconds: HOUR },
  // A million rows take some minutes; what is left, the next one does.
  [AREA_QUEUE]: { retryLimit: 0, expireInSeconds: 10 * MINUTE, deleteAfterSeconds: HOUR },
  [ANNOUNCEMENT_QUEUE]: { retryLimit: 0, expireInSeconds: MINUTE, deleteAfterSeconds: HOUR },
} as const;

/** Puts jobs into queues through the application's own connections. It works none and needs no start. */
export function createJobSender(db: Database): PgBoss {
  return new PgBoss({ db: fromPrisma(db), supervise: false, schedule: false, migrate: false });
}

/** Takes jobs and tends their queue when it is told to, and keeps nothing running; on plain connections, which take several statements at once. */
export function createJobRounds(pool: Pool): PgBoss {
  const db = { executeSql: (sql: string, values?: unknown[]) => pool.query(sql, values) };
  return new PgBoss({ db, supervise: false, schedule: false, migrate: false });
}

/** Works jobs on connections of its own. @param url of the application's database */
export function createJobWorker(url: string): PgBoss {
  return new PgBoss({
    connectionString: url,
    max: 3,
    application_name: "sulur-jobs",
    connectionTimeoutMillis: 2_000,
    superviseIntervalSeconds: MINUTE,
    persistWarnings: false,
  });
}

/** Makes the tables and queues where they are missing, and works nothing. @param url of the application's database */
export async function prepareJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on("error", () => {});
  try {
    await boss.start();
    await declareQueues(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Creates the queues, or brings them up to date with `QUEUES`. */
export async function declareQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(QUEUES)) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  await boss.getDb().executeSql(OUTBOX_INDEXES);
}

/** Kept while this process makes the job tables, so that the first mail after a start waits for them. */
export function announceJobs(ready: Promise<void>): void {
  holder.sulurJobsReady = ready;
}

export async function jobsReady(): Promise<void> {
  await holder.sulurJobsReady;
}
