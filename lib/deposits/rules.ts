/** The deposit book of a waste bank: what a household brought and was paid, exact to the rupiah. */

import { formatDecimal, readNumber } from "@/lib/format/decimal";

export type DepositKind = "DEPOSIT" | "WITHDRAWAL" | "CORRECTION";

export const DEPOSIT_KIND_LABELS: Record<DepositKind, string> = {
  DEPOSIT: "Setoran",
  WITHDRAWAL: "Penarikan",
  CORRECTION: "Koreksi",
};

export const DEPOSIT_LENGTH = { name: 80, note: 200, part: 40 };

/** Of one entry: ten tonnes, and what still fits into a column of the database. */
export const MOST_GRAMS = 10_000_000;
export const MOST_ENTRY_RUPIAH = 100_000_000;

export const DEPOSIT_PAGE = 50;

/** How many members a device gets in one answer. */
export const TABLE_MEMBERS = 1_000;

/** The most lines of one receipt. */
export const MOST_LINES = 20;
/** The limit for one waste bank, over all its phones. */
export const RECEIPTS_AN_HOUR = 600;
/** How far back a paper note may be recorded. */
export const PAPER_DAYS = 31;

export const ROUNDING_RULE =
  "Nilai setoran = berat × harga per kg pada hari itu, dibulatkan ke rupiah terdekat; tepat setengah rupiah dibulatkan ke atas.";

/** Half a rupiah goes up. Whole numbers throughout, so that nothing is lost. */
export function depositAmount(grams: number, price: number): number {
  return Math.floor((grams * price + 500) / 1000);
}

const ROUNDING_ERROR = 1e-6;

/** Typed kilograms in whole grams; null for what is no weight. */
export function gramsIn(text: string): number | null {
  const exact = (readNumber(text) ?? 0) * 1000;
  const grams = Math.round(exact);
  return Math.abs(exact - grams) < ROUNDING_ERROR && grams > 0 && grams <= MOST_GRAMS ? grams : null;
}

/** "2,500 kg" */
export function weightText(grams: number): string {
  return `${formatDecimal(grams / 1000, 3)} kg`;
}

/** Address of a member's own page; the key stands behind #, so that it reaches no server, no log and no Referer. */
export function depositBookPath(token: string): string {
  return `/bank-sampah/tabungan#kunci=${token}`;
}

/** Address of a book that is saved in the own account. */
export function ownBookPath(id: number): string {
  return `/akun/tabungan/${id}`;
}
