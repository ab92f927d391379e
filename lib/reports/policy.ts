import { canTakeBack } from "@/lib/desk/policy";
import { type Actor, writerKeys } from "@/lib/kernel/actor";
import type { ReportEventKind } from "./rules";
import { STAFF_STEPS } from "./rules-steps";

/** Whether the actor wrote this, with this account or in this browser. */
export function isWriter(actor: Actor, report: { writerKey: string }): boolean {
  return writerKeys(actor).includes(report.writerKey);
}

/** Whether the actor may still take a step back. */
export function canUndo(
  actor: Actor,
  step: { kind: ReportEventKind; userId: number | null; createdAt: Date },
  now: Date,
): boolean {
  return STAFF_STEPS.includes(step.kind) && canTakeBack(actor, step, now);
}
