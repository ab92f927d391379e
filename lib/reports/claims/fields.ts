import { own, paragraphs } from "@/lib/forms/fields";

/** Words on damage that is not fixed, or is there again. */
export const DENIAL = {
  words: paragraphs("Keterangan", { max: 1000, rows: 3, empty: "Keterangan wajib diisi. Tulis apa yang belum beres." }),
  photo_id: own("Foto"),
} as const;
