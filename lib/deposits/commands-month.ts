import "server-only";
import { zoneOfRow } from "@/lib/areas/zones";
import { dayIn } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import { lockPartner } from "./commands-receipt";
import { figuresOf, monthView } from "./queries-month";
import { ownPartner } from "./rows";
import type { CloseMonth } from "./schemas";
import type { MonthView } from "./view";

/**
 * Fixes the sums of a month that is over. Receipts of that month are refused from then on; closing it again changes
 * nothing. @throws Forbidden, NotFound; InvalidInput for a month that still runs
 */
export async function closeMonth(ctx: Ctx, partnerId: number, { token, month }: CloseMonth): Promise<MonthView> {
  return await ctx.db.$transaction(async (transaction) => {
    await ownPartner(ctx, transaction, partnerId, token);
    const partner = await lockPartner(transaction, partnerId);
    const zone = zoneOfRow(partner);
    const closedAt = ctx.now();
    if (dayIn(closedAt, zone).slice(0, month.length) <= month) {
      const message = "Bulan ini belum berakhir. Tutup bulan setelah hari terakhirnya.";
      throw new InvalidInput(message, { month: message });
    }
    const first = new Date(`${month}-01`);
    const where = { partnerId_month: { partnerId, month: first } };
    const known = await transaction.partnerMonth.findUnique({ where });
    if (known) return monthView(month, known);
    const figures = await figuresOf(transaction, partnerId, month, zone);
    const data = { partnerId, month: first, closedAt, figures: { ...figures } };
    return monthView(month, await transaction.partnerMonth.create({ data }));
  });
}
