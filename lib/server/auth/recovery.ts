import "server-only";
import { verifyAccount } from "@/lib/accounts/recovery/commands";
import { NOT_RECOVERED_HERE } from "@/lib/accounts/recovery/rules";
import type { VerifyAccount } from "@/lib/accounts/recovery/schemas";
import type { Ctx } from "@/lib/kernel/ctx";
import { Unauthenticated } from "@/lib/kernel/errors";
import { ACCOUNT_RECOVERY, ACCOUNT_STRANGERS } from "@/lib/server/http/limits";
import { slowDown, spendTyped, warnOwner } from "@/lib/server/http/spend-typed";
import { log } from "@/lib/server/log";
import { evenRefusal } from "./even-refusal";

interface Attempt {
  data: VerifyAccount;
  device: string;
  /** A browser that has signed in to the account has tries of its own, which nobody else can use up. */
  known: string | null;
  requestId: string;
}

/**
 * A ticket for right data of an account that recovers on the screen. Everything else, a mailed ticket too, is the same
 * refusal after the same time. @throws TooMany, Unauthenticated
 */
export async function recover(ctx: Ctx, { data, device, known, requestId }: Attempt): Promise<string> {
  const whose = known === null ? "network" : "device";
  const key = known ?? `${ctx.actor.network} ${data.username}`;
  await spendTyped(`recovery:${whose}`, ACCOUNT_RECOVERY, key, "percobaan memulihkan akun");
  const isGuessedByMany =
    known === null && (await slowDown("recovery:name", ACCOUNT_STRANGERS.recovery, data.username));
  const started = performance.now();
  const verified = await verifyAccount(ctx, data, device);
  if (verified.kind === "ticket") {
    log().info({ requestId }, "recovery: ticket shown");
    return verified.ticket;
  }
  const { kind, userId } = verified;
  if (kind === "mailed") log().info({ requestId, userId }, "recovery: ticket mailed");
  else log().warn({ requestId, userId }, "recovery refused");
  if (isGuessedByMany) await warnOwner(ctx, data.username);
  await evenRefusal(started);
  throw new Unauthenticated(NOT_RECOVERED_HERE);
}
