import { type AdvancedInputs, calculateAdvanced } from "./advanced";
import { QUESTIONS } from "./questions";
import type { CarbonMode } from "./rules";
import { calculateSimple, SIMPLE_FIELDS, SIMPLE_QUESTIONS, type SimpleInputs } from "./simple";

/** The inputs of a result, by the mode they are of. */
export type CarbonInputs = { mode: "SIMPLE"; inputs: SimpleInputs } | { mode: "ADVANCED"; inputs: AdvancedInputs };

/** What is kept of a result, so that later factors do not rewrite it. Kilograms of CO2e a year. */
export interface CarbonSummary {
  total_kg: number;
  low_kg: number;
  high_kg: number;
  /** The largest first; what is taken off is negative. */
  parts: { id: string; kg: number }[];
}

export function summaryOf(result: CarbonInputs): CarbonSummary {
  return result.mode === "SIMPLE" ? simpleSummary(result.inputs) : advancedSummary(result.inputs);
}

function simpleSummary(inputs: SimpleInputs): CarbonSummary {
  const { total, breakdown } = calculateSimple(inputs);
  const kilograms = grams(total * 1000);
  const parts = SIMPLE_FIELDS.map((id) => ({ id, kg: grams(breakdown[id] * (id === "recycling" ? -1000 : 1000)) }));
  return { total_kg: kilograms, low_kg: kilograms, high_kg: kilograms, parts };
}

function advancedSummary(inputs: AdvancedInputs): CarbonSummary {
  const { total, parts } = calculateAdvanced(inputs);
  return {
    total_kg: grams(total.value),
    low_kg: grams(total.low),
    high_kg: grams(total.high),
    parts: parts.map(({ id, kilograms }) => ({ id, kg: grams(kilograms.value) })),
  };
}

/** No finer than a gram, without the noise of binary fractions, and nothing taken off is just nothing. */
function grams(kilograms: number): number {
  return Math.round(kilograms * 1000) / 1000 || 0;
}

/** What a kept part is called; its id, should a question have gone since. */
export function partLabel(mode: CarbonMode, id: string): string {
  const labels: Record<string, { label: string } | undefined> = mode === "SIMPLE" ? SIMPLE_QUESTIONS : QUESTIONS;
  return labels[id]?.label ?? id;
}
