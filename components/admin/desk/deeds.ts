import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from "@/lib/desk/rules";
import { type Decision, type ReportStatus, TRANSITIONS } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";

/** What staff can do with a report at the desk. */
export type DeskAction = Decision | "ask" | "release";

/** How far one deed has come. `until` is in milliseconds of this browser's clock. */
export type DeedState =
  | { kind: "sending" }
  | { kind: "done"; eventId: number | null; until: number }
  | { kind: "undoing" }
  | { kind: "failed"; message: string; retryable: boolean; signedOut: boolean };

/** One deed of this desk, from the press of the button until it can no longer be taken back. */
export interface Deed {
  /** Idempotency-Key of the request, and the deed's name. */
  key: string;
  action: DeskAction;
  /** The report as it was seen when the deed was done. */
  report: DeskReportView;
  body: Record<string, string | null>;
  state: DeedState;
}

export type DeedStep =
  | { type: "send"; deed: Omit<Deed, "state"> }
  | { type: "set"; key: string; state: DeedState }
  | { type: "forget"; key: string };

export function deedsAfter(deeds: readonly Deed[], step: DeedStep): readonly Deed[] {
  switch (step.type) {
    case "send": {
      const { key, report } = step.deed;
      const others = deeds.filter((deed) => deed.key !== key && !isFailureOf(deed, report.code));
      return [...others, { ...step.deed, state: { kind: "sending" } }];
    }
    case "set":
      return deeds.map((deed) => (deed.key === step.key ? { ...deed, state: step.state } : deed));
    case "forget":
      return deeds.filter(({ key }) => key !== step.key);
  }
}

function isFailureOf({ report, state }: Deed, code: string): boolean {
  return report.code === code && state.kind === "failed";
}

/** The state that a report has after an action; asking and releasing change none. */
export function statusAfter(action: DeskAction, status: ReportStatus): ReportStatus {
  return action === "ask" || action === "release" ? status : TRANSITIONS[action].to;
}

function moves({ action, report }: Deed): boolean {
  return statusAfter(action, report.status) !== report.status;
}

/** What the list shows: a report that has just been moved to another state is gone before the server says so. */
export function waiting(reports: readonly DeskReportView[], deeds: readonly Deed[]): DeskReportView[] {
  const latest = new Map(deeds.map((deed) => [deed.report.code, deed]));
  return reports.filter(({ code, status }) => {
    const deed = latest.get(code);
    const fresh = deed?.state.kind === "sending" || deed?.state.kind === "done";
    return !(deed && fresh && moves(deed) && deed.report.status === status);
  });
}

/** The report to open when the one with this code leaves: the next older, else the one before. */
export function neighbour(reports: readonly DeskReportView[], code: string): DeskReportView | null {
  const index = reports.findIndex((report) => report.code === code);
  if (index === -1) return reports[0] ?? null;
  return reports[index + 1] ?? reports[index - 1] ?? null;
}

/**
 * The last moment at which the server surely still takes a deed back: it counts from the writing of the event, which lies
 * between the start of our request and its answer, and allows a little for the way there.
 */
export function undoableUntil(started: number, answered: number): number {
  return Math.min(answered + UNDO_SECONDS * 1000, started + (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000);
}

/** The words of a deed that did not get through, so that nobody types them twice. */
export function unsentWords(deeds: readonly Deed[], code: string, action: DeskAction): string {
  const deed = deeds.findLast((candidate) => isFailureOf(candidate, code) && candidate.action === action);
  return deed?.body.words ?? deed?.body.question ?? "";
}
