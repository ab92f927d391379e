import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { isSecret } from "@/lib/reports/rules";
import type { ReportKey } from "@/lib/reports/schemas";
import type { DeskReportView } from "@/lib/reports/view";
import { deskViewAfter, lockReport } from "./commands-step";

/** Shows a secret report to the one who opens it, which is written down each time. Staff only. @throws NotFound */
export async function openReport(ctx: Ctx, key: ReportKey): Promise<DeskReportView> {
  assertReviewer(ctx.actor);
  return ctx.transaction(async (transaction) => {
    const { id, code, heldReason } = await lockReport(transaction, key);
    if (isSecret(heldReason)) await recordAudit(transaction, ctx.actor, "report.secret_seen", `report:${code}`);
    return deskViewAfter(ctx, transaction, id);
  });
}
