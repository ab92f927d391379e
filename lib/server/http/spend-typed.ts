import "server-only";
import { createHash } from "node:crypto";
import { warnOfGuesses } from "@/lib/accounts/commands-events";
import { isOwnAddress } from "@/lib/accounts/queries";
import { comparisonKey } from "@/lib/format/text";
import { type Actor, networksOf } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { isSulurError } from "@/lib/kernel/errors";
import { mailboxOf } from "@/lib/mails/rules";
import { services } from "@/lib/server/services";
import { ADDRESS_MAILS, type Allowance, NETWORK_MAILS } from "./limits";

const ONCE_A_DAY: Allowance = { points: 1, seconds: 86_400 };

/**
 * Takes one point of the allowance of a name or an address that somebody typed. It is counted under a hash: a name may
 * be a password that went into the wrong field, and an address is nobody's business. @throws TooMany
 */
export async function spendTyped(prefix: string, allowance: Allowance, typed: string, what: string): Promise<void> {
  await services().limits.spend(prefix, allowance, typedKey(typed), what);
}

/** As `spendTyped`, in each group of the caller's address. @throws TooMany */
export async function spendTypedByNetwork(
  prefix: string,
  allowance: Allowance,
  { actor, typed = "" }: { actor: Actor; typed?: string },
  what: string,
): Promise<void> {
  const groups = networksOf(actor).map(({ key, times }) => ({ key: typedKey(`${key} ${typed}`.trimEnd()), times }));
  await services().limits.spendByNetwork(prefix, allowance, groups, what);
}

function typedKey(typed: string): string {
  return createHash("sha256").update(comparisonKey(typed)).digest("base64url");
}

/** Tells the owner of a name that many guess at, once a day whatever it is that they guess. */
export async function warnOwner(ctx: Ctx, name: string): Promise<void> {
  if (await hasPoint(spendTyped("guesses:warned", ONCE_A_DAY, name, ""))) await warnOfGuesses(ctx, name);
}

/** Whether a limit let something through. */
export async function hasPoint(spent: Promise<unknown>): Promise<boolean> {
  try {
    await spent;
    return true;
  } catch (error) {
    if (isSulurError(error) && error.kind === "too-many") return false;
    throw error;
  }
}

/** Whether an address that somebody typed gets a mail: always the caller's own; a stranger's, and from one network, only so many a day. */
export async function mayMail(ctx: Pick<Ctx, "db" | "actor">, address: string): Promise<boolean> {
  if (await isOwnAddress(ctx, address)) return true;
  return (
    (await hasPoint(spendTyped("email:to", ADDRESS_MAILS, mailboxOf(address), ""))) &&
    hasPoint(spendTypedByNetwork("email:from", NETWORK_MAILS, ctx, ""))
  );
}
