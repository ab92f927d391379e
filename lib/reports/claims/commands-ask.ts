import "server-only";
import { finalBefore } from "@/lib/desk/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { mailboxOf } from "@/lib/mails/rules";
import { askSupporterMail } from "@/lib/reports/follow/mails";

/** Mails of one look; the next look sends the rest. */
const AT_ONCE = 100;

/**
 * Asks supporters with an account, once a report, whether a claim that staff can no longer take back is true. Who reported,
 * who follows, who ended the mails and who made the claim are not asked here. The mail and that it was sent are one write.
 * @returns how many mails
 */
export async function askSupporters(ctx: Ctx): Promise<number> {
  const now = ctx.now();
  return ctx.db.$transaction(async (transaction) => {
    const due = await transaction.$queryRaw<{ code: string; email: string | null; reporterEmail: string | null }[]>`
      WITH claims AS MATERIALIZED (
        SELECT reports.id, reports.code, reports.email, coalesce('user:' || claim.user_id, claim.writer_key, '') AS claimant FROM reports
        CROSS JOIN LATERAL (SELECT step.user_id, step.created_at, events.writer_key FROM report_events AS step
          LEFT JOIN events ON events.id = step.event_id
          WHERE step.report_id = reports.id AND step.kind = 'CLAIMED' AND step.undone_at IS NULL ORDER BY step.id DESC LIMIT 1) AS claim
        WHERE reports.status = 'CLAIMED' AND reports.held_reason IS NULL AND NOT reports.reopen_waits
          AND claim.created_at <= ${finalBefore(now)}
      ), due AS (
        SELECT supports.report_id, supports.writer_key, claims.* FROM claims
        JOIN report_supports AS supports ON supports.report_id = claims.id AND supports.asked_at IS NULL
          AND supports.writer_key LIKE 'user:%' AND supports.writer_key <> claims.claimant
        ORDER BY supports.report_id, supports.writer_key LIMIT ${AT_ONCE} FOR UPDATE OF supports SKIP LOCKED
      ), marked AS (
        UPDATE report_supports SET asked_at = ${now} FROM due
        WHERE report_supports.report_id = due.report_id AND report_supports.writer_key = due.writer_key
      )
      SELECT due.code, due.email AS "reporterEmail",
        CASE WHEN users.blocked_at IS NULL AND NOT EXISTS (
          SELECT FROM report_follows WHERE report_id = due.report_id AND user_id = users.id) THEN users.email END AS email
      FROM due LEFT JOIN users ON users.id = substr(due.writer_key, 6)::int`;
    let mails = 0;
    for (const { code, email, reporterEmail } of due) {
      if (email === null || (reporterEmail !== null && mailboxOf(reporterEmail) === mailboxOf(email))) continue;
      await ctx.mail.enqueue(transaction, askSupporterMail({ code, email, link: ctx.link(`/laporan/${code}`) }));
      mails += 1;
    }
    return mails;
  });
}
