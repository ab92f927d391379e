import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";

/** PostgreSQL's connections hand in their counts at the end of a transaction, at most once a second. */
const COUNTS_AFTER_MS = 1_200;
const REQUESTS = 40;

const QUIET_TRIES = 60;
/** Transactions a second of jobs that find no work. */
const QUIET_PER_SECOND = 6;

/** Waits until the jobs have placed and counted what was just filled in. */
export async function whenQuiet(client: Client): Promise<void> {
  for (let attempt = 0; attempt < QUIET_TRIES; attempt += 1) {
    const { transactions, milliseconds } = await during(client, () => pause(COUNTS_AFTER_MS * 3));
    if ((transactions / milliseconds) * 1000 < QUIET_PER_SECOND) return;
  }
}

/**
 * Transactions of one request, those of the jobs in the background taken off.
 * @param ask sends one request; it gets its number, by which requests differ
 */
export async function transactionsOf(client: Client, ask: (attempt: number) => Promise<void>): Promise<number> {
  const inTurn = async (first: number, count: number) => {
    for (let attempt = 0; attempt < count; attempt += 1) await ask(first + attempt);
  };
  // The first request after a pause makes its connections hand in what they have counted.
  await inTurn(0, 2);
  await pause(COUNTS_AFTER_MS);
  await inTurn(2, 1);
  const quiet = await during(client, () => pause(COUNTS_AFTER_MS * 3));
  await inTurn(3, 1);
  const busy = await during(client, async () => {
    await inTurn(4, REQUESTS);
    await pause(COUNTS_AFTER_MS);
    await inTurn(4 + REQUESTS, 1);
  });
  const background = (quiet.transactions / quiet.milliseconds) * busy.milliseconds;
  return Math.max(0, (busy.transactions - background) / (REQUESTS + 1));
}

async function during(client: Client, work: () => Promise<void>) {
  const count = async () => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT (xact_commit + xact_rollback)::float8 AS count FROM pg_stat_database WHERE datname = current_database()`,
    );
    return rows[0]?.count ?? 0;
  };
  const [before, start] = [await count(), performance.now()];
  await work();
  return { transactions: (await count()) - before, milliseconds: performance.now() - start };
}
