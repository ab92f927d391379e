import type { ReportEventKind } from "./rules";

/** Steps that staff take, and can take back. */
export const STAFF_STEPS: readonly ReportEventKind[] = [
  "VERIFIED",
  "REJECTED",
  "IN_PROGRESS",
  "CLAIMED",
  "RESOLVED",
  "REOPENED",
  "ASKED",
  "RELEASED",
  "EDITED",
  "MERGED",
];

/** Their words are between the reporter and staff; the public timeline only says that they happened. */
const PRIVATE_STEPS: readonly ReportEventKind[] = ["ASKED", "ANSWERED", "CONFIRMED", "MERGED"];

interface TakenBy {
  kind: ReportEventKind;
  /** Of staff. */
  userId: number | null;
}

/** Whether who lives there, not staff, judged how the damage was mended. */
export function isByReporter({ kind, userId }: TakenBy): boolean {
  return kind === "CONFIRMED" || (kind === "REOPENED" && userId === null);
}

export function isPrivateStep(step: TakenBy): boolean {
  return PRIVATE_STEPS.includes(step.kind) || isByReporter(step);
}
