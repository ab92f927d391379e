import "server-only";
import { zoneOfRow } from "@/lib/areas/zones";
import { isForwardable } from "@/lib/channels/rules";
import { DAY_MS, dayIn } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { stopLink } from "@/lib/mails/access";
import { sendBatches } from "@/lib/mails/commands-batches";
import { MAILS_AT_ONCE } from "@/lib/mails/rules";
import { notePushQuestion } from "@/lib/push/commands";
import { isSecret, type ReportStatus } from "@/lib/reports/rules";
import type { Transaction } from "@/prisma/client";
import { questionToken } from "./commands-answer";
import { handoverQuestionMail } from "./mails";
import { questionPath, questionTime } from "./rules";

interface Due {
  id: number;
  questions: number;
  writerKey: string;
  sentOn: string;
  dueOn: string;
  channel: string;
  /** The report of which the sender's own is, or has become, a part. */
  reportId: number;
  code: string;
  status: ReportStatus;
  heldReason: string | null;
  latitude: number | null;
  longitude: number | null;
  areaCode: string | null;
  province: string | null;
  isBlocked: boolean;
  accountEmail: string | null;
  /** The reporter's address, where the reporter is the sender. */
  reporterEmail: string | null;
  sentReportId: number;
}

/**
 * Asks senders on the due day, and once more later, what became of their hand-over: by mail where there is an address,
 * else by push. The mail and that it was sent are one write. @returns how many were asked
 */
export function askSenders(ctx: Ctx): Promise<number> {
  return sendBatches(() => askBatch(ctx));
}

async function askBatch(ctx: Ctx): Promise<{ due: number; sent: number }> {
  return ctx.db.$transaction(async (transaction) => {
    const due = await transaction.$queryRaw<Due[]>`
      WITH due AS (
        SELECT * FROM handovers WHERE ask_at <= ${ctx.now()} ORDER BY ask_at LIMIT ${MAILS_AT_ONCE} FOR UPDATE SKIP LOCKED
      )
      SELECT due.id, due.questions, due.writer_key AS "writerKey", due.sent_on::text AS "sentOn", due.due_on::text AS "dueOn",
        channels.name AS channel, reports.id AS "reportId", reports.code, reports.status, reports.held_reason AS "heldReason",
        reports.latitude, reports.longitude, reports.area_code AS "areaCode", reports.province,
        users.blocked_at IS NOT NULL AS "isBlocked", users.email AS "accountEmail", own.id AS "sentReportId",
        CASE WHEN own.writer_key = due.writer_key THEN own.email END AS "reporterEmail"
      FROM due
      JOIN channels ON channels.id = due.channel_id
      JOIN reports AS own ON own.id = due.report_id
      LEFT JOIN report_merges ON report_merges.report_id = own.id
      JOIN reports ON reports.id = coalesce(report_merges.into_id, own.id)
      LEFT JOIN users ON users.id = CASE WHEN due.writer_key LIKE 'user:%' THEN substr(due.writer_key, 6)::int END
      ORDER BY due.id`;
    let sent = 0;
    for (const handover of due) if (await ask(ctx, transaction, handover)) sent += 1;
    return { due: due.length, sent };
  });
}

async function ask(ctx: Ctx, transaction: Transaction, handover: Due): Promise<boolean> {
  const { id, code, status, heldReason, writerKey, reportId, accountEmail, reporterEmail } = handover;
  const now = ctx.now();
  if (status === "RESOLVED" || status === "REJECTED" || isSecret(heldReason)) {
    await transaction.handover.update({ where: { id }, data: { askAt: null } });
    return false;
  }
  if (heldReason !== null || !isForwardable(status)) {
    await transaction.handover.update({ where: { id }, data: { askAt: new Date(now.getTime() + DAY_MS) } });
    return false;
  }
  const questions = handover.questions + 1;
  await transaction.handover.update({
    where: { id },
    data: { questions, askedAt: now, askAt: nextQuestion(handover, questions, now) },
  });
  if (handover.isBlocked) return false;
  const email = accountEmail ?? reporterEmail;
  if (email === null) {
    await notePushQuestion(transaction, { reportId, writerKey }, now);
    return true;
  }
  const { channel, sentOn, dueOn, sentReportId } = handover;
  const link = ctx.link(questionPath(id, questionToken(ctx, id, questions)));
  const stop = accountEmail === null ? stopLink(ctx, email, { kind: "report", id: sentReportId }) : undefined;
  await ctx.mail.enqueue(transaction, handoverQuestionMail({ code, email, channel, sentOn, dueOn, link, stop }));
  return true;
}

/** One that was held up leaves the next its distance. */
function nextQuestion({ dueOn, ...place }: Due, sent: number, now: Date): Date | null {
  const zone = zoneOfRow(place);
  const next = questionTime(dueOn, sent, zone);
  return next !== null && next <= now ? questionTime(dayIn(now, zone), sent, zone) : next;
}
