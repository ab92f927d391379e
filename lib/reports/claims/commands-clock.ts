import "server-only";
import { finalBefore } from "@/lib/desk/rules";
import { DAY_MS } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { sendBatches } from "@/lib/mails/commands-batches";
import { MAILS_AT_ONCE, mailboxOf } from "@/lib/mails/rules";
import { letterTo, lockReport } from "@/lib/reports/desk/commands-step";
import { noteUpdates } from "@/lib/reports/follow/commands-notify";
import { askSupporterMail } from "@/lib/reports/follow/mails";
import { outcomeMail, stillCleanMail } from "@/lib/reports/mails";
import { outcomeLink, recordOutcome } from "./rows";
import { CLAIM_DAYS, CLEAN_DAYS } from "./rules";

/** Reports of one run; the next takes the rest. */
const AT_ONCE = 100;

interface Due {
  id: number;
  at: Date;
}

/** Claims that nobody disputed for two weeks hold, and are said not to be confirmed by anybody. @returns how many */
export async function settleClaims(ctx: Ctx): Promise<number> {
  const now = ctx.now();
  const before = new Date(now.getTime() - CLAIM_DAYS * DAY_MS);
  const due = await ctx.db.$queryRaw<Due[]>`
    SELECT reports.id, claim.created_at AS at FROM reports
    CROSS JOIN LATERAL (SELECT id, created_at FROM report_events
      WHERE report_id = reports.id AND kind = 'CLAIMED' AND undone_at IS NULL ORDER BY id DESC LIMIT 1) AS claim
    WHERE reports.status = 'CLAIMED' AND NOT reports.reopen_waits AND claim.created_at <= ${before}
      AND NOT EXISTS (SELECT FROM report_judgements WHERE step_id = claim.id AND judgement = 'NO' AND counted)
    ORDER BY reports.id LIMIT ${AT_ONCE}`;
  let settled = 0;
  for (const { id, at } of due) if (await settleOne(ctx, id, at)) settled += 1;
  return settled;
}

/** @param claimedAt as it was read; whoever was faster has changed it, or answered */
async function settleOne(ctx: Ctx, id: number, claimedAt: Date): Promise<boolean> {
  const now = ctx.now();
  const code = await ctx.transaction(async (transaction) => {
    const report = await lockReport(transaction, { id });
    const claim = await transaction.reportEvent.findFirst({
      where: { reportId: id, kind: "CLAIMED", undoneAt: null },
      orderBy: { id: "desc" },
      select: {
        createdAt: true,
        judgements: { where: { judgement: "NO", counted: true }, take: 1, select: { id: true } },
      },
    });
    const same = claim?.createdAt.getTime() === claimedAt.getTime() && claim.judgements.length === 0;
    if (report.status !== "CLAIMED" || report.reopenWaits || !same) return null;
    await recordOutcome(transaction, { id, from: "CLAIMED", to: "RESOLVED", kind: "RESOLVED", at: now });
    const letter = letterTo(ctx, report);
    if (letter) await ctx.mail.enqueue(transaction, outcomeMail(letter, "UNDISPUTED"));
    await noteUpdates(transaction, id, now);
    return report.code;
  });
  if (code !== null) ctx.expire("reports", `report:${code}`);
  return code !== null;
}

/** Asks who reported, four weeks after, whether it is still clean; once. @returns how many were asked */
export async function mailStillClean(ctx: Ctx): Promise<number> {
  const now = ctx.now();
  const [after, until] = [CLEAN_DAYS.after, CLEAN_DAYS.until].map((days) => new Date(now.getTime() - days * DAY_MS));
  const due = await ctx.db.$queryRaw<Due[]>`
    SELECT reports.id, report_events.created_at AS at FROM report_events JOIN reports ON reports.id = report_events.report_id
    WHERE report_events.kind = 'RESOLVED' AND report_events.undone_at IS NULL AND report_events.user_id IS NULL
      AND report_events.created_at <= ${after} AND report_events.created_at > ${until}
      AND reports.status = 'RESOLVED' AND reports.clean_mailed_at IS NULL AND reports.email IS NOT NULL
    ORDER BY report_events.created_at LIMIT ${AT_ONCE}`;
  let mailed = 0;
  for (const { id, at } of due) {
    mailed += await ctx.transaction(async (transaction) => {
      const report = await lockReport(transaction, { id });
      const { count } = await transaction.report.updateMany({
        where: { id, status: "RESOLVED", cleanMailedAt: null, relapse: null },
        data: { cleanMailedAt: now },
      });
      const letter = count > 0 ? letterTo(ctx, report) : null;
      if (letter) await ctx.mail.enqueue(transaction, stillCleanMail(letter, outcomeLink(ctx, report, at)));
      return letter ? 1 : 0;
    });
  }
  return mailed;
}

/**
 * Asks supporters with an account, once a report, whether a claim that staff can no longer take back is true. Who reported,
 * who follows, who ended the mails and who made the claim are not asked here. The mail and that it was sent are one write.
 * @returns how many mails
 */
export function askSupporters(ctx: Ctx): Promise<number> {
  return sendBatches(() => askBatch(ctx));
}

async function askBatch(ctx: Ctx): Promise<{ due: number; sent: number }> {
  const now = ctx.now();
  return ctx.db.$transaction(async (transaction) => {
    const due = await transaction.$queryRaw<{ code: string; email: string | null; reporterEmail: string | null }[]>`
      WITH claims AS MATERIALIZED (
        SELECT reports.id, reports.code, reports.email, coalesce('user:' || claim.user_id, claim.writer_key, '') AS claimant,
          claim.id AS step_id, claim.event_id FROM reports
        CROSS JOIN LATERAL (SELECT step.id, step.event_id, step.user_id, step.created_at, events.writer_key FROM report_events AS step
          LEFT JOIN events ON events.id = step.event_id
          WHERE step.report_id = reports.id AND step.kind = 'CLAIMED' AND step.undone_at IS NULL ORDER BY step.id DESC LIMIT 1) AS claim
        WHERE reports.status = 'CLAIMED' AND reports.held_reason IS NULL AND NOT reports.reopen_waits
          AND claim.created_at <= ${finalBefore(now)}
      ), due AS (
        SELECT supports.report_id, supports.writer_key, claims.* FROM claims
        JOIN report_supports AS supports ON supports.report_id = claims.id AND supports.asked_at IS NULL
          AND supports.writer_key LIKE 'user:%' AND supports.writer_key <> claims.claimant
          AND NOT EXISTS (SELECT FROM claim_causes AS causes WHERE causes.writer_key = supports.writer_key
            AND (causes.step_id = claims.step_id OR causes.event_id = claims.event_id))
        ORDER BY supports.report_id, supports.writer_key LIMIT ${MAILS_AT_ONCE} FOR UPDATE OF supports SKIP LOCKED
      ), marked AS (
        UPDATE report_supports SET asked_at = ${now} FROM due
        WHERE report_supports.report_id = due.report_id AND report_supports.writer_key = due.writer_key
      )
      SELECT due.code, due.email AS "reporterEmail",
        CASE WHEN users.blocked_at IS NULL AND NOT EXISTS (
          SELECT FROM report_follows WHERE report_id = due.report_id AND user_id = users.id) THEN users.email END AS email
      FROM due LEFT JOIN users ON users.id = substr(due.writer_key, 6)::int`;
    let sent = 0;
    for (const { code, email, reporterEmail } of due) {
      if (email === null || (reporterEmail !== null && mailboxOf(reporterEmail) === mailboxOf(email))) continue;
      await ctx.mail.enqueue(transaction, askSupporterMail({ code, email, link: ctx.link(`/laporan/${code}`) }));
      sent += 1;
    }
    return { due: due.length, sent };
  });
}
