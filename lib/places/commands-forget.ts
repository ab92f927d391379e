import "server-only";
import { ERASED_KEY } from "@/lib/accounts/own/erased-key";
import type { Transaction } from "@/prisma/client";

/**
 * Cuts what is written under a key off from its writer: approved places stay on the map, the others go, votes keep
 * counting. @returns photos that nothing shows any more
 */
export async function forgetPlaces(transaction: Transaction, key: string): Promise<string[]> {
  const deleted = await transaction.$queryRaw<{ photoId: string | null }[]>`
    DELETE FROM places WHERE writer_key = ${key} AND status <> 'APPROVED' RETURNING photo_id AS "photoId"`;
  await transaction.$executeRaw`UPDATE places SET writer_key = ${ERASED_KEY} WHERE writer_key = ${key}`;
  await transaction.$executeRaw`UPDATE place_votes SET writer_key = ${ERASED_KEY} WHERE writer_key = ${key}`;
  return deleted.flatMap(({ photoId }) => photoId ?? []);
}
