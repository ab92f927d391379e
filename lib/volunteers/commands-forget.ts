import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Transaction } from "@/prisma/client";
import { VOLUNTEERS_TAG } from "./rules";

/** Removes what was registered under a key. @returns photos that nothing shows any more */
export async function forgetVolunteers(transaction: Transaction, key: string): Promise<string[]> {
  const deleted = await transaction.$queryRaw<{ photoId: string | null }[]>`
    DELETE FROM volunteers WHERE writer_key = ${key} RETURNING photo_id AS "photoId"`;
  return deleted.flatMap(({ photoId }) => photoId ?? []);
}

/** Removes those whose address nobody confirmed in time. @returns how many */
export async function removeUnconfirmed({ db, now, expire }: Ctx): Promise<number> {
  const { count } = await db.volunteer.deleteMany({ where: { confirmedAt: null, confirmBefore: { lt: now() } } });
  if (count > 0) expire(VOLUNTEERS_TAG, "counts");
  return count;
}
