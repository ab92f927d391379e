import "server-only";
import type { Transaction } from "@/prisma/client";

/**
 * The ids of those who can administer now, kept as they are until the end of the transaction: two admins who go or
 * demote each other at once wait here, and the second one sees what the first has done.
 */
export async function lockAdmins(transaction: Transaction): Promise<number[]> {
  const admins = await transaction.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE role = 'ADMIN' AND blocked_at IS NULL ORDER BY id FOR UPDATE`;
  return admins.map(({ id }) => id);
}
