import { z } from "zod";
import { schemaOf } from "@/lib/forms/schemas";
import { linkToken, optional, paragraphs, photoId } from "@/lib/http/fields";
import { DENIAL } from "./fields";
import { JUDGEMENTS } from "./rules";

const token = linkToken.optional();

/** GET /api/reports/{id}/outcome. `token` as clients before `OLD_LINKS_UNTIL` sent it; now it is a header. */
export const OutcomeQuery = z.strictObject({ token });

/** POST /api/reports/{id}/outcome. `mended` is what clients sent while only the reporter was asked. */
export const JudgeOutcome = schemaOf(DENIAL, {
  judgement: z.enum(JUDGEMENTS, { error: `judgement harus salah satu dari ${JUDGEMENTS.join(", ")}.` }).optional(),
  mended: z.boolean({ error: "mended harus ya atau tidak." }).optional(),
  words: optional(paragraphs({ ...DENIAL.words, required: DENIAL.words.empty })),
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
    error: DENIAL.words.empty,
    path: ["words"],
  });
export type JudgeOutcome = z.output<typeof JudgeOutcome>;
