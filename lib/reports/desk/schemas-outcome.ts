import { z } from "zod";
import { optional, paragraphs } from "@/lib/http/fields";
import { ReportParams } from "@/lib/reports/schemas";

const MAX_ID = 2_147_483_647;

/** `{id}` of a report and `{event}` of a gathering for it in a path. */
export const GatheringParams = ReportParams.extend({
  event: z
    .string()
    .regex(/^\d{1,10}$/u)
    .transform(Number)
    .pipe(z.number().positive().max(MAX_ID)),
});

const token = z.string({ error: "token tidak dikenal." }).max(200, { error: "token tidak dikenal." }).optional();

/** GET /api/reports/{id}/outcome. `token` as clients before `OLD_LINKS_UNTIL` sent it; now it is a header. */
export const OutcomeQuery = z.strictObject({ token });

/** POST /api/reports/{id}/outcome. Who says that it is not mended says what is left. */
export const JudgeOutcome = z
  .strictObject({
    mended: z.boolean({ error: "mended harus ya atau tidak." }),
    words: optional(paragraphs({ label: "Keterangan", max: 1000 })),
    token,
  })
  .refine(({ mended, words }) => mended || Boolean(words), {
    error: "Keterangan wajib diisi. Tulis apa yang belum beres.",
    path: ["words"],
  });
export type JudgeOutcome = z.output<typeof JudgeOutcome>;
