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

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`;
