import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Transaction } from "@/prisma/client";

/** Removes the waste banks that were registered under a key. @returns photos that nothing shows any more */
export async function forgetPartners(transaction: Transaction, key: string): Promise<string[]> {
  const deleted = await transaction.$queryRaw<{ photoId: string | null }[]>`
    DELETE FROM partners WHERE writer_key = ${key} RETURNING photo_id AS "photoId"`;
  return deleted.flatMap(({ photoId }) => photoId ?? []);
}

/** Removes the addresses from before a change, once keys no longer go there. @returns how many */
export async function forgetPreviousEmails({ db, now }: Ctx): Promise<number> {
  const { count } = await db.partner.updateMany({
    where: { emailHeldUntil: { lte: now() } },
    data: { previousEmail: null, emailHeldUntil: null },
  });
  return count;
}
