import { type DeskTab, isOpen, isSecret, type ReportStatus } from "@/lib/reports/rules";
import { type Decision, decisionsFor, TRANSITIONS } from "@/lib/reports/rules-steps";
import type { DeskReportView } from "@/lib/reports/view";

/** What staff can do with a report at the desk; `settle` claims it with what an event has reached. */
export type ReportAction = Decision | "settle" | "ask" | "release" | "edit" | "merge";

export function codeOf({ code }: DeskReportView): string {
  return code;
}

export function stateOf({ status }: DeskReportView): string {
  return status;
}

/** The actions a report allows, the usual one first. */
export function actionsFor({
  status,
  heldReason,
  sealed,
  question,
  taken,
  gatherings,
}: DeskReportView): ReportAction[] {
  // Nobody decides what they have not read.
  if (sealed) return [];
  const actions: ReportAction[] = decisionsFor(status);
  if (gatherings.some(({ waits }) => waits)) actions.unshift("settle");
  if (heldReason !== null && !isSecret(heldReason) && status === "PENDING") actions.push("release");
  if (question === null && !taken && isOpen(status)) actions.push("ask");
  if (isOpen(status) && !isSecret(heldReason)) actions.push("merge");
  if (status !== "REJECTED") actions.push("edit");
  return actions;
}

/** The state that a report has after an action; asking, releasing and editing change none. */
function statusAfter(action: ReportAction, status: ReportStatus): ReportStatus {
  if (action === "ask" || action === "release" || action === "edit") return status;
  if (action === "merge") return "REJECTED";
  return TRANSITIONS[action === "settle" ? "claim" : action].to;
}

/** Whether the tab no longer holds the report after an action; all that waits is one of them. */
export function leaves(action: ReportAction, report: DeskReportView, tab: DeskTab): boolean {
  const after = statusAfter(action, report.status);
  return tab === "WAITING" ? !isAwaited({ ...report, status: after }) : after !== report.status;
}

/** Whether something of it waits for staff, once a third reopening is decided. */
function isAwaited({ status, updates, gatherings }: DeskReportView): boolean {
  const claimable = TRANSITIONS.claim.from.includes(status);
  return status === "PENDING" || updates.length > 0 || (claimable && gatherings.some(({ waits }) => waits));
}
