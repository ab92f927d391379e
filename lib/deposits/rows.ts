import "server-only";
import { zoneOfRow } from "@/lib/areas/zones";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, NotFound } from "@/lib/kernel/errors";
import { isOwner } from "@/lib/partners/rows";
import type { Database, Prisma, Transaction } from "@/prisma/client";
import type { DepositEntryView } from "./view";

/** The columns of `entryView`. */
export const ENTRY_SELECT = {
  id: true,
  memberId: true,
  kind: true,
  amount: true,
  material: true,
  grams: true,
  price: true,
  note: true,
  correctsId: true,
  createdAt: true,
  member: { select: { partner: { select: { areaCode: true, province: true, latitude: true, longitude: true } } } },
} as const satisfies Prisma.DepositEntrySelect;
export type EntryRow = Prisma.DepositEntryGetPayload<{ select: typeof ENTRY_SELECT }>;

/** A member's page: whose it is, and what its link is made from. */
export const BOOK_SELECT = {
  id: true,
  name: true,
  linkVersion: true,
  userId: true,
  partner: { select: { name: true, slug: true } },
} as const satisfies Prisma.PartnerMemberSelect;
export type BookRow = Prisma.PartnerMemberGetPayload<{ select: typeof BOOK_SELECT }>;

export function entryView(row: EntryRow, corrected: boolean): DepositEntryView {
  const { id, kind, amount, material, grams, price, note, correctsId, createdAt } = row;
  return {
    id,
    kind,
    amount,
    material,
    grams,
    price,
    note,
    corrects_id: correctsId,
    corrected,
    created_at: createdAt.toISOString(),
    zone: zoneOfRow(row.member.partner),
  };
}

/** What members have, by their ids; those without an entry have nothing. */
export async function balancesOf(db: Database | Transaction, memberIds: number[]): Promise<Map<number, number>> {
  const rows = await db.$queryRaw<{ id: number; balance: string }[]>`
    SELECT member_id AS id, sum(amount)::text AS balance FROM deposit_entries
    WHERE member_id = ANY(${memberIds}) GROUP BY member_id`;
  return new Map(rows.map(({ id, balance }) => [id, Number(balance)]));
}

const OWNER_SELECT = {
  id: true,
  name: true,
  slug: true,
  prices: true,
  pricesRevision: true,
  manageTokenHash: true,
  writerKey: true,
} as const satisfies Prisma.PartnerSelect;
type OwnedPartner = Prisma.PartnerGetPayload<{ select: typeof OWNER_SELECT }>;

/** The waste bank whose book it is. Not even staff read in it: it is other people's money. @throws Forbidden, NotFound */
export async function ownPartner(
  ctx: Ctx,
  db: Database | Transaction,
  id: number,
  token: string | undefined,
): Promise<OwnedPartner> {
  const partner = await db.partner.findUnique({ where: { id }, select: OWNER_SELECT });
  if (!partner) throw new NotFound("Bank sampah tidak ditemukan.");
  if (!isOwner(ctx.actor, partner, token)) {
    throw new Forbidden("Buku tabungan hanya dapat dibuka oleh bank sampah ini dengan tautan pribadi atau akunnya.");
  }
  return partner;
}

/** Opens a member's own page. A new version of the link ends the older ones. */
export function bookToken(ctx: Pick<Ctx, "sign">, member: { id: number; linkVersion: number }): string {
  return `${member.id}-${ctx.sign("deposit-book", `${member.id}:${member.linkVersion}`)}`;
}

/** The member whose page a token opens. @throws Forbidden */
export async function memberByToken(ctx: Pick<Ctx, "db" | "isSigned">, token: string): Promise<BookRow> {
  const [, id, signature = ""] = /^([1-9]\d{0,8})-(.*)$/su.exec(token) ?? [];
  const member =
    id === undefined ? null : await ctx.db.partnerMember.findUnique({ where: { id: Number(id) }, select: BOOK_SELECT });
  if (!member || !ctx.isSigned("deposit-book", `${member.id}:${member.linkVersion}`, signature)) {
    throw new Forbidden("Tautan buku tabungan ini tidak berlaku. Minta tautan yang baru kepada bank sampah Anda.");
  }
  return member;
}
