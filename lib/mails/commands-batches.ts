import "server-only";
import { MAILS_AT_ONCE } from "./rules";

/** Batches of one run; the next run sends the rest. */
const MOST_BATCHES = 20;

/**
 * Sends batch after batch until one is not full.
 * @param sendBatch how many rows were due, at most `MAILS_AT_ONCE`, and how many mails were sent for them
 * @returns how many mails
 */
export async function sendBatches(
  sendBatch: () => Promise<{ due: number; sent: number }>,
  most = MOST_BATCHES,
): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < most; batch += 1) {
    const { due, sent } = await sendBatch();
    total += sent;
    if (due < MAILS_AT_ONCE) break;
  }
  return total;
}
