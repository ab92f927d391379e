import { MAX_REPEATS } from "@/lib/events/event/rules";
import { readNumber } from "@/lib/format/decimal";
import { choice, email, paragraphs } from "@/lib/forms/fields";

const TIMES = Object.fromEntries(Array.from({ length: MAX_REPEATS }, (_, at) => [at + 1, `${at + 1} kali lagi`]));

/** Puts an event up again on later days. */
export const REPEAT = {
  every: choice(
    "Seberapa sering",
    { week: "Setiap pekan, hari yang sama", month: "Setiap bulan, hari dan pekan yang sama" },
    { empty: "Pilih setiap pekan atau setiap bulan." },
  ),
  times: { ...choice("Berapa kali", TIMES, { empty: "Berapa kali harus berupa angka." }), read: readNumber },
} as const;

/** Calls it off, with words for everyone who wanted to come. */
export const CANCEL = { words: paragraphs("Alasan pembatalan", { max: 1000, min: 5, rows: 3 }) } as const;

/** Asks for the private links of what was added with an address. */
export const LOST_LINK = {
  email: email("Email penyelenggara", {
    empty: "Email wajib diisi.",
    hint: "Yang ditulis saat kegiatan ditambahkan. Tautannya kami kirim ke sana.",
  }),
} as const;
