import { sentHint } from "@/components/forms/sent-hint";
import { REPORT_HEADER } from "@/lib/reports/rules";

/** Whether this browser has sent a report. */
export const sentReports = sentHint("sulur:pernah-melapor");

/** Of requests without a body. @param token of the mail's link; the browser that reported needs none */
export function reportKeyHeaders(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { [REPORT_HEADER]: token };
}
