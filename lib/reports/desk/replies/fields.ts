import { choice, paragraphs } from "@/lib/forms/fields";
import { DAMAGE_TYPES } from "@/lib/reports/rules";
import { REPLY_ACTION_LABELS, REPLY_LENGTH } from "./rules";

/** A sentence that staff write again and again. */
export const REPLY = {
  action: choice("Dipakai untuk", REPLY_ACTION_LABELS, { empty: "Langkah tidak dikenal. Pilih dari daftar." }),
  damage_type: choice("Jenis kerusakan", Object.fromEntries(DAMAGE_TYPES.map((kind) => [kind, kind])), {
    required: false,
    empty: "Jenis kerusakan tidak dikenal. Pilih dari daftar.",
  }),
  text: paragraphs("Kalimat", { ...REPLY_LENGTH, rows: 3, hint: "{nomor} diganti nomor laporannya." }),
} as const;
