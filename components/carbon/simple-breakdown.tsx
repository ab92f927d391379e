import { formatTons, SIMPLE_FIELDS, SIMPLE_QUESTIONS, type SimpleResult } from "@/lib/carbon/simple";
import { PartBars } from "./part-bars";

/** What each answer adds, and what recycling takes off, in tons. */
export function SimpleBreakdown({ breakdown }: Pick<SimpleResult, "breakdown">) {
  return (
    <PartBars
      parts={SIMPLE_FIELDS.map((field) => {
        const spared = field === "recycling";
        return {
          id: field,
          label: spared ? `${SIMPLE_QUESTIONS[field].label} (mengurangi)` : SIMPLE_QUESTIONS[field].label,
          text: `${spared && breakdown[field] > 0 ? "−" : ""}${formatTons(breakdown[field])}`,
          amount: breakdown[field],
          spared,
        };
      })}
    />
  );
}
