import "server-only";
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
  };
}

/** What members have, by their ids; those without an entry have nothing. */
export async function balancesOf(db: Database | Transaction, memberIds: number[]): Promise<Map<number, number>> {
  const rows = await db.$queryRaw<{ id: number; balance: string }[]>`
    SELECT member_id AS id, sum(amount)::text AS balance FROM deposit_entries
    WHERE member_id = ANY(${memberIds}) GROUP BY member_id`;
  return new Map(rows.map(({ id, balance }) => [id, Number(balance)]));
}
