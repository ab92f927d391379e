import type { ReportEventKind, ReportStatus } from "./rules";

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
const PRIVATE_STEPS: readonly ReportEventKind[] = ["ASKED", "ANSWERED", "CONFIRMED", "CONFIRMED_BY_GUESTS", "MERGED"];

interface TakenBy {
  kind: ReportEventKind;
  /** Of staff. */
  userId: number | null;
}

/** Whether who lives there, not staff, judged how the damage was mended. */
export function isByReporter({ kind, userId }: TakenBy): boolean {
  return kind === "CONFIRMED" || kind === "CONFIRMED_BY_GUESTS" || (kind === "REOPENED" && userId === null);
}

export function isPrivateStep(step: TakenBy): boolean {
  return PRIVATE_STEPS.includes(step.kind) || isByReporter(step);
}

export const DECISIONS = ["verify", "reject", "start", "claim", "reopen"] as const;
export type Decision = (typeof DECISIONS)[number];

interface Transition {
  from: readonly ReportStatus[];
  to: ReportStatus;
  event: ReportEventKind;
}

export const TRANSITIONS: Record<Decision, Transition> = {
  verify: { from: ["PENDING"], to: "VERIFIED", event: "VERIFIED" },
  reject: { from: ["PENDING"], to: "REJECTED", event: "REJECTED" },
  start: { from: ["VERIFIED"], to: "IN_PROGRESS", event: "IN_PROGRESS" },
  claim: { from: ["VERIFIED", "IN_PROGRESS"], to: "CLAIMED", event: "CLAIMED" },
  reopen: { from: ["CLAIMED", "RESOLVED"], to: "IN_PROGRESS", event: "REOPENED" },
};

/** Decisions that a report in this state allows, in the order of the desk's buttons. */
export function decisionsFor(status: ReportStatus): Decision[] {
  return DECISIONS.filter((decision) => TRANSITIONS[decision].from.includes(status));
}
