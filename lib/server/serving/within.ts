import { setTimeout as pause } from "node:timers/promises";

/** Waits for the work, but not longer than so. */
export async function withinMs(limit: number, work: Promise<unknown>): Promise<void> {
  const giveUp = new AbortController();
  const late = pause(limit, undefined, { signal: giveUp.signal, ref: false }).catch(() => {});
  await Promise.race([work, late]);
  giveUp.abort();
}
