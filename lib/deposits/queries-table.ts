import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { pageOf } from "@/lib/kernel/page";
import type { PartnerPrice } from "@/lib/partners/rules";
import { ownPartner } from "./rows";
import { TABLE_MEMBERS } from "./rules";
import type { TableMemberView, WeighingTableView } from "./view";

/** Everything that a device needs to weigh without a connection, in the order of members' numbers. @throws Forbidden, NotFound */
export async function weighingTable(
  ctx: Ctx,
  partnerId: number,
  token: string | undefined,
  cursor = 0,
): Promise<WeighingTableView> {
  const partner = await ownPartner(ctx, ctx.db, partnerId, token);
  const rows = await ctx.db.$queryRaw<TableMemberView[]>`
    SELECT id, card_no, part, name,
      (SELECT coalesce(sum(amount), 0)::float8 FROM deposit_entries WHERE member_id = member.id) AS balance
    FROM partner_members AS member WHERE partner_id = ${partnerId} AND id > ${cursor}
    ORDER BY id LIMIT ${TABLE_MEMBERS + 1}`;
  const { items, nextCursor } = pageOf(rows, TABLE_MEMBERS, ({ id }) => String(id));
  return {
    partner: { name: partner.name, slug: partner.slug },
    price_list: { revision: partner.pricesRevision, prices: partner.prices as unknown as PartnerPrice[] },
    members: items,
    next: nextCursor === null ? null : Number(nextCursor),
  };
}
