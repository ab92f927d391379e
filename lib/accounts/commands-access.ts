import "server-only";
import type { Member } from "@/lib/kernel/actor";
import type { Transaction } from "@/prisma/client";
import { endTickets } from "./tickets";

/**
 * Ends every session, bearer token and unused ticket of an account at once, in the transaction of what made them unsafe.
 * @param except the session or token that may go on, e.g. the one that changed the password
 */
export async function endAccess(
  transaction: Transaction,
  userId: number,
  now: Date,
  except?: Member["via"],
): Promise<void> {
  const kept = { sessionId: undefined, tokenId: undefined, ...except };
  await transaction.session.updateMany({
    where: { userId, revokedAt: null, ...(kept.sessionId === undefined ? {} : { id: { not: kept.sessionId } }) },
    data: { revokedAt: now },
  });
  await transaction.apiToken.updateMany({
    where: { userId, revokedAt: null, ...(kept.tokenId === undefined ? {} : { id: { not: kept.tokenId } }) },
    data: { revokedAt: now },
  });
  await endTickets(transaction, { userId }, now);
}
