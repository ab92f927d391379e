import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import { cappedCount, onlyRow } from "@/lib/desk/queries";
import { containing } from "@/lib/format/search-words";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import { IS_HELD, IS_HIDDEN, IS_LISTED, PARTNER_COLUMNS, type PartnerRow } from "@/lib/partners/rows";
import type { PartnerState } from "@/lib/partners/rules";
import type { DeskPartnersQuery } from "@/lib/partners/schemas";
import { type DeskPartnerView, type PartnerCountsView, partnerView } from "@/lib/partners/view";
import { Prisma } from "@/prisma/client";

/** Rows of one page of the desk. */
const DESK_PAGE = 30;

const GREATER = Prisma.raw(">");
const LESS = Prisma.raw("<");
const IN_STATE: Record<PartnerState, Prisma.Sql> = { tampil: IS_LISTED, ditahan: IS_HELD, disembunyikan: IS_HIDDEN };

type DeskRow = PartnerRow & { message: string | null; heldReason: string | null; hidden: boolean };

/** Waste banks of one state, newest first; what is held the longest waiting first. Staff only. */
export async function deskPartners(
  ctx: Ctx,
  query: DeskPartnersQuery,
  limit = DESK_PAGE,
): Promise<Page<DeskPartnerView>> {
  assertReviewer(ctx.actor);
  const { keadaan = "tampil", q, cursor } = query;
  const oldest = keadaan === "ditahan";
  const conditions = [IN_STATE[keadaan]];
  if (q) conditions.push(Prisma.sql`search_words(name) LIKE ${containing(q)}`);
  if (cursor !== undefined) conditions.push(Prisma.sql`partners.id ${oldest ? GREATER : LESS} ${cursor}`);
  const rows = await ctx.db.$queryRaw<DeskRow[]>`
    SELECT ${PARTNER_COLUMNS}, partners.message, partners.held_reason AS "heldReason",
      partners.hidden_at IS NOT NULL AS hidden
    FROM partners WHERE ${Prisma.join(conditions, " AND ")} 
    ORDER BY partners.id ${oldest ? Prisma.empty : Prisma.raw("DESC")} LIMIT ${limit + 1}`;
  const page = pageOf(rows, limit, ({ id }) => String(id));
  const view = ({ message, heldReason, hidden, ...row }: DeskRow) => ({
    ...partnerView(row),
    message,
    heldReason,
    hidden,
  });
  return { items: page.items.map(view), nextCursor: page.nextCursor };
}

/** Staff only. */
export async function partnerCounts(ctx: Ctx): Promise<PartnerCountsView> {
  assertReviewer(ctx.actor);
  return onlyRow(ctx, partnerCountsSql());
}

export function partnerCountsSql(): Prisma.Sql {
  return Prisma.sql`SELECT ${cappedCount(Prisma.sql`SELECT FROM partners WHERE ${IS_HELD}`)} AS held`;
}
