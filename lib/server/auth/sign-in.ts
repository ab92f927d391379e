import "server-only";
import { recordRefusal } from "@/lib/accounts/commands-events";
import { type Account, accountOf } from "@/lib/accounts/queries";
import { STAFF_ONLY, WRONG_ADMIN_PASSWORD, WRONG_LOGIN } from "@/lib/accounts/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, isSulurError, type SulurError, Unauthenticated } from "@/lib/kernel/errors";
import { env } from "@/lib/server/env";
import { ACCOUNT_LOGIN, ACCOUNT_STRANGERS } from "@/lib/server/http/limits";
import { slowDown, spendTyped } from "@/lib/server/http/spend-typed";
import { log } from "@/lib/server/log";
import { evenRefusal } from "./even-refusal";

const BLOCKED = "Akun ini sedang diblokir.";
const UNBLOCKING = "Hubungi pengelola Sulur untuk membukanya kembali.";

interface Attempt {
  /** The admin card knows only a password; the name is the configured one. */
  username: string | { admin: true };
  password: string;
  /** The client's User-Agent, for what the owner is told of a refusal. */
  device: string;
  /** A browser that has signed in to this account before has tries of its own. */
  knownAs?: (username: string) => string | null;
  requestId: string;
}

/**
 * Checks a name and password within the limits of that name on the caller's network. Every way in passes here.
 * @throws TooMany, Unauthenticated (the same for an unknown name and a wrong password), Forbidden
 */
export async function signIn(ctx: Ctx, { username, password, device, knownAs, requestId }: Attempt): Promise<Account> {
  const asAdmin = typeof username !== "string";
  const name = asAdmin ? env().ADMIN_USERNAME : username;
  await takeTry(name, knownAs?.(name) ?? null, ctx.actor.network, requestId);
  const started = performance.now();
  const account = await accountOf(ctx, { username: name, password });
  const refused = async (why: string, error: SulurError): Promise<SulurError> => {
    const userId = await recordRefusal(ctx, name, { kind: "SIGN_IN_REFUSED", device });
    log().warn({ requestId, asAdmin, userId }, `sign-in refused: ${why}`);
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

async function takeTry(
  name: string,
  known: string | null,
  network: string | undefined,
  requestId: string,
): Promise<void> {
  const whose = known === null ? "network" : "device";
  const key = known ?? `${network} ${name}`;
  try {
    await spendTyped(`login:${whose}:short`, ACCOUNT_LOGIN.short, key, "percobaan masuk");
    await spendTyped(`login:${whose}:long`, ACCOUNT_LOGIN.long, key, "percobaan masuk");
    if (known === null) await slowDown("login:name", ACCOUNT_STRANGERS.login, name);
  } catch (error) {
    if (isSulurError(error) && error.kind === "too-many")
      log().warn({ requestId }, "sign-in refused: too many tries for one name");
    throw error;
  }
}
