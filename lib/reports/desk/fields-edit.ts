import { line, paragraphs } from "@/lib/forms/fields";
import { reportCodeIn } from "@/lib/reports/rules";

/** The kind, the place and the words of a report, as staff correct them. */
export const REPORT_EDIT = {
  damage_type: line("Jenis kerusakan", { max: 80 }),
  location: line("Lokasi", { max: 200, min: 3, empty: "Lokasi wajib diisi, sedikitnya 3 huruf." }),
  description: paragraphs("Deskripsi", {
    max: 4000,
    min: 10,
    rows: 5,
    empty: "Deskripsi wajib diisi, sedikitnya 10 huruf.",
  }),
} as const;

const UNKNOWN_CODE = "Tulis nomor laporan tujuan, misalnya LP-261120-0001.";

/** The report that another one becomes a part of. @param code of that other one */
export const mergeTargetOf = (code: string) => ({
  into: line("Nomor laporan tujuan", {
    max: 60,
    empty: UNKNOWN_CODE,
    autoComplete: "off",
    problem(text) {
      const into = reportCodeIn(text);
      if (into === null) return UNKNOWN_CODE;
      return into === code ? "Itu laporan ini sendiri." : undefined;
    },
  }),
});
