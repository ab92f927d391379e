/** The carbon footprint: what both modes of the calculator share. Sources: lib/carbon/factors.json. */

import { readNumber } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";
import type { Figure } from "./factors";

export const CARBON_MODES = ["SIMPLE", "ADVANCED"] as const;
export type CarbonMode = (typeof CARBON_MODES)[number];

export const MODE_LABELS: Record<CarbonMode, string> = { SIMPLE: "Sederhana", ADVANCED: "Lanjutan" };

/** How many results one account or one device keeps. */
export const MAX_RECORDS = 100;

/** What may stand in a field. */
export interface AmountField {
  label: string;
  max: number;
}

export type ReadAmount = { value: number; error?: never } | { value?: never; error: string };

/** A field as it was typed; an empty one counts as 0 (spec 5). */
export function readAmount(text: string, { label, max }: AmountField): ReadAmount {
  if (text.trim() === "") return { value: 0 };
  const value = readNumber(text);
  if (value === null) return { error: `${label} harus berupa angka. Contoh: 12 atau 12,5.` };
  if (value < 0) return { error: `${label} paling sedikit 0.` };
  if (value > max) return { error: `${label} paling banyak ${formatCount(max)}.` };
  return { value };
}

/** The figures whose review date has passed. @param today `YYYY-MM-DD` */
export function overdueFigures(figures: readonly Figure[], today: string): Figure[] {
  return figures.filter(({ reviewBy }) => reviewBy < today);
}
