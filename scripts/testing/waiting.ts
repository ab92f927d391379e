import type { Database } from "../../prisma/client.ts";

/** Returns once some statement on this database waits for another one's lock. */
export async function someoneWaits(db: Database): Promise<void> {
  for (;;) {
    const [row] = await db.$queryRaw<{ waiting: boolean }[]>`
      SELECT EXISTS (
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      ) AS waiting`;
    if (row?.waiting) return;
  }
}
