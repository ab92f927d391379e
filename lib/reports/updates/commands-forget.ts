import "server-only";
import type { Transaction } from "@/prisma/client";
import { updateTags } from "./rows";

/** Removes the updates written under a key. @returns photos that nothing shows any more, and the cache's tags */
export async function forgetUpdates(
  transaction: Transaction,
  key: string,
): Promise<{ photoIds: string[]; tags: string[] }> {
  const deleted = await transaction.$queryRaw<{ id: number; code: string; photoId: string | null }[]>`
    DELETE FROM report_updates USING reports
    WHERE report_updates.writer_key = ${key} AND reports.id = report_updates.report_id
    RETURNING reports.id, reports.code, report_updates.photo_id AS "photoId"`;
  return { photoIds: deleted.flatMap(({ photoId }) => photoId ?? []), tags: deleted.flatMap(updateTags) };
}
