import { DAY_MS } from "@/lib/format/dates";
import { GUESS_PAUSE_SECONDS, type GuessRule } from "@/lib/server/http/limits";

/** @returns the guesses that still count, oldest first */
export function withinDay(guesses: readonly Date[], now: Date): Date[] {
  return guesses.filter((guess) => guess.getTime() > now.getTime() - DAY_MS);
}

/**
 * @param guesses of the last day, oldest first
 * @param times how many people's share of free guesses the group has
 * @returns milliseconds until the next guess is answered
 */
export function pauseBefore(guesses: readonly Date[], now: Date, { free, most }: GuessRule, times: number): number {
  const last = guesses.at(-1);
  const beyond = guesses.length - free * times;
  if (last === undefined || beyond < 0) return 0;
  const { shortest, longest } = GUESS_PAUSE_SECONDS;
  const ends = [last.getTime() + Math.min(longest, shortest * 2 ** beyond) * 1000];
  const first = most === undefined ? undefined : guesses.at(-most);
  if (first !== undefined) ends.push(first.getTime() + DAY_MS);
  return Math.max(0, Math.max(...ends) - now.getTime());
}
