import { leafOf } from "@/lib/format/dates";
import { beginOf, type Period } from "@/lib/statistics/rules";

/** What the figures are "per". */
export const PERIOD_WORDS: Record<Period, { switch: string; column: string; per: string; span: string }> = {
  minggu: { switch: "Per minggu", column: "Minggu mulai", per: "per minggu", span: "26 minggu terakhir" },
  tahun: { switch: "Per tahun", column: "Tahun", per: "per tahun", span: "5 tahun terakhir" },
};

/** "2 Mar 2026" for a week, "2026" for a year. */
export function periodName(per: Period, start: string): string {
  const year = start.slice(0, 4);
  if (per === "tahun") return year;
  const { day, month } = leafOf(beginOf(start));
  return `${day} ${month} ${year}`;
}
