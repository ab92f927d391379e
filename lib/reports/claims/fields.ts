import { own, paragraphs } from "@/lib/forms/fields";

/** What is not mended yet, or is damaged again. */
export const DENIAL = {
  words: paragraphs("Keterangan", { max: 1000, rows: 3, empty: "Keterangan wajib diisi. Tulis apa yang belum beres." }),
  photo_id: own("Foto"),
} as const;
