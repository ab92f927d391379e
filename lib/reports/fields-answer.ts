import { paragraphs } from "@/lib/forms/fields";

/** The reporter's answer to a question of staff. */
export const ANSWER = {
  answer: paragraphs("Jawaban Anda", {
    max: 1000,
    rows: 3,
    empty: "Jawaban wajib diisi.",
    hint: "Hanya dibaca pengelola. Di halaman ini hanya tercatat bahwa Anda menjawab.",
  }),
} as const;
