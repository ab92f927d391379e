import { formatCount } from "@/lib/format/numbers";
import { own, paragraphs } from "@/lib/forms/fields";
import { number } from "@/lib/forms/number-field";
import { RESULT_LIMITS } from "./rules";

const wholeNumber = (text: string) => `${text} harus ditulis dengan angka bulat. Contoh: 25.`;

const count = (label: string, most: number) => ({
  min: 0,
  max: most,
  whole: true,
  large: `${label} paling banyak ${formatCount(most)}.`,
});

export const CONSENT_NEEDED = "Pastikan orang yang tampak di foto setuju fotonya ditampilkan, lalu centang kotak ini.";

/** The results of an event, for its public page. */
export const RESULTS = {
  people: number("Jumlah peserta", wholeNumber("Jumlah peserta"), {
    ...count("Jumlah peserta", RESULT_LIMITS.people),
    empty: "Jumlah peserta wajib diisi.",
  }),
  trees: number("Pohon ditanam", wholeNumber("Jumlah pohon"), {
    ...count("Jumlah pohon", RESULT_LIMITS.trees),
    required: false,
  }),
  kilograms: number("Sampah terkumpul (kg)", "Berat sampah harus ditulis dengan angka. Contoh: 25 atau 12,5.", {
    required: false,
    min: 0,
    max: RESULT_LIMITS.kilograms,
    large: "Berat sampah terlalu besar. Tulis dalam kilogram.",
  }),
  words: paragraphs("Cerita singkat", { required: false, max: RESULT_LIMITS.words }),
  photo_ids: own("Foto hasil"),
  consent: own("Persetujuan"),
} as const;
