import "server-only";
import { recordRefusal } from "@/lib/accounts/commands-events";
import { type Account, accountOf } from "@/lib/accounts/queries";
import { STAFF_ONLY, WRONG_ADMIN_PASSWORD, WRONG_LOGIN } from "@/lib/accounts/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, isSulurError, type SulurError, Unauthenticated } from "@/lib/kernel/errors";
import { env } from "@/lib/server/env";
import { ACCOUNT_LOGIN, ACCOUNT_STRANGERS } from "@/lib/server/http/limits";
import { slowDown, spendTyped, warnOwner } from "@/lib/server/http/spend-typed";
import { log } from "@/lib/server/log";
import { services } from "@/lib/server/services";
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

/**
 * Checks a name and password within the limits of that name on the caller's network. Every way in passes here.
 * @throws TooMany, Unauthenticated (the same for an unknown name and a wrong password), Forbidden
 */
export async function signIn(ctx: Ctx, attempt: Attempt): Promise<Account> {
  const { username, password, device, requestId } = attempt;
  const asAdmin = typeof username !== "string";
  const name = asAdmin ? env().ADMIN_USERNAME : username;
  const isGuessedByMany = await takeTry(ctx, name, attempt);
  const started = performance.now();
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
  log().info({ requestId, userId: account.id, asAdmin }, "signed in");
  return signedIn;
}

/** @returns whether strangers from many networks have tried this name more often than people mistype */
async function takeTry(ctx: Ctx, name: string, { address, knownAs, requestId }: Attempt): Promise<boolean> {
  const known = await knownAs(name);
  const whose = known === null ? "network" : "device";
  const key = known ?? `${ctx.actor.network} ${name}`;
  try {
    if (known === null) await services().limits.take("login", null, address);
    await spendTyped(`login:${whose}:short`, ACCOUNT_LOGIN.short, key, "percobaan masuk");
    await spendTyped(`login:${whose}:long`, ACCOUNT_LOGIN.long, key, "percobaan masuk");
    return known === null && (await slowDown("login:name", ACCOUNT_STRANGERS.login, name));
  } catch (error) {
    if (isSulurError(error) && error.kind === "too-many")
      log().warn({ requestId }, "sign-in refused: too many tries for one name");
    throw error;
  }
}
