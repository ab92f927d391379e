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
  const exceptions = { sessionId: undefined, tokenId: undefined, ...except };
  await transaction.session.updateMany({
    where: {
      userId,
      revokedAt: null,
      ...(exceptions.sessionId === undefined ? {} : { id: { not: exceptions.sessionId } }),
    },
    data: { revokedAt: now },
  });
  await transaction.apiToken.updateMany({
    where: {
      userId,
      revokedAt: null,
      ...(exceptions.tokenId === undefined ? {} : { id: { not: exceptions.tokenId } }),
    },
    data: { revokedAt: now },
  });
  await endTickets(transaction, { userId }, now);
}
