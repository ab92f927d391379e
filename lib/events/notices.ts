import "server-only";
import type { Ctx, MailMessage } from "@/lib/kernel/ctx";
import type { Transaction } from "@/prisma/client";

/** Writes to everyone who has a seat or waits for one. */
export async function tellRegistered(
  ctx: Ctx,
  transaction: Transaction,
  eventId: number,
  mailTo: (address: string) => MailMessage,
): Promise<void> {
  const registered = await transaction.eventRegistration.findMany({
    where: { eventId, status: { not: "CANCELLED" }, email: { not: null } },
    select: { email: true },
  });
  for (const { email } of registered) if (email !== null) await ctx.mail.enqueue(transaction, mailTo(email));
}
