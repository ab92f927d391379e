import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { warnOfGuesses } from "@/lib/accounts/commands-events";
import { isOwnAddress } from "@/lib/accounts/queries";
import { comparisonKey } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import { isSulurError } from "@/lib/kernel/errors";
import { mailboxOf } from "@/lib/mails/rules";
import { services } from "@/lib/server/services";
import { ACCOUNT_STRANGERS, ADDRESS_MAILS, type Allowance, NETWORK_MAILS } from "./limits";

const ONCE_A_DAY: Allowance = { points: 1, seconds: 86_400 };

/**
 * Takes one point of the allowance of a name or an address that somebody typed. It is counted under a hash: a name may
 * be a password that went into the wrong field, and an address is nobody's business. @throws TooMany
 */
export async function spendTyped(prefix: string, allowance: Allowance, typed: string, what: string): Promise<void> {
  const key = createHash("sha256").update(comparisonKey(typed)).digest("base64url");
  await services().limits.spend(prefix, allowance, key, what);
}

/**
 * Takes one point of the allowance of a name, whoever typed it; where there is none left, the caller waits a little.
 * @returns whether it had to wait
 */
export async function slowDown(prefix: string, allowance: Allowance, typed: string): Promise<boolean> {
  if (await hasPoint(prefix, allowance, typed)) return false;
  await pause(ACCOUNT_STRANGERS.waitMs);
  return true;
}

/** Tells the owner of a name that many guess at, once a day whatever it is that they guess. */
export async function warnOwner(ctx: Ctx, name: string): Promise<void> {
  if (await hasPoint("guesses:warned", ONCE_A_DAY, name)) await warnOfGuesses(ctx, name);
}

async function hasPoint(prefix: string, allowance: Allowance, typed: string): Promise<boolean> {
  try {
    await spendTyped(prefix, allowance, typed, "");
    return true;
  } catch (error) {
    if (isSulurError(error) && error.kind === "too-many") return false;
    throw error;
  }
}

/** Whether an address that somebody typed gets a mail: always the caller's own; a stranger's, and from one network, only so many a day. */
export async function mayMail(ctx: Pick<Ctx, "db" | "actor">, address: string): Promise<boolean> {
  if (await isOwnAddress(ctx, address)) return true;
  const { network = "unknown" } = ctx.actor;
  return (
    (await hasPoint("email:to", ADDRESS_MAILS, mailboxOf(address))) && hasPoint("email:from", NETWORK_MAILS, network)
  );
}
