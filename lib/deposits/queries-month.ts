import "server-only";
import { zoneOfRow } from "@/lib/areas/zones";
import { momentOn, type Zone } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Database, Prisma, type Transaction } from "@/prisma/client";
import { ownPartner } from "./rows";
import type { MonthFigures, MonthView } from "./view";

const PLACE = { areaCode: true, province: true, latitude: true, longitude: true } as const;

/** The sums of a month: as it was closed with, or as they are now. @throws Forbidden, NotFound */
export async function readMonth(
  ctx: Ctx,
  partnerId: number,
  token: string | undefined,
  month: string,
): Promise<MonthView> {
  await ownPartner(ctx, ctx.db, partnerId, token);
  const where = { partnerId_month: { partnerId, month: new Date(`${month}-01`) } };
  const closed = await ctx.db.partnerMonth.findUnique({ where });
  if (closed) return monthView(month, closed);
  const place = await ctx.db.partner.findUniqueOrThrow({ where: { id: partnerId }, select: PLACE });
  return { month, closed_at: null, figures: await figuresOf(ctx.db, partnerId, month, zoneOfRow(place)) };
}

export function monthView(month: string, { closedAt, figures }: { closedAt: Date; figures: unknown }): MonthView {
  return { month, closed_at: closedAt.toISOString(), figures: figures as MonthFigures };
}

/** A receipt counts on the day of weighing, an entry that was sent alone on the day it was written. */
export async function figuresOf(
  db: Database | Transaction,
  partnerId: number,
  month: string,
  zone: Zone,
): Promise<MonthFigures> {
  const first = `${month}-01`;
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const after = next.toISOString().slice(0, first.length);
  const before = Prisma.sql`coalesce(receipt.weighed_on < ${after}::date, entry.created_at < ${momentOn(after, 0, zone)})`;
  const since = Prisma.sql`coalesce(receipt.weighed_on >= ${first}::date, entry.created_at >= ${momentOn(first, 0, zone)})`;
  const [row] = await db.$queryRaw<{ figures: MonthFigures }[]>`
    WITH entry AS (
      SELECT entry.id, entry.receipt_id, entry.member_id, entry.kind, entry.amount::bigint, part, ${since} AS is_inside,
        coalesce(wrong.kind, entry.kind) AS side, coalesce(wrong.material, entry.material) AS material,
        coalesce(-wrong.grams, entry.grams)::bigint AS grams
      FROM deposit_entries AS entry
      JOIN partner_members AS member ON member.id = entry.member_id
      LEFT JOIN deposit_receipts AS receipt ON receipt.id = entry.receipt_id
      LEFT JOIN deposit_entries AS wrong ON wrong.id = entry.corrects_id
      WHERE entry.partner_id = ${partnerId} AND ${before}
    ), inside AS (SELECT * FROM entry WHERE is_inside
    ), materials AS (
      SELECT material, sum(grams) AS grams, sum(amount) AS rupiah FROM inside WHERE side = 'DEPOSIT' GROUP BY material
    ), parts AS (SELECT part, sum(grams) AS grams FROM inside WHERE side = 'DEPOSIT' GROUP BY part
    ), active AS (
      SELECT member_id, count(DISTINCT coalesce('n' || receipt_id, 'e' || id)) AS deposits FROM inside
      WHERE kind = 'DEPOSIT' AND NOT EXISTS (SELECT FROM deposit_entries WHERE corrects_id = inside.id)
      GROUP BY member_id
    ), grouped AS (SELECT deposits, count(*) AS members FROM active GROUP BY deposits)
    SELECT jsonb_build_object(
      'materials', (SELECT coalesce(jsonb_agg(materials ORDER BY material), '[]') FROM materials),
      'parts', (SELECT coalesce(jsonb_agg(parts ORDER BY part), '[]') FROM parts),
      'members', (SELECT coalesce(jsonb_agg(grouped ORDER BY deposits), '[]') FROM grouped),
      'deposited', (SELECT coalesce(sum(amount), 0) FROM inside WHERE side = 'DEPOSIT'),
      'withdrawn', (SELECT coalesce(-sum(amount), 0) FROM inside WHERE side = 'WITHDRAWAL'),
      'owed', (SELECT coalesce(sum(amount), 0) FROM entry)
    ) AS figures`;
  if (!row) throw new Error("The sums of a month are one row");
  return row.figures;
}
