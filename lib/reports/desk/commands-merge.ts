import "server-only";
import { mailsFrom } from "@/lib/desk/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { mergedMail } from "@/lib/reports/mails";
import { isOpen, isSecret, MERGED_REASON, PUBLIC_STATUSES, type ReportStatus, TAKEN_KEY } from "@/lib/reports/rules";
import type { ReportKey } from "@/lib/reports/schemas";
import type { DeskReportView } from "@/lib/reports/view";
import type { Transaction } from "@/prisma/client";
import { letterTo, lockReport, takeStep } from "./commands-step";
import type { MergeReport } from "./schemas";

/**
 * Makes a report part of another, which everybody sees: who supported or followed it does so there, and its page leads there.
 * Staff only; can be taken back. Of two that are merged into each other at once PostgreSQL ends one.
 * @throws Conflict where one of them is closed, secret, not shown, or merged already
 */
export async function mergeReport(ctx: Ctx, key: ReportKey, { into, words }: MergeReport): Promise<DeskReportView> {
  const target = await ctx.db.report.findUnique({ where: into, select: { id: true, code: true } });
  if (!target) throw new NotFound("Laporan tujuan tidak ditemukan. Periksa lagi nomornya.");
  const view = await takeStep(
    ctx,
    key,
    async (transaction, before, now) => {
      if (before.id === target.id) throw new Conflict("Laporan tidak dapat digabung dengan dirinya sendiri.");
      if (!isOpen(before.status))
        throw new Conflict("Hanya laporan yang belum selesai dan belum ditolak yang dapat digabung.");
      const whole = await lockReport(transaction, { id: target.id });
      if (isSecret(before.heldReason) || isSecret(whole.heldReason)) {
        throw new Conflict("Laporan rahasia tidak dapat digabung.");
      }
      const shown = whole.heldReason === null && (PUBLIC_STATUSES as readonly ReportStatus[]).includes(whole.status);
      if (!shown)
        throw new Conflict("Laporan tujuan tidak tampil untuk umum, jadi tidak dapat menampung laporan lain.");
      await transaction.reportMerge.create({ data: { reportId: before.id, intoId: whole.id, createdAt: now } });
      await transaction.report.update({
        where: { id: before.id },
        data: { status: "REJECTED", heldReason: MERGED_REASON, question: null, updatedAt: now },
      });
      await moveSupports(transaction, before.id, whole.id, now);
      await transaction.$executeRaw`
      INSERT INTO report_follows (report_id, user_id, email, mailbox, consented_at, confirmed_at, notified_step, notified_at, due_at, merged_from)
      SELECT ${whole.id}, user_id, email, mailbox, consented_at, confirmed_at,
        (SELECT coalesce(max(id), 0) FROM report_events WHERE report_id = ${whole.id}), ${now}, ${mailsFrom(now)}, ${before.code}
      FROM report_follows WHERE report_id = ${before.id} AND confirmed_at IS NOT NULL AND stopped_at IS NULL
      ON CONFLICT DO NOTHING`;
      const letter = letterTo(ctx, before);
      const link = ctx.link(`/laporan/${whole.code}`);
      return {
        kind: "MERGED",
        toStatus: "REJECTED",
        words: words ?? null,
        mail: letter && mergedMail({ ...letter, link }, whole.code),
      };
    },
    { silent: true },
  );
  ctx.expire(`report:${target.code}`);
  return view;
}

/** Whoever reported or supported the one supports the other, once; whom staff only wrote down is not counted. */
async function moveSupports(transaction: Transaction, from: number, into: number, at: Date): Promise<void> {
  await transaction.$executeRaw`
    WITH moved AS (
      INSERT INTO report_supports (report_id, writer_key, created_at)
      SELECT ${into}, people.writer_key, ${at} FROM (
        SELECT writer_key FROM report_supports WHERE report_id = ${from} AND counted
        UNION SELECT writer_key FROM reports WHERE id = ${from}
      ) AS people
      WHERE people.writer_key NOT LIKE ${`${TAKEN_KEY}%`} AND people.writer_key <> (SELECT writer_key FROM reports WHERE id = ${into})
      ON CONFLICT DO NOTHING RETURNING report_id
    )
    UPDATE reports SET support_count = support_count + (SELECT count(*) FROM moved) WHERE id = ${into}`;
}

/** Takes back what a merge moved. @returns the code of the report that it was merged into */
export async function undoMerge(transaction: Transaction, id: number, code: string): Promise<string> {
  const merge = await transaction.reportMerge.delete({
    where: { reportId: id },
    include: { into: { select: { id: true, code: true } } },
  });
  const { into, createdAt } = merge;
  await transaction.$executeRaw`
    WITH gone AS (
      DELETE FROM report_supports WHERE report_id = ${into.id} AND created_at = ${createdAt} AND writer_key IN (
        SELECT writer_key FROM report_supports WHERE report_id = ${id} AND counted
        UNION SELECT writer_key FROM reports WHERE id = ${id})
      RETURNING report_id
    )
    UPDATE reports SET support_count = support_count - (SELECT count(*) FROM gone) WHERE id = ${into.id}`;
  await transaction.reportFollow.deleteMany({ where: { reportId: into.id, mergedFrom: code, notifiedAt: createdAt } });
  return into.code;
}
