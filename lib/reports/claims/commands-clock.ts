import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { letterTo, lockReport } from "@/lib/reports/desk/commands-step";
import { noteNews } from "@/lib/reports/follow/commands-news";
import { outcomeMail, stillCleanMail } from "@/lib/reports/mails";
import { outcomeLink, recordOutcome } from "./rows";
import { CLAIM_DAYS, CLEAN_DAYS } from "./rules";

const DAY_MS = 86_400_000;
/** Reports of one look; the next look takes the rest. */
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
      AND NOT EXISTS (SELECT FROM report_judgements WHERE step_id = claim.id AND judgement = 'NO')
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
      select: { createdAt: true, judgements: { where: { judgement: "NO" }, take: 1, select: { id: true } } },
    });
    const same = claim?.createdAt.getTime() === claimedAt.getTime() && claim.judgements.length === 0;
    if (report.status !== "CLAIMED" || report.reopenWaits || !same) return null;
    await recordOutcome(transaction, { id, from: "CLAIMED", to: "RESOLVED", kind: "RESOLVED", at: now });
    const letter = letterTo(ctx, report);
    if (letter) await ctx.mail.enqueue(transaction, outcomeMail(letter, "undisputed"));
    await noteNews(transaction, id, now);
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
