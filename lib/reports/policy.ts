import { type Actor, isStaff, writerKeys } from "@/lib/kernel/actor";

/** Who may look through the queue and decide. */
export const canReview = isStaff;

/** Whether the actor wrote this, with this account or in this browser. */
export function isWriter(actor: Actor, report: { writerKey: string }): boolean {
  return writerKeys(actor).includes(report.writerKey);
}
