import { choice, own, paragraphs } from "@/lib/forms/fields";
import { CONDITION_LABELS, UPDATE_LENGTH } from "./rules";

/** How it is there now. */
export const UPDATE = {
  condition: choice("Bagaimana keadaannya sekarang?", CONDITION_LABELS, {
    empty: "Pilih dahulu: masih begitu atau sudah berubah.",
  }),
  content: paragraphs("Kabar Anda", {
    max: UPDATE_LENGTH.content,
    min: 3,
    rows: 3,
    empty: "Kabar wajib diisi.",
    hint: "Tampil tanpa nama Anda. Jangan tulis data pribadi orang lain.",
  }),
  photo_id: own("Foto"),
} as const;
