import "server-only";
import { writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import type { ReportKey } from "@/lib/reports/schemas";
import { isListed, PARENT_SELECT, UPDATE_SELECT, updateView } from "./rows";
import type { ListUpdates } from "./schemas";
import type { CreatedUpdateView, ReportUpdateView } from "./view";

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

/** As many as anybody leaves waiting. */
const OWN_WAITING = 10;

/** What this person has written of a report and staff have not looked at yet, the oldest first. Nobody else gets it. */
export async function ownWaitingUpdates({ db, actor }: Ctx, key: ReportKey): Promise<CreatedUpdateView[]> {
  const keys = writerKeys(actor);
  const report = keys.length > 0 ? await db.report.findUnique({ where: key, select: PARENT_SELECT }) : null;
  if (!report || !isListed(report)) return [];
  const rows = await db.reportUpdate.findMany({
    where: { writerKey: { in: keys }, reportId: report.id, heldReason: { not: null }, hiddenAt: null },
    orderBy: { id: "desc" },
    take: OWN_WAITING,
    select: UPDATE_SELECT,
  });
  return rows.reverse().map((row) => ({ ...updateView(row, report), held: true }));
}
