import { canTakeBack } from "@/lib/desk/policy";
import type { Actor } from "@/lib/kernel/actor";
import type { PlaceStepKind } from "./rules";

/** Whether the actor may still take a step back. */
export function canUndo(
  actor: Actor,
  step: { kind: PlaceStepKind; userId: number | null; createdAt: Date },
  now: Date,
): boolean {
  return step.kind !== "CREATED" && canTakeBack(actor, step, now);
}
