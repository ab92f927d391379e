import "server-only";
import { createHash } from "node:crypto";
import { type Account, accountOf } from "@/lib/accounts/queries";
import { STAFF_ONLY, WRONG_ADMIN_PASSWORD, WRONG_LOGIN } from "@/lib/accounts/rules";
import { comparisonKey } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, isSulurError, Unauthenticated } from "@/lib/kernel/errors";
import { env } from "@/lib/server/env";
import { ACCOUNT_LOGIN } from "@/lib/server/http/limits";
import { log } from "@/lib/server/log";
import { services } from "@/lib/server/services";

const BLOCKED = "Akun ini sedang diblokir. Hubungi pengelola Sulur untuk membukanya kembali.";

interface Attempt {
  /** The admin card knows only a password; the name is the configured one. */
  username: string | { admin: true };
  password: string;
  requestId: string;
}

/**
 * Checks a name and password within the limits of that name. Every way in passes here.
 * @throws TooMany, Unauthenticated (the same for an unknown name and a wrong password), Forbidden
 */
export async function signIn(ctx: Ctx, { username, password, requestId }: Attempt): Promise<Account> {
  const asAdmin = typeof username !== "string";
  const name = asAdmin ? env().ADMIN_USERNAME : username;
  await takeTry(name, requestId);
  const account = await accountOf(ctx, { username: name, password });
  if (account === null) {
    log().warn({ requestId, asAdmin }, "sign-in refused: wrong name or password");
    throw new Unauthenticated(asAdmin ? WRONG_ADMIN_PASSWORD : WRONG_LOGIN);
  }
  const { blocked, ...signedIn } = account;
  if (blocked) {
    log().warn({ requestId, userId: account.id }, "sign-in refused: blocked");
    throw new Forbidden(BLOCKED);
  }
  if (asAdmin && account.role === "USER") {
    log().warn({ requestId, userId: account.id }, "sign-in refused: not staff");
    throw new Forbidden(STAFF_ONLY);
  }
  log().info({ requestId, userId: account.id, asAdmin }, "signed in");
  return signedIn;
}

/** Counts under a hash: people type their password into the name field by mistake. */
async function takeTry(name: string, requestId: string): Promise<void> {
  const key = createHash("sha256").update(comparisonKey(name)).digest("base64url");
  try {
    await services().limits.spend("login:account:short", ACCOUNT_LOGIN.short, key, "percobaan masuk");
    await services().limits.spend("login:account:long", ACCOUNT_LOGIN.long, key, "percobaan masuk");
  } catch (error) {
    if (isSulurError(error) && error.kind === "too-many")
      log().warn({ requestId }, "sign-in refused: too many tries for one name");
    throw error;
  }
}
