import "server-only";
import { recordRefusal, wasGuessedAt } from "@/lib/accounts/commands-events";
import { type Account, accountOf } from "@/lib/accounts/queries";
import { CROWDED_LOGIN, GUESSED_AT, WRONG_ADMIN_PASSWORD, WRONG_LOGIN } from "@/lib/accounts/rules";
import { networksOf } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, isSulurError, STAFF_ONLY, type SulurError, Unauthenticated } from "@/lib/kernel/errors";
import { env } from "@/lib/server/env";
import { type TakenGuess, takeGuess } from "@/lib/server/http/guesses/guesses";
import { PASSWORD_GUESSES, PASSWORDS_UNNOTICED } from "@/lib/server/http/limits";
import { hasPoint, spendTyped, warnOwner } from "@/lib/server/http/spend-typed";
import { log } from "@/lib/server/log";
import { guessFromAddress } from "./crowded-address";
import { evenRefusal } from "./even-refusal";

const BLOCKED = "Akun ini sedang diblokir.";
const UNBLOCKING = "Hubungi pengelola Sulur untuk membukanya kembali.";

interface Attempt {
  /** The admin card knows only a password; the name is the configured one. */
  username: string | { admin: true };
  password: string;
  /** The client's User-Agent, for what the owner is told of a refusal. */
  device: string;
  /** Key of the caller's address. */
  address: string;
  /** Who has signed in to this account before has tries of their own, which nobody else can use up. */
  knownAs: (username: string) => Promise<string | null>;
  requestId: string;
}

interface SignedIn {
  account: Account;
  /** For the owner, when somebody has guessed at the account since the last sign-in. */
  warning?: string;
}

/**
 * Checks a name and password within the guesses that the caller's networks have at that name. Every way in passes here.
 * @throws TooMany, Unauthenticated (the same for an unknown name and a wrong password), Forbidden
 */
export async function signIn(ctx: Ctx, attempt: Attempt): Promise<SignedIn> {
  const { username, address, knownAs } = attempt;
  const started = performance.now();
  const name = typeof username === "string" ? username : env().ADMIN_USERNAME;
  const known = await knownAs(name);
  const check = () => checkPassword(ctx, attempt, { name, known, started });
  if (known !== null) return check();
  return guessFromAddress(ctx, { limit: "login", address, username: name, refusal: CROWDED_LOGIN, started }, check);
}

interface Named {
  name: string;
  /** Number of the browser or account that the owner is known by. */
  known: string | null;
  started: number;
}

async function checkPassword(
  ctx: Ctx,
  { username, password, device, requestId }: Attempt,
  { name, known, started }: Named,
): Promise<SignedIn> {
  const asAdmin = typeof username !== "string";
  const { guess, isGuessedByMany } = await takeTry(ctx, { name, known }, requestId);
  const account = await accountOf(ctx, { username: name, password });
  const refused = async (why: string, error: SulurError): Promise<SulurError> => {
    const userId = await recordRefusal(ctx, name, { kind: "SIGN_IN_REFUSED", device });
    log().warn({ requestId, asAdmin, userId }, `sign-in refused: ${why}`);
    if (isGuessedByMany) await warnOwner(ctx, name);
    await evenRefusal(started);
    return error;
  };
  if (account === null) {
    throw await refused("wrong name or password", new Unauthenticated(asAdmin ? WRONG_ADMIN_PASSWORD : WRONG_LOGIN));
  }
  const { block, ...signedIn } = account;
  if (block) {
    const why = block.reason === null ? "" : ` Alasan: ${block.reason}`;
    throw await refused("blocked", new Forbidden(`${BLOCKED}${why} ${UNBLOCKING}`));
  }
  if (asAdmin && account.role === "USER") throw await refused("not staff", new Forbidden(STAFF_ONLY));
  await guess.giveBack();
  log().info({ requestId, userId: account.id, asAdmin }, "signed in");
  return { account: signedIn, ...((await wasGuessedAt(ctx, account.id)) && { warning: GUESSED_AT }) };
}

/** @returns the guess, and whether strangers from many networks have tried this name more often than people mistype */
async function takeTry(
  ctx: Ctx,
  { name, known }: Omit<Named, "started">,
  requestId: string,
): Promise<{ guess: TakenGuess; isGuessedByMany: boolean }> {
  const groups = known === null ? networksOf(ctx.actor) : [{ key: known, times: 1 }];
  try {
    const guess = await takeGuess(["password", name], PASSWORD_GUESSES, groups);
    const isGuessedByMany =
      known === null && !(await hasPoint(spendTyped("login:name", PASSWORDS_UNNOTICED, name, "")));
    return { guess, isGuessedByMany };
  } catch (error) {
    if (isSulurError(error) && error.kind === "too-many")
      log().warn({ requestId }, "sign-in refused: too many tries for one name");
    throw error;
  }
}
