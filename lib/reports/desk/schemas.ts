import { z } from "zod";
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
