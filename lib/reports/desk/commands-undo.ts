import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { tooLateToUndo, undoRefusal, withdrawMail } from "@/lib/desk/commands-undo";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import { isAdminAwaited } from "@/lib/reports/claims/rows";
import { canUndo } from "@/lib/reports/policy";
import type { ReportKey, UndoStep } from "@/lib/reports/schemas";
import type { DeskReportView } from "@/lib/reports/view";
import type { Transaction } from "@/prisma/client";
import { undoEdit } from "./commands-edit";
import { undoMerge } from "./commands-merge";
import { deskViewAfter, lockReport } from "./commands-step";

/**
 * Takes back the last step on a report: its state and flags are as before, its mail never leaves. The step stays in
 * the audit log. Only who took it, and only for a short while.
 * @throws Conflict when it is too late or somebody has gone on from it
 */
export async function undoStep(ctx: Ctx, key: ReportKey, { event_id }: UndoStep): Promise<DeskReportView> {
  assertReviewer(ctx.actor);
  let into: string | null = null;
  const view = await ctx.transaction(async (transaction) => {
    const report = await lockReport(transaction, key);
    const last = await transaction.reportEvent.findFirst({
      where: { reportId: report.id, undoneAt: null },
      orderBy: { id: "desc" },
    });
    if (last?.id !== event_id) throw await refusal(transaction, report.id, event_id);
    if (!canUndo(ctx.actor, last, ctx.now())) {
      throw tooLateToUndo();
    }
    await withdrawMail(ctx, transaction, last.mailJobId, "Email kepada pelapor");
    if (last.kind === "MERGED") into = await undoMerge(transaction, report.id, report.code);
    if (last.kind === "EDITED") await undoEdit(transaction, report, last.createdAt);
    const now = ctx.now();
    // An undone step gives its photo back, so that it can be used again or be cleaned up.
    await transaction.reportEvent.update({ where: { id: last.id }, data: { undoneAt: now, photoId: null } });
    const { count } = await transaction.report.updateMany({
      where: { id: report.id, status: last.toStatus ?? report.status },
      data: {
        status: last.fromStatus ?? report.status,
        heldReason: last.fromHeld,
        question: last.fromQuestion,
        reopenWaits: last.fromStatus === "CLAIMED" && (await isAdminAwaited(transaction, report.id)),
        updatedAt: now,
      },
    });
    if (count === 0)
      throw new Conflict("Status laporan ini sudah berubah lagi, jadi langkah itu tidak dapat diurungkan.");
    await recordAudit(transaction, ctx.actor, "report.undo", `report:${report.code}`, { event_id, kind: last.kind });
    return deskViewAfter(ctx, transaction, report.id);
  });
  ctx.expire("reports", `report:${view.code}`, ...(into === null ? [] : [`report:${into}`]));
  return view;
}

async function refusal(transaction: Transaction, reportId: number, id: number): Promise<Error> {
  const step = await transaction.reportEvent.findFirst({ where: { id, reportId }, select: { undoneAt: true } });
  return undoRefusal(step, "laporan tersebut");
}
