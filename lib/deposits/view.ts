import type { Zone } from "@/lib/format/dates";
import type { DepositKind } from "./rules";

/** One line of the book. */
export interface DepositEntryView {
  id: number;
  kind: DepositKind;
  /** Rupiah; what goes out is negative. */
  amount: number;
  material: string | null;
  grams: number | null;
  /** Rupiah for a kilogram on that day. */
  price: number | null;
  note: string | null;
  corrects_id: number | null;
  /** A later entry took this one back. */
  corrected: boolean;
  created_at: string;
  /** The clock of the waste bank. */
  zone: Zone;
}

export interface DepositMemberView {
  id: number;
  name: string;
  /** Rupiah. */
  balance: number;
  /** The member keeps it in an account. */
  saved: boolean;
  /** Address of the member's own page, with its key. */
  book_path: string;
}

/** A recorded entry with the balance after it. */
export interface RecordedEntryView {
  entry: DepositEntryView;
  balance: number;
}

/** Sums of a month; what a correction takes back is subtracted in the month of the correction. */
export interface MonthFigures {
  materials: { material: string; grams: number; rupiah: number }[];
  parts: { part: string | null; grams: number }[];
  /** Deposits of a member that were not taken back → how many members have so many. */
  members: { deposits: number; members: number }[];
  deposited: number;
  withdrawn: number;
  /** The sum of all balances at the end of the month. */
  owed: number;
}

export interface MonthView {
  /** `YYYY-MM` */
  month: string;
  /** Null while it takes entries. */
  closed_at: string | null;
  figures: MonthFigures;
}

export interface TableMemberView {
  id: number;
  card_no: string | null;
  /** "RT 03" */
  part: string | null;
  name: string;
  /** Rupiah. */
  balance: number;
}

/** The data that a device keeps to weigh without a connection. */
export interface WeighingTableView {
  partner: { name: string; slug: string };
  price_list: { revision: number; prices: { name: string; rupiah: number }[] };
  members: TableMemberView[];
  /** `cursor` of the members after these. */
  next: number | null;
}

/** A saved receipt with the member's balance after it. */
export interface ReceiptView {
  id: number;
  member_id: number;
  /** `YYYY-MM-DD` */
  weighed_on: string;
  received_at: string;
  price_revision: number;
  entries: DepositEntryView[];
  /** Rupiah, of all entries together. */
  sum: number;
  balance: number;
}

/** What a member sees by the link or by the account. */
export interface DepositBookView {
  id: number;
  partner: { name: string; slug: string };
  /** Whose account it is saved in: of who asks, or of somebody else. */
  saved: "own" | "other" | null;
  name: string;
  balance: number;
  entries: DepositEntryView[];
  /** `cursor` of the older entries. */
  next: number | null;
}

/** A book that is saved in the account that asks. */
export interface OwnBookView {
  id: number;
  partner: { name: string; slug: string };
  name: string;
  balance: number;
}
