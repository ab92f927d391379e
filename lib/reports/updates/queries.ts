import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import type { ReportKey } from "@/lib/reports/schemas";
import { isListed, PARENT_SELECT, UPDATE_SELECT, updateView } from "./rows";
import type { ListUpdates } from "./schemas";
import type { ReportUpdateView } from "./view";

/** What neighbours say of a report, newest first; null for a report that is not listed. */
export async function listUpdates(
  { db }: Pick<Ctx, "db">,
  key: ReportKey,
  { limit, cursor }: ListUpdates,
): Promise<Page<ReportUpdateView> | null> {
  const report = await db.report.findUnique({ where: key, select: PARENT_SELECT });
  if (!report || !isListed(report)) return null;
  const rows = await db.reportUpdate.findMany({
    where: {
      reportId: report.id,
      heldReason: null,
      hiddenAt: null,
      ...(cursor === undefined ? {} : { id: { lt: cursor } }),
    },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: UPDATE_SELECT,
  });
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => String(id));
  return { items: items.map((row) => updateView(row, report)), nextCursor };
}
