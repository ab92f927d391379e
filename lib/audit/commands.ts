import "server-only";
import type { Actor } from "@/lib/kernel/actor";
import type { Prisma, Transaction } from "@/prisma/client";
import type { AuditAction } from "./rules";

/**
 * Writes who did what to which thing, in the transaction of the deed itself.
 * @param subject e.g. `report:LP-260314-0001`
 * @returns the entry's id, by which the deed can be taken back where it can
 */
export async function recordAudit(
  transaction: Transaction,
  actor: Actor,
  action: AuditAction,
  subject: string,
  details: Prisma.InputJsonObject = {},
): Promise<number> {
  const { id } = await transaction.auditEntry.create({
    data: { userId: actor.kind === "member" ? actor.userId : null, action, subject, details },
    select: { id: true },
  });
  return id;
}
