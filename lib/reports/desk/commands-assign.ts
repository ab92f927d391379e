import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import type { ReportKey } from "@/lib/reports/schemas";
import type { DeskReportView } from "@/lib/reports/view";
import { deskViewAfter, lockReport } from "./commands-step";
import type { AssignReport } from "./schemas";

/**
 * Staff take a report upon themselves, or let go of it; again it changes nothing.
 * @throws Conflict when it is somebody else's whom staff have not seen there
 */
export async function assignReport(
  ctx: Ctx,
  key: ReportKey,
  { assigned, seen }: AssignReport,
): Promise<DeskReportView> {
  const { actor } = ctx;
  assertReviewer(actor);
  if (actor.kind !== "member") throw new Conflict("Masuk dahulu dengan akun pengelola.");
  const { userId } = actor;
  return ctx.transaction(async (transaction) => {
    const { id, code } = await lockReport(transaction, key);
    const current = await transaction.reportAssignment.findUnique({
      where: { reportId: id },
      select: { userId: true, user: { select: { username: true } } },
    });
    const own = current?.userId === userId;
    if (own === assigned) return deskViewAfter(ctx, transaction, id);
    if (!own && (current?.user.username ?? null) !== seen) {
      throw new Conflict(
        current
          ? `Laporan ini baru saja diambil ${current.user.username}.`
          : "Laporan ini baru saja dilepas. Muat ulang lalu coba lagi.",
      );
    }
    if (assigned) {
      const data = { userId, createdAt: ctx.now() };
      await transaction.reportAssignment.upsert({
        where: { reportId: id },
        create: { reportId: id, ...data },
        update: data,
      });
    } else {
      await transaction.reportAssignment.deleteMany({ where: { reportId: id, userId } });
    }
    await recordAudit(transaction, actor, assigned ? "report.assigned" : "report.unassigned", `report:${code}`);
    return deskViewAfter(ctx, transaction, id);
  });
}
