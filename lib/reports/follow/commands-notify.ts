import "server-only";
import { finalBefore, mailsFrom } from "@/lib/desk/rules";
import { HOUR_MS } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { sendBatches } from "@/lib/mails/commands-batches";
import { MAILS_AT_ONCE, mailboxOf } from "@/lib/mails/rules";
import { notePushReport } from "@/lib/push/commands";
import type { ReportStatus } from "@/lib/reports/rules";
import type { Transaction } from "@/prisma/client";
import { stopFollowLinks } from "./commands";
import { followUpdatesMail } from "./mails";
import { UPDATE_MAIL_HOURS } from "./rules";

/** Has the followers of a report looked at, by mail and push, at the earliest at `at`. Rows in one order, so that no two wait for each other. */
export async function noteUpdates(transaction: Transaction, reportId: number, at: Date): Promise<void> {
  await notePushReport(transaction, reportId, at);
  await transaction.$executeRaw`
    UPDATE report_follows SET due_at = ${at} WHERE id IN (
      SELECT id FROM report_follows
      WHERE report_id = ${reportId} AND confirmed_at IS NOT NULL AND stopped_at IS NULL
        AND (due_at IS NULL OR due_at > ${at})
      ORDER BY id FOR UPDATE)`;
}

interface Due {
  id: number;
  /** Null where mail may no longer go: a blocked account, or one without an address. */
  email: string | null;
  updatesMailedAt: Date | null;
  mergedFrom: string | null;
  code: string;
  heldReason: string | null;
  reporterEmail: string | null;
  stepId: number | null;
  toStatus: ReportStatus | null;
  updates: number;
  latest: Date | null;
  /** Something happened that its staff may still take back. */
  unsettled: boolean;
}

/**
 * Tells followers that a report's state changed, at once, and that neighbours wrote, at most once a day.
 * @returns how many mails
 */
export function sendFollowUpdates(ctx: Ctx): Promise<number> {
  return sendBatches(() => sendBatch(ctx));
}

async function sendBatch(ctx: Ctx): Promise<{ due: number; sent: number }> {
  const now = ctx.now();
  const final = finalBefore(now);
  return ctx.db.$transaction(async (transaction) => {
    const due = await transaction.$queryRaw<Due[]>`
      WITH due AS (
        SELECT * FROM report_follows WHERE due_at <= ${now} ORDER BY due_at LIMIT ${MAILS_AT_ONCE} FOR UPDATE SKIP LOCKED
      )
      SELECT due.id, due.updates_mailed_at AS "updatesMailedAt", due.merged_from AS "mergedFrom", reports.code, reports.held_reason AS "heldReason",
        CASE WHEN due.stopped_at IS NULL AND users.blocked_at IS NULL THEN coalesce(users.email, due.email) END AS email,
        reports.email AS "reporterEmail", step.id AS "stepId", step.to_status AS "toStatus",
        news.updates, news.latest,
        EXISTS (SELECT FROM report_events WHERE report_id = due.report_id AND id > due.notified_step
          AND undone_at IS NULL AND created_at > ${final})
        OR EXISTS (SELECT FROM report_updates WHERE report_id = due.report_id AND shown_at > ${final}) AS unsettled
      FROM due
      JOIN reports ON reports.id = due.report_id
      LEFT JOIN users ON users.id = due.user_id
      LEFT JOIN LATERAL (
        SELECT id, to_status FROM report_events
        WHERE report_id = due.report_id AND id > due.notified_step AND undone_at IS NULL AND created_at <= ${final}
          AND kind <> 'CREATED' AND to_status IS DISTINCT FROM from_status
        ORDER BY id DESC LIMIT 1
      ) AS step ON true
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS updates, max(shown_at) AS latest FROM report_updates
        WHERE report_id = due.report_id AND held_reason IS NULL AND hidden_at IS NULL
          AND shown_at > due.notified_at AND shown_at <= ${final}
          AND (due.user_id IS NULL OR writer_key <> 'user:' || due.user_id)
      ) AS news`;
    let sent = 0;
    for (const follow of due) sent += await tell(ctx, transaction, follow, now);
    return { due: due.length, sent };
  });
}

/** @returns how many mails */
async function tell(ctx: Ctx, transaction: Transaction, follow: Due, now: Date): Promise<0 | 1> {
  const { id, email, code, heldReason, stepId, toStatus, updates, latest, updatesMailedAt, mergedFrom } = follow;
  const nextUpdates = updatesMailedAt && new Date(updatesMailedAt.getTime() + UPDATE_MAIL_HOURS * HOUR_MS);
  const withUpdates = updates > 0 && (stepId !== null || nextUpdates === null || nextUpdates <= now);
  const later = updates > 0 && !withUpdates ? nextUpdates : null;
  await transaction.reportFollow.update({
    where: { id },
    data: {
      dueAt: follow.unsettled ? mailsFrom(now) : later,
      mergedFrom: null,
      ...(stepId === null ? {} : { notifiedStep: stepId }),
      ...(withUpdates && latest ? { notifiedAt: latest, updatesMailedAt: now } : {}),
    },
  });
  if (email === null || heldReason !== null) return 0;
  // Who reported hears of each step anyway.
  const isReporter = follow.reporterEmail !== null && mailboxOf(follow.reporterEmail) === mailboxOf(email);
  const status = isReporter ? null : toStatus;
  if (status === null && !withUpdates && mergedFrom === null) return 0;
  const mail = followUpdatesMail({
    code,
    email,
    status,
    mergedFrom,
    updates: withUpdates ? updates : 0,
    link: ctx.link(`/laporan/${code}`),
    ...stopFollowLinks(ctx, code, id),
  });
  await ctx.mail.enqueue(transaction, mail);
  return 1;
}
