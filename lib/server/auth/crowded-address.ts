import "server-only";
import { hasAccount } from "@/lib/accounts/queries";
import { networksOf } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { isSulurError, TooMany } from "@/lib/kernel/errors";
import { takeGuess } from "@/lib/server/http/guesses/guesses";
import { CROWDED_GUESSES, GUESS_PAUSE_SECONDS } from "@/lib/server/http/limits";
import { hasPoint } from "@/lib/server/http/spend-typed";
import { services } from "@/lib/server/services";
import { evenRefusal } from "./even-refusal";

interface CrowdedGuess {
  limit: "login" | "recovery";
  /** Key of the caller's address. */
  address: string;
  username: string;
  /** The answer to everything but a right guess. */
  refusal: string;
  /** As performance.now() returned it at the start of the request. */
  started: number;
}

/**
 * Runs a stranger's guess. Neighbours can use up the allowance of a shared address, so an exceeded one does not refuse.
 * It leaves one guess before a pause to each name, hashes and stores nothing for a name without an account, and gives
 * all refusals one answer after the same time, since otherwise they would reveal which names exist.
 */
export async function guessFromAddress<T>(
  ctx: Ctx,
  { limit, address, username, refusal, started }: CrowdedGuess,
  guess: () => Promise<T>,
): Promise<T> {
  if (await hasPoint(services().limits.take(limit, null, address))) return guess();
  const wait = GUESS_PAUSE_SECONDS.longest;
  try {
    if (!(await hasAccount(ctx, username))) throw new TooMany(refusal, wait);
    const taken = await takeGuess([`crowded ${limit}`, username], CROWDED_GUESSES, networksOf(ctx.actor));
    const result = await guess();
    await taken.giveBack();
    return result;
  } catch (error) {
    if (!isSulurError(error) || (error.kind !== "too-many" && error.kind !== "unauthenticated")) throw error;
    await evenRefusal(started);
    throw new TooMany(refusal, wait);
  }
}
