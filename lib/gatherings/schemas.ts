import { inPath } from "@/lib/http/fields";
import { ReportParams } from "@/lib/reports/schemas";

/** `{id}` of a report and `{event}` of a gathering for it in a path. */
export const GatheringParams = ReportParams.extend({ event: inPath() });
