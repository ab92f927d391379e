import "server-only";
import { setTimeout as pause } from "node:timers/promises";

/** Longer than what a refusal costs on a machine that is not overloaded: one hash, some queries, at most one mail. */
const REFUSAL_MS = 150;

/**
 * Holds a refusal back until the same time after the beginning, so that it does not tell by milliseconds whether there
 * was an account to write to. @param started as performance.now() gave it
 */
export async function evenRefusal(started: number): Promise<void> {
  await pause(Math.max(0, started + REFUSAL_MS - performance.now()));
}
