import "server-only";
import { verifyAccount } from "@/lib/accounts/recovery/commands";
import { CROWDED_RECOVERY, MAIL_STAYS_OPEN, NOT_RECOVERED_HERE } from "@/lib/accounts/recovery/rules";
import type { VerifyAccount } from "@/lib/accounts/recovery/schemas";
import type { Ctx } from "@/lib/kernel/ctx";
import { isSulurError, TooMany, Unauthenticated } from "@/lib/kernel/errors";
import { type TakenGuess, takeGuess } from "@/lib/server/http/guesses/guesses";
import { ACCOUNT_RECOVERY, ANSWER_GUESSES, ANSWERS_UNNOTICED } from "@/lib/server/http/limits";
import { hasPoint, spendTyped, spendTypedByNetwork, warnOwner } from "@/lib/server/http/spend-typed";
import { log } from "@/lib/server/log";
import { guessFromAddress } from "./crowded-address";
import { evenRefusal } from "./even-refusal";

const STRANGERS = [{ key: "strangers", times: 1 }];
const WHAT = "percobaan memulihkan akun";

interface Attempt {
  data: VerifyAccount;
  device: string;
  /** Key of the caller's address. */
  address: string;
  /** A browser that has signed in to the account has tries of its own, which nobody else can use up. */
  known: string | null;
  requestId: string;
}

/**
 * A ticket for right data of an account that recovers on the screen. Everything else, a mailed ticket too, is the same
 * refusal after the same time. @throws TooMany, Unauthenticated
 */
export async function recover(ctx: Ctx, attempt: Attempt): Promise<string> {
  const { address, known } = attempt;
  const { username } = attempt.data;
  const started = performance.now();
  // Once its own tries are used up, a known browser counts as a stranger's, so that nobody can ask without a limit.
  const hasOwnTry = known !== null && (await hasPoint(spendTyped("recovery:device", ACCOUNT_RECOVERY, known, WHAT)));
  const check = () => checkAnswer(ctx, attempt, { hasOwnTry, started });
  if (hasOwnTry) return check();
  return guessFromAddress(ctx, { limit: "recovery", address, username, refusal: CROWDED_RECOVERY, started }, check);
}

async function checkAnswer(
  ctx: Ctx,
  { data, device, requestId }: Attempt,
  { hasOwnTry, started }: { hasOwnTry: boolean; started: number },
): Promise<string> {
  const guess = hasOwnTry
    ? null
    : await takeAnswer(ctx, data.username).catch(async (error: unknown) => {
        if (!isSulurError(error) || error.kind !== "too-many" || !("retryAfterSeconds" in error)) throw error;
        // Strangers who use up the guesses must not keep the owner from the link in the mail.
        const { kind } = await verifyAccount(ctx, data, { device, ways: ["mail"] });
        log().warn({ requestId, kind }, "recovery refused: too many tries for one name");
        await noticeGuess(ctx, data.username);
        await evenRefusal(started);
        throw new TooMany(`${error.message} ${MAIL_STAYS_OPEN}`, Number(error.retryAfterSeconds));
      });
  const verified = await verifyAccount(ctx, data, { device, ways: ["mail", "screen"] });
  if (verified.kind === "ticket") {
    await guess?.giveBack();
    log().info({ requestId }, "recovery: ticket shown");
    return verified.ticket;
  }
  if (!hasOwnTry) await noticeGuess(ctx, data.username);
  const { kind, userId } = verified;
  if (kind === "mailed") log().info({ requestId, userId }, "recovery: ticket mailed");
  else log().warn({ requestId, userId }, "recovery refused");
  await evenRefusal(started);
  throw new Unauthenticated(NOT_RECOVERED_HERE);
}

/** Writes to the owner when strangers answer wrongly more often than people mistype. */
async function noticeGuess(ctx: Ctx, username: string): Promise<void> {
  if (await hasPoint(spendTyped("recovery:name", ANSWERS_UNNOTICED, username, ""))) return;
  await warnOwner(ctx, username);
}

/** One answer of a stranger at a time, whichever network it comes from. @throws TooMany */
async function takeAnswer(ctx: Ctx, username: string): Promise<TakenGuess> {
  const guess = await takeGuess(["answer", username], ANSWER_GUESSES, STRANGERS);
  try {
    await spendTypedByNetwork("recovery:network", ACCOUNT_RECOVERY, { actor: ctx.actor, typed: username }, WHAT);
  } catch (error) {
    // A network without tries must not hold up the others.
    await guess.giveBack();
    throw error;
  }
  return guess;
}
