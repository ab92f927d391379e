import { PEOPLE, PEOPLE_IDS, QUESTION_IDS, questionOf, SORTED_WASTE } from "@/lib/carbon/questions";
import type { Range } from "@/lib/carbon/ranges";
import { formatFigure } from "@/lib/format/decimal";

const DEFAULTS: readonly { label: string; unit: string; range: Range }[] = [
  ...QUESTION_IDS.map(questionOf).map(({ label, units, unknown }) => ({
    label,
    unit: units[0]?.label ?? "",
    range: unknown,
  })),
  ...PEOPLE_IDS.map((id) => ({ label: PEOPLE[id].label, unit: "orang", range: PEOPLE[id].unknown })),
];

/** What "tidak tahu" stands for. */
export function DefaultList() {
  return (
    <ul className="grid list-disc gap-x-8 gap-y-1 pl-6 sm:grid-cols-2">
      {DEFAULTS.map(({ label, unit, range: { low, value, high } }) => (
        <li key={label}>
          {label}: {formatFigure(value)} {unit}, antara {formatFigure(low)} dan {formatFigure(high)}
        </li>
      ))}
      <li>
        {SORTED_WASTE.label}: {SORTED_WASTE.unknown} {SORTED_WASTE.unit}
      </li>
    </ul>
  );
}
