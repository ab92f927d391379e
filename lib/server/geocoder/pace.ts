import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";

/** The service allows one request a second; a little more keeps apart what the network may push together. */
const INTERVAL_MS = 1_100;
/** Whoever would have to wait longer is told so at once. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Waits for this request's turn among the requests of all instances on this database: the row holds the time of the
 * last turn given away, in milliseconds. A row far in the future comes from a clock that was set back.
 * @returns false when the next free turn is too far away
 */
export async function takeTurn(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ wait: number }>(
    `WITH clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now)
     INSERT INTO settings AS turn (key, value) SELECT 'geocoder_turn', now::text FROM clock
     ON CONFLICT (key) DO UPDATE
       SET value = CASE
         WHEN turn.value::bigint > excluded.value::bigint + 60000 THEN excluded.value
         ELSE greatest(excluded.value::bigint, turn.value::bigint + $1)::text
       END
       WHERE turn.value::bigint + $1 <= excluded.value::bigint + $2
          OR turn.value::bigint > excluded.value::bigint + 60000
     RETURNING (value::bigint - (SELECT now FROM clock))::int AS wait`,
    [INTERVAL_MS, LONGEST_WAIT_MS],
  );
  const turn = rows[0];
  if (!turn) return false;
  if (turn.wait > 0) await pause(turn.wait);
  return true;
}
