import { z } from "zod";
import { CancelEvent } from "@/lib/events/event/schemas";
import { optional, paragraphs, photoId } from "@/lib/http/fields";
import { certificateCodeIn, MOST_RESULT_PHOTOS, RESULT_LIMITS } from "./rules";

function count(label: string, most: number) {
  return z
    .number({ error: `${label} harus berupa angka.` })
    .int({ error: `${label} harus bilangan bulat.` })
    .min(0, { error: `${label} tidak boleh kurang dari 0.` })
    .max(most, { error: `${label} paling banyak ${most.toLocaleString("id-ID")}.` });
}

/** POST /api/events/{id}/results: takes the place of what was told before. */
export const ReportResults = z
  .strictObject({
    token: CancelEvent.shape.token,
    people: count("Jumlah peserta", RESULT_LIMITS.people),
    trees: count("Jumlah pohon", RESULT_LIMITS.trees).nullish(),
    kilograms: z
      .number({ error: "Berat sampah harus berupa angka." })
      .min(0, { error: "Berat sampah tidak boleh kurang dari 0." })
      .max(RESULT_LIMITS.kilograms, { error: "Berat sampah terlalu besar. Tulis dalam kilogram." })
      .nullish(),
    words: optional(paragraphs({ label: "Cerita singkat", max: RESULT_LIMITS.words })),
    photo_ids: z
      .array(photoId, { error: "Daftar foto tidak dapat dibaca. Muat ulang halaman ini." })
      .max(MOST_RESULT_PHOTOS, { error: `Paling banyak ${MOST_RESULT_PHOTOS} foto.` })
      .refine((ids) => new Set(ids).size === ids.length, { error: "Satu foto hanya boleh dipakai satu kali." })
      .default([]),
    /** That the people in the photos agree. */
    consent: z.boolean({ error: "consent harus ya atau tidak." }).default(false),
  })
  .refine(({ photo_ids, consent }) => photo_ids.length === 0 || consent, {
    error: "Pastikan orang yang tampak di foto setuju fotonya ditampilkan, lalu centang kotak ini.",
    path: ["consent"],
  });
export type ReportResults = z.output<typeof ReportResults>;

/** `{code}` in a path. */
export const CertificateParams = z.object({ code: z.string().max(40).transform(certificateCodeIn).pipe(z.string()) });
