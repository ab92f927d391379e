import { z } from "zod";
import { CancelEvent } from "@/lib/events/event/schemas";
import { schemaOf } from "@/lib/forms/schemas";
import { photoId } from "@/lib/http/fields";
import { CONSENT_NEEDED, RESULTS } from "./fields";
import { certificateCodeIn, MOST_RESULT_PHOTOS } from "./rules";

/** POST /api/events/{id}/results: takes the place of what was told before. */
export const ReportResults = schemaOf(RESULTS, {
  token: CancelEvent.shape.token,
  photo_ids: z
    .array(photoId, { error: "Daftar foto tidak dapat dibaca. Muat ulang halaman ini." })
    .max(MOST_RESULT_PHOTOS, { error: `Paling banyak ${MOST_RESULT_PHOTOS} foto.` })
    .refine((ids) => new Set(ids).size === ids.length, { error: "Satu foto hanya boleh dipakai satu kali." })
    .default([]),
  /** That the people in the photos agree. */
  consent: z.boolean({ error: "consent harus ya atau tidak." }).default(false),
}).refine(({ photo_ids, consent }) => photo_ids.length === 0 || consent, { error: CONSENT_NEEDED, path: ["consent"] });
export type ReportResults = z.output<typeof ReportResults>;

/** `{code}` in a path. */
export const CertificateParams = z.object({ code: z.string().max(40).transform(certificateCodeIn).pipe(z.string()) });
