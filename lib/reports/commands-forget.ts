import "server-only";
import { ERASED_KEY } from "@/lib/accounts/own/erased-key";
import { Prisma, type Transaction } from "@/prisma/client";
import { IS_RECORD } from "./rows";
import { ANONYMOUS_REPORTER } from "./rules";
import { updateTags } from "./updates/rows";

/** As `isPrivateStep` says. */
const IS_PRIVATE = Prisma.raw(
  "(kind IN ('ASKED', 'ANSWERED', 'CONFIRMED', 'CONFIRMED_BY_GUESTS') OR (kind = 'REOPENED' AND user_id IS NULL))",
);

interface ForgottenReports {
  /** Of all that were touched. */
  codes: string[];
  /** Photos that nothing shows any more. */
  photoIds: string[];
}

/**
 * Cuts what is written under a key off from its writer. Reports that staff stand behind stay as a public record of the
 * place, without name, address and what was said between reporter and staff; the others go. Support keeps counting.
 */
export async function forgetReports(transaction: Transaction, key: string, now: Date): Promise<ForgottenReports> {
  const further = await transaction.$queryRaw<{ photoId: string }[]>`
    SELECT report_photos.photo_id AS "photoId" FROM report_photos JOIN reports ON reports.id = report_photos.report_id
    WHERE reports.writer_key = ${key} AND NOT (${IS_RECORD})
    UNION ALL
    SELECT photo_changes.photo_id FROM photo_changes JOIN reports ON reports.id = photo_changes.report_id
    WHERE reports.writer_key = ${key} AND NOT (${IS_RECORD})`;
  const deleted = await transaction.$queryRaw<{ code: string; photoId: string | null }[]>`
    DELETE FROM reports WHERE writer_key = ${key} AND NOT (${IS_RECORD}) RETURNING code, photo_id AS "photoId"`;
  const remaining = await transaction.$queryRaw<{ id: number; code: string }[]>`
    UPDATE reports SET reporter_name = ${ANONYMOUS_REPORTER}, anonymous = true, email = NULL, consented_at = NULL,
      question = NULL, writer_key = ${ERASED_KEY}, updated_at = ${now}
    WHERE writer_key = ${key} RETURNING id, code`;
  await transaction.$executeRaw`
    UPDATE report_events SET from_question = NULL, words = CASE WHEN ${IS_PRIVATE} THEN NULL ELSE words END
    WHERE report_id = ANY(${remaining.map(({ id }) => id)}) AND (from_question IS NOT NULL OR ${IS_PRIVATE})`;
  // What stood in them before staff took it out.
  await transaction.$executeRaw`
    UPDATE audit_entries SET details = '{}' WHERE action = 'report.texts'
      AND subject = ANY(${[...deleted, ...remaining].map(({ code }) => `report:${code}`)})`;
  await transaction.$executeRaw`UPDATE report_supports SET writer_key = ${ERASED_KEY} WHERE writer_key = ${key}`;
  // The step that followed from them says them again.
  await transaction.$executeRaw`
    UPDATE report_events SET words = NULL FROM report_judgements AS said
    WHERE said.writer_key = ${key} AND report_events.report_id = said.report_id AND report_events.words = said.words AND ${IS_PRIVATE}`;
  await transaction.$executeRaw`
    UPDATE report_judgements SET writer_key = ${ERASED_KEY}, words = NULL WHERE writer_key = ${key}`;
  await transaction.$executeRaw`DELETE FROM claim_causes WHERE writer_key = ${key}`;
  return {
    codes: [...deleted, ...remaining].map(({ code }) => code),
    photoIds: [...deleted, ...further].flatMap(({ photoId }) => photoId ?? []),
  };
}

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
