import { REPORT_HEADER } from "@/lib/reports/rules";

/** Of requests without a body. @param token of the mail's link; the browser that reported needs none */
export function reportKeyHeaders(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { [REPORT_HEADER]: token };
}
