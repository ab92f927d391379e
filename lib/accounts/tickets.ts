import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Transaction } from "@/prisma/client";
import { randomSecret, sha256 } from "./tokens";

interface NewTicket {
  userId: number;
  kind: "RECOVERY" | "EMAIL";
  /** The address that it is sent to; null for one that is shown. */
  email: string | null;
  seconds: number;
}

/**
 * Writes the right to do one thing once. An earlier one of the same kind is over: only the last mail's link counts.
 * @returns the ticket, which is told this once and cannot be read back
 */
export async function issueTicket(ctx: Ctx, transaction: Transaction, ticket: NewTicket): Promise<string> {
  const { userId, kind, email, seconds } = ticket;
  const now = ctx.now();
  const secret = randomSecret();
  await endTickets(transaction, { userId, kind }, now);
  await transaction.accountTicket.create({
    data: {
      userId,
      kind,
      email,
      tokenHash: sha256(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + seconds * 1000),
    },
  });
  return secret;
}

/** Takes from an account the tickets that it has not used yet. */
export async function endTickets(
  transaction: Transaction,
  which: { userId: number; kind?: "RECOVERY" | "EMAIL" },
  now: Date,
): Promise<void> {
  await transaction.accountTicket.updateMany({ where: { ...which, usedAt: null }, data: { usedAt: now } });
}
