import { PEOPLE, PEOPLE_IDS, QUESTION_IDS, questionOf, SORTED_WASTE, unanswered } from "@/lib/carbon/questions";
import type { Range } from "@/lib/carbon/ranges";
import { formatFigure } from "@/lib/format/decimal";

const DEFAULTS: readonly { label: string; unit: string; range: Range; empty: Range }[] = [
  ...QUESTION_IDS.map(questionOf).map((question) => ({
    label: question.label,
    unit: question.units[0]?.label ?? "",
    range: question.unknown,
    empty: unanswered(question),
  })),
  ...PEOPLE_IDS.map((id) => ({
    label: PEOPLE[id].label,
    unit: "orang",
    range: PEOPLE[id].unknown,
    empty: PEOPLE[id].unknown,
  })),
];

/** What "tidak tahu" and no answer at all stand for. */
export function DefaultList() {
  return (
    <ul className="grid list-disc gap-x-8 gap-y-1 pl-6 sm:grid-cols-2">
      {DEFAULTS.map(({ label, unit, range: { low, value, high }, empty }) => (
        <li key={label}>
          {label}: {formatFigure(value)} {unit}, antara {formatFigure(low)} dan {formatFigure(high)}
          {empty.low < low
            ? `; bila kosong ${formatFigure(empty.value)}, antara ${formatFigure(empty.low)} dan ${formatFigure(empty.high)}`
            : null}
        </li>
      ))}
      <li>
        {SORTED_WASTE.label}: {SORTED_WASTE.unknown} {SORTED_WASTE.unit}; bila kosong tidak ditampilkan
      </li>
    </ul>
  );
}
