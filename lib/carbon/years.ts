import { dayIn } from "@/lib/format/dates";
import type { CarbonRecordView } from "./view";

interface YearlyMean {
  year: string;
  tons: number;
  /** How many results it is the mean of. */
  count: number;
}

/** The mean of each year's results, the earliest year first; years as clocks in Jakarta tell them. */
export function yearlyMeans(records: readonly Pick<CarbonRecordView, "saved_at" | "total_kg">[]): YearlyMean[] {
  const years = new Map<string, number[]>();
  for (const { saved_at, total_kg } of records) {
    const year = dayIn(saved_at).slice(0, "YYYY".length);
    years.set(year, [...(years.get(year) ?? []), total_kg]);
  }
  return [...years]
    .map(([year, ofYear]) => ({
      year,
      tons: ofYear.reduce((sum, kilograms) => sum + kilograms, 0) / ofYear.length / 1000,
      count: ofYear.length,
    }))
    .sort((one, other) => one.year.localeCompare(other.year));
}
