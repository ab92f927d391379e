import "server-only";
import type { Transaction } from "@/prisma/client";

/** Removes the waste banks that were registered under a key. @returns photos that nothing shows any more */
export async function forgetPartners(transaction: Transaction, key: string): Promise<string[]> {
  const deleted = await transaction.$queryRaw<{ photoId: string | null }[]>`
    DELETE FROM partners WHERE writer_key = ${key} RETURNING photo_id AS "photoId"`;
  return deleted.flatMap(({ photoId }) => photoId ?? []);
}
