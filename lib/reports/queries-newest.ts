import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { listReports } from "./queries";
import { ON_MAP_STATUSES } from "./rules";
import type { ReportView } from "./view";

/** Reports that staff have validated, newest first, whatever became of them since. @param area all within it */
export async function newestValidated(ctx: Ctx, limit: number, area?: string): Promise<ReportView[]> {
  const lists = await Promise.all(ON_MAP_STATUSES.map((status) => listReports(ctx, { limit, status, area })));
  return lists
    .flatMap(({ items }) => items)
    .sort((a, b) => b.id - a.id)
    .slice(0, limit);
}
