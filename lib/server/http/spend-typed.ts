import "server-only";
import { createHash } from "node:crypto";
import { comparisonKey } from "@/lib/format/text";
import { isSulurError } from "@/lib/kernel/errors";
import { services } from "@/lib/server/services";

/**
 * Takes one point of the allowance of a name or an address that somebody typed. It is counted under a hash: a name may
 * be a password that went into the wrong field, and an address is nobody's business. @throws TooMany
 */
export async function spendTyped(
  prefix: string,
  allowance: { points: number; seconds: number },
  typed: string,
  what: string,
): Promise<void> {
  const key = createHash("sha256").update(comparisonKey(typed)).digest("base64url");
  await services().limits.spend(prefix, allowance, key, what);
}

/** The same where there is a way on without: whether there was a point left. */
export async function maySpendTyped(
  prefix: string,
  allowance: { points: number; seconds: number },
  typed: string,
): Promise<boolean> {
  try {
    await spendTyped(prefix, allowance, typed, "");
    return true;
  } catch (error) {
    if (isSulurError(error) && error.kind === "too-many") return false;
    throw error;
  }
}
