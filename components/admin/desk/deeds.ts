import { type Decision, type ReportStatus, TRANSITIONS, UNDO_SECONDS } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";

/** What staff can do with a report at the desk. */
export type DeskAction = Decision | "ask" | "release";

/** How far one deed has come. `until` is in milliseconds of this browser's clock. */
export type DeedState =
  | { kind: "sending" }
  | { kind: "done"; eventId: number | null; until: number }
  | { kind: "undoing" }
  | { kind: "undone" }
  | { kind: "failed"; message: string; retryable: boolean };

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
    case "send":
      return [...deeds.filter(({ key }) => key !== step.deed.key), { ...step.deed, state: { kind: "sending" } }];
    case "set":
      return deeds.map((deed) => (deed.key === step.key ? { ...deed, state: step.state } : deed));
    case "forget":
      return deeds.filter(({ key }) => key !== step.key);
  }
}

/** The state that a report has after an action; asking and releasing change none. */
export function statusAfter(action: DeskAction, status: ReportStatus): ReportStatus {
  return action === "ask" || action === "release" ? status : TRANSITIONS[action].to;
}

const HOLDS: ReadonlySet<DeedState["kind"]> = new Set(["sending", "done"]);

/** What the list shows: reports that a deed has just moved to another state are gone before the server says so. */
export function waiting(reports: readonly DeskReportView[], deeds: readonly Deed[]): DeskReportView[] {
  const moved = new Set(
    deeds
      .filter(({ action, report, state }) => HOLDS.has(state.kind) && statusAfter(action, report.status) !== report.status)
      .map(({ report }) => `${report.code} ${report.status}`),
  );
  return reports.filter(({ code, status }) => !moved.has(`${code} ${status}`));
}

/** The report to open when the one with this code leaves: the next older, else the one before. */
export function neighbour(reports: readonly DeskReportView[], code: string): DeskReportView | null {
  const index = reports.findIndex((report) => report.code === code);
  if (index === -1) return reports[0] ?? null;
  return reports[index + 1] ?? reports[index - 1] ?? null;
}

/** The counts on the tabs, as far as this desk's own deeds have changed them since the page was loaded. */
export function countsAfter(counts: Record<ReportStatus, number>, deeds: readonly Deed[]): Record<ReportStatus, number> {
  const next = { ...counts };
  for (const { action, report, state } of deeds) {
    if (!HOLDS.has(state.kind)) continue;
    next[report.status] = Math.max(0, next[report.status] - 1);
    next[statusAfter(action, report.status)] += 1;
  }
  return next;
}

/**
 * The last moment at which the server surely still takes the deed back. It counts from the writing of the event, which is
 * later than the start of our request; on a slow network some of the ten seconds are therefore already gone.
 */
export function undoableUntil(requestStarted: number): number {
  return requestStarted + UNDO_SECONDS * 1000;
}

/** The words of a deed that did not get through, so that nobody types them twice. */
export function unsentWords(deeds: readonly Deed[], code: string, action: DeskAction): string {
  const deed = deeds.findLast(
    ({ report, state, action: done }) => report.code === code && done === action && state.kind === "failed",
  );
  return deed?.body["words"] ?? deed?.body["question"] ?? "";
}
