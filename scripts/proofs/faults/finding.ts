/** What was promised for one fault, and what was seen. */
export interface Finding {
  fault: string;
  promise: string;
  measured: string;
  /** Null: this machine cannot make the fault. */
  fulfilled: boolean | null;
}

const WORDS = { true: "ya", false: "TIDAK", null: "tidak dicoba" };

/** One line for each fault, wide columns wrapped by the terminal alone. */
export function lineOf({ fault, promise, measured, fulfilled }: Finding): string {
  return `${WORDS[`${fulfilled}`].padEnd(12)}  ${fault}\n              janji: ${promise}\n              nyata: ${measured}\n`;
}

/** The slowest but one in twenty. */
export function p95(milliseconds: readonly number[]): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`;
