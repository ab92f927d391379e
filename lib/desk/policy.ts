import { type Actor, isStaff } from "@/lib/kernel/actor";
import { Forbidden, STAFF_ONLY } from "@/lib/kernel/errors";
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from "./rules";

/** Who may look through the queues and decide. */
export const canReview = isStaff;

/** @throws Forbidden */
export function assertReviewer(actor: Actor): void {
  if (!canReview(actor)) throw new Forbidden(STAFF_ONLY);
}

/** Who took a step may take it back, for a short while. */
export function canTakeBack(actor: Actor, step: { userId: number | null; createdAt: Date }, now: Date): boolean {
  const age = now.getTime() - step.createdAt.getTime();
  return canReview(actor) && step.userId === actor.userId && age <= (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000;
}
