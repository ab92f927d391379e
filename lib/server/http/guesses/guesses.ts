import "server-only";
import { createHash } from "node:crypto";
import { comparisonKey } from "@/lib/format/text";
import type { NetworkGroup } from "@/lib/kernel/actor";
import type { GuessRule } from "@/lib/server/http/limits";
import { tooMany } from "@/lib/server/http/rate-limit";
import { services } from "@/lib/server/services";
import { pauseBefore, withinDay } from "./guess-pause";

interface GuessRow {
  key: string;
  guesses: Date[];
  now: Date;
}

/** A guess that was let through. */
export interface TakenGuess {
  /** A right one is no guess: it does not slow down whoever comes next. */
  giveBack(): Promise<void>;
}

/**
 * Counts a guess before it is answered, so that many at once are no more than one after the other. The rows and their
 * clock are the database's, which all instances share.
 * @param secret kind and name of what is guessed, e.g. `password` and a username
 * @param groups narrowest first; each has its own count
 * @throws TooMany with the rest of the longest pause
 */
export async function takeGuess(
  [kind, name]: readonly [kind: string, name: string],
  rule: GuessRule,
  groups: readonly NetworkGroup[],
): Promise<TakenGuess> {
  const { db } = services();
  const timesByKey = new Map(groups.map(({ key, times }) => [guessKey(kind, name, key), times]));
  const line = groups.at(-2) ?? groups[0];
  const keys = [...timesByKey.keys()].sort();
  const taken = await db.$transaction(async (transaction) => {
    const rows = await transaction.$queryRaw<GuessRow[]>`
      INSERT INTO guesses (key, guessed_at, last_at)
      SELECT key, '{}', clock_timestamp() FROM unnest(${keys}::text[]) AS key
      ON CONFLICT (key) DO UPDATE SET last_at = clock_timestamp()
      RETURNING key, guessed_at AS guesses, last_at AS now`;
    const now = new Date(Math.max(...rows.map((row) => row.now.getTime())));
    const recent = new Map(rows.map((row) => [row.key, withinDay(row.guesses, now)]));
    const isFirstOfLine = line !== undefined && recent.get(guessKey(kind, name, line.key))?.length === 0;
    // The first guess of a line is answered whatever its neighbours have done: they cannot lock it out.
    const waits = isFirstOfLine
      ? []
      : [...recent].map(([key, guesses]) => pauseBefore(guesses, now, rule, timesByKey.get(key) ?? 1));
    const wait = Math.max(0, ...waits);
    if (wait > 0) throw tooMany(wait, rule.what);
    for (const [key, guesses] of recent) {
      await transaction.guess.update({ where: { key }, data: { guessedAt: [...guesses, now] } });
    }
    return now;
  });
  return {
    giveBack: async () => {
      await db.$executeRaw`
        UPDATE guesses SET guessed_at = array_remove(guessed_at, ${taken}) WHERE key = ANY(${keys})`;
    },
  };
}

/** Hashed: a name may be a password that went into the wrong field. */
function guessKey(kind: string, name: string, group: string): string {
  const typed = createHash("sha256")
    .update(`${group} ${comparisonKey(name)}`)
    .digest("base64url");
  return `${kind}:${typed}`;
}
