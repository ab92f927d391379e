import { type Actor, isStaff, writerKeys } from "@/lib/kernel/actor";
import { type ReportEventKind, STAFF_STEPS, UNDO_GRACE_SECONDS, UNDO_SECONDS } from "./rules";

/** Who may look through the queue and decide. */
export const canReview = isStaff;

/** Whether the actor wrote this, with this account or in this browser. */
export function isWriter(actor: Actor, report: { writerKey: string }): boolean {
  return writerKeys(actor).includes(report.writerKey);
}

/** Who took a step may take it back, for a short while. */
export function canUndo(
  actor: Actor,
  step: { kind: ReportEventKind; userId: number | null; createdAt: Date },
  now: Date,
): boolean {
  const age = now.getTime() - step.createdAt.getTime();
  return (
    canReview(actor) &&
    step.userId === actor.userId &&
    STAFF_STEPS.includes(step.kind) &&
    age <= (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000
  );
}
