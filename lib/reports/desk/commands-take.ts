import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { createReport } from "@/lib/reports/commands";
import { ANONYMOUS_REPORTER } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";
import { deskReport } from "./queries";
import type { TakeReport } from "./schemas";

/** A report that staff write down for somebody else. It waits as any other. Staff only. @throws InvalidInput */
export async function takeReport(ctx: Ctx, { via, reporter_name, ...input }: TakeReport): Promise<DeskReportView> {
  assertReviewer(ctx.actor);
  const name = reporter_name ?? ANONYMOUS_REPORTER;
  const report = { ...input, reporter_name: name, anonymous: !reporter_name };
  const { id } = await createReport(ctx, report, { takenVia: via });
  const view = await deskReport(ctx, { id });
  if (!view) throw new NotFound("Laporan tidak ditemukan.");
  return view;
}
