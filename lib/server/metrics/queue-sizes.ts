import "server-only";
import type { Pool } from "pg";
import { QUEUES } from "@/lib/server/jobs/boss";

interface QueueSize {
  queue: string;
  /** To be tried now or later. */
  waiting: number;
  active: number;
  failed: number;
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
