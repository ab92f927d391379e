import type { Pool } from "pg";

/** Of which database, and how far. */
export interface Position {
  /** Of cluster and database; the same on a main database and its replicas, and nowhere else. */
  identity: string;
  /** Whether it follows another one. */
  follows: boolean;
  /** End of what it has written or replayed, in bytes of the log; null before it has any. */
  lsn: bigint | null;
}

// What others can see may not be on disk yet, so the main database is asked how far it has written in memory.
const POSITION = `
  SELECT system_identifier || '/' || current_database() AS identity, pg_is_in_recovery() AS follows,
    (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_insert_lsn() END - '0/0') AS lsn
  FROM pg_control_system()`;

export async function positionOf(pool: Pool): Promise<Position> {
  const { rows } = await pool.query<Omit<Position, "lsn"> & { lsn: string | null }>(POSITION);
  const [row] = rows;
  if (!row) throw new Error("the database did not say where it stands");
  return { ...row, lsn: row.lsn === null ? null : BigInt(row.lsn) };
}
