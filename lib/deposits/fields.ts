import { choice, field, line, tick } from "@/lib/forms/fields";
import { rupiahUpTo } from "@/lib/partners/rules";
import { DEPOSIT_LENGTH, gramsIn, MOST_ENTRY_RUPIAH, MOST_GRAMS } from "./rules";

/** Opens a page of the book for one more household. */
export const MEMBER = { name: line("Nama nasabah baru", { max: DEPOSIT_LENGTH.name, autoComplete: "off" }) } as const;

const note = line("Keterangan", { required: false, max: DEPOSIT_LENGTH.note, autoComplete: "off" });

const NO_WEIGHT = "Tulis berat dalam kg, misalnya 2,5; paling banyak 10.000 kg.";

/** A deposit by weight; the server works out the amount. */
export const DEPOSIT = {
  // The options are the bank's own price list.
  material: choice("Jenis", {}, { empty: "Pilih jenis sampah dari daftar harga." }),
  /** Typed in kilograms. */
  grams: {
    ...field("number", "Berat (kg)", { min: 1, max: MOST_GRAMS, empty: NO_WEIGHT, autoComplete: "off" }),
    read: gramsIn,
    problem: (text: string) => (gramsIn(text) === null ? NO_WEIGHT : undefined),
  },
  note,
} as const;

const NO_AMOUNT = "Tulis jumlah dalam rupiah tanpa koma, misalnya 20.000.";

const rupiahIn = (text: string) => rupiahUpTo(text, MOST_ENTRY_RUPIAH);

/** A withdrawal. */
export const WITHDRAWAL = {
  rupiah: {
    ...field("number", "Jumlah (Rp)", { min: 1, max: MOST_ENTRY_RUPIAH, empty: NO_AMOUNT, autoComplete: "off" }),
    whole: true,
    read: rupiahIn,
    problem: (text: string) => (rupiahIn(text) === null ? NO_AMOUNT : undefined),
  },
  note,
} as const;

/** Takes an entry back by its opposite. */
export const CORRECTION = {
  note: line("Alasan", {
    max: DEPOSIT_LENGTH.note,
    empty: "Tulis alasan koreksi, misalnya salah timbang.",
    autoComplete: "off",
  }),
  /** The member has spent what is taken back, and the book may say so. */
  accepts_debt: tick("Ya, saldo nasabah menjadi minus"),
} as const;
