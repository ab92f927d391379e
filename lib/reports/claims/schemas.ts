import { z } from "zod";
import { linkToken, optional, paragraphs, photoId } from "@/lib/http/fields";
import { JUDGEMENTS } from "./rules";

const token = linkToken.optional();

/** GET /api/reports/{id}/outcome. `token` as clients before `OLD_LINKS_UNTIL` sent it; now it is a header. */
export const OutcomeQuery = z.strictObject({ token });

/** POST /api/reports/{id}/outcome. `mended` is what clients sent while only the reporter was asked. */
export const JudgeOutcome = z
  .strictObject({
    judgement: z.enum(JUDGEMENTS, { error: `judgement harus salah satu dari ${JUDGEMENTS.join(", ")}.` }).optional(),
    mended: z.boolean({ error: "mended harus ya atau tidak." }).optional(),
    words: optional(paragraphs({ label: "Keterangan", max: 1000 })),
    photo_id: photoId.nullish(),
    token,
  })
  .refine(({ judgement, mended }) => (judgement === undefined) !== (mended === undefined), {
    error: "Pilih salah satu jawaban.",
    path: ["judgement"],
  })
  .transform(
    ({ judgement, mended, ...rest }) => ({ ...rest, judgement: judgement ?? (mended ? "YES" : "NO") }) as const,
  )
  .refine(({ judgement, photo_id }) => judgement === "NO" || !photo_id, {
    error: "Foto hanya untuk menunjukkan yang belum beres.",
    path: ["photo_id"],
  })
  .refine(({ judgement, words }) => judgement !== "NO" || Boolean(words), {
    error: "Keterangan wajib diisi. Tulis apa yang belum beres.",
    path: ["words"],
  });
export type JudgeOutcome = z.output<typeof JudgeOutcome>;
