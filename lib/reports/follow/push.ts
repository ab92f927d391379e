import "server-only";
import { registrationToWatch } from "@/lib/events/registration/push";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { addPushWatch } from "@/lib/push/commands";
import type { PushedReport } from "@/lib/push/commands-send";
import { isWriter } from "@/lib/reports/policy";
import { isOpen, STATUS_LABELS } from "@/lib/reports/rules";
import type { ReportKey } from "@/lib/reports/schemas";
import { isListed } from "@/lib/reports/updates/rows";
import type { WatchByPush } from "./schemas";

/**
 * Tells a browser of what becomes of a report, or of the registration whose token it has.
 * @throws NotFound for a report that this person may not see; Forbidden for a wrong token; as `addPushWatch`
 */
export async function watchByPush(
  ctx: Ctx,
  { report, registration, ...device }: Omit<WatchByPush, "area">,
): Promise<{ id: number }> {
  if (report === undefined) return addPushWatch(ctx, device, await registrationToWatch(ctx, registration), "");
  const { id, status } = await reportToWatch(ctx, report);
  return addPushWatch(ctx, device, { kind: "report", tag: id }, status);
}

async function reportToWatch(ctx: Ctx, key: ReportKey) {
  const select = { id: true, code: true, status: true, heldReason: true, writerKey: true } as const;
  const report = await ctx.db.report.findUnique({ where: key, select });
  if (!report || !(isListed(report) || isWriter(ctx.actor, report))) throw new NotFound("Laporan tidak ditemukan.");
  return report;
}

/** Null where nothing has changed, or what changed is not for everybody's eyes. */
export function reportPush({ code, status, told, unseen, asksHandover }: PushedReport) {
  if (unseen) return null;
  const path = `/laporan/${code}`;
  const news = status === told ? "" : `Laporan ${code}: ${STATUS_LABELS[status]}.`;
  if (asksHandover && isOpen(status)) {
    return { body: `${news} Sudah dijawab? Anda meneruskan laporan ${code}.`.trim(), path: `${path}#teruskan` };
  }
  if (news === "") return null;
  const question = status === "CLAIMED" ? " Apakah di tempatnya memang sudah beres?" : "";
  return { body: `${news}${question}`, path };
}
