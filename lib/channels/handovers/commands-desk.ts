import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";

/** Takes out a hand-over that is none, or whose ticket is no ticket. Staff only. @throws Forbidden, NotFound */
export async function removeHandover(ctx: Ctx, id: number): Promise<void> {
  assertReviewer(ctx.actor);
  const code = await ctx.transaction(async (transaction) => {
    const handover = await transaction.handover.findUnique({
      where: { id },
      select: {
        channel: { select: { name: true } },
        report: { select: { code: true, merge: { select: { into: { select: { code: true } } } } } },
      },
    });
    const { count } = await transaction.handover.deleteMany({ where: { id } });
    if (!handover || count === 0) throw new NotFound("Catatan penerusan tidak ditemukan. Mungkin sudah dihapus.");
    const { channel, report } = handover;
    // Without the ticket: it may be what had to go.
    await recordAudit(transaction, ctx.actor, "handover.delete", `report:${report.code}`, { channel: channel.name });
    return report.merge?.into.code ?? report.code;
  });
  ctx.expire("reports", `report:${code}`);
}
