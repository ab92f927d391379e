import type { CreateReportInput } from "@/lib/reports/schemas";

/**
 * One filled form on its way to the server. A double click, a retry after a lost answer or a reload sends the same
 * key and the same body again, so the server makes one report of it; a changed form is another attempt.
 */
export interface Attempt {
  key: string;
  body: CreateReportInput;
}

/** @param seconds how long the form has been open; taken over from the attempt that is repeated */
export function attemptFor(
  previous: Attempt | null,
  report: CreateReportInput,
  seconds: number,
  newKey: () => string,
): Attempt {
  if (previous && contentOf(previous.body) === contentOf(report)) return previous;
  return { key: newKey(), body: { ...report, filled_seconds: Math.round(seconds) } };
}

function contentOf(report: CreateReportInput): string {
  return JSON.stringify({ ...report, filled_seconds: undefined });
}
