import { formatAmount } from "@/lib/format/numbers";

/** Of a median; a dash where nothing has happened. */
export function daysText(days: number | null): string {
  return days === null ? "–" : `${formatAmount(days)} hari`;
}
