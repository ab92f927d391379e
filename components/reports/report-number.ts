import { REPORT_CODE } from "@/lib/reports/rules";

/** Longest text worth reading as a number; the rest of a longer one is noise. */
const MAX_LENGTH = 40;

/**
 * The report number meant by what somebody typed or pasted: `lp 261120 0001`, `2611200001`, a whole address.
 * Null when no number can be read from it.
 */
export function readReportNumber(typed: string): string | null {
  const text = typed.trim().slice(-MAX_LENGTH).toUpperCase();
  const digits = /(?<!\d)(\d{6})[\s\-–—._/]*(\d{4,6})(?!\d)/u.exec(text);
  if (!digits) return null;
  const code = `LP-${digits[1]}-${digits[2]}`;
  return REPORT_CODE.test(code) ? code : null;
}
