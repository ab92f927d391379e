import type { GatheringView } from "@/lib/events/event/view";
import { formatDate } from "@/lib/format/dates";
import { formatAmount, formatCount } from "@/lib/format/numbers";
import { clipped } from "@/lib/format/text";
import type { DeskReportView } from "@/lib/reports/view";

type Results = NonNullable<GatheringView["results"]>;

/** What the server takes of words. */
const MAX_WORDS = 1000;

/** "25 orang ikut, 120 kg sampah terkumpul, 10 pohon ditanam" */
export function reachedText({ people, trees, kilograms }: Results): string {
  const parts = [
    people === null ? "" : `${formatCount(people)} orang ikut`,
    kilograms === null ? "" : `${formatAmount(kilograms)} kg sampah terkumpul`,
    trees === null ? "" : `${formatCount(trees)} pohon ditanam`,
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(", ") : "Terlaksana";
}

/** The newest event whose results may settle the report. */
export function waitingGathering({ gatherings }: DeskReportView): (GatheringView & { results: Results }) | null {
  for (const gathering of gatherings) {
    const { waits, results } = gathering;
    if (waits && results) return { ...gathering, results };
  }
  return null;
}

/** What the public timeline may say of it; staff can change it before it stands there. */
export function resolutionWords({ title, date, zone, results }: GatheringView & { results: Results }): string {
  const opening = `Ditangani lewat kegiatan “${title}” pada ${formatDate(date, zone)}: ${reachedText(results)}.`;
  return clipped([opening, results.words ?? ""].join("\n").trim(), MAX_WORDS);
}
