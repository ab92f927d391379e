import { line } from "@/lib/forms/fields";
import { moment } from "@/lib/forms/moment-field";
import { ANNOUNCEMENT_LENGTH, isSafeLink } from "./rules";

/** The band above every public page. */
export const ANNOUNCEMENT = {
  text: line("Isi pengumuman", { max: ANNOUNCEMENT_LENGTH.text, min: 5, rows: 2 }),
  href: line("Tautan", {
    required: false,
    max: ANNOUNCEMENT_LENGTH.href,
    hint: "Alamat di situs ini, misalnya /laporan, atau alamat https://.",
    problem: (text) =>
      isSafeLink(text)
        ? undefined
        : "Tautan harus berupa alamat di situs ini, misalnya /laporan, atau alamat https://.",
  }),
  starts_at: moment("Mulai tayang"),
  ends_at: moment("Selesai tayang"),
} as const;
