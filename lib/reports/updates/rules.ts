/** What neighbours say of a report: conditions, limits and the desk's queues. */

export const CONDITIONS = ["SAME", "CHANGED"] as const;
export type ReportCondition = (typeof CONDITIONS)[number];

export const CONDITION_LABELS: Record<ReportCondition, string> = { SAME: "Masih begitu", CHANGED: "Sudah berubah" };

/** Leads on a report's page to the form in which "Sudah berubah" is chosen. */
export const CHANGED_ID = "sudah-berubah";

export const UPDATE_LENGTH = { content: 1000, words: 300 };

/** `screen`: what stands in the page itself. */
export const UPDATE_LIMIT = { default: 10, max: 50, screen: 5 };

/** The same words of the same person about the same report within this time are one update. */
export const SAME_UPDATE_HOURS = 24;

/** What shows the updates of one report, where it is named by its id. */
export function updatesTag(reportId: number): string {
  return `report-updates:${reportId}`;
}

export const UPDATE_QUEUES = ["WAITING", "SHOWN", "HIDDEN"] as const;
export type UpdateQueue = (typeof UPDATE_QUEUES)[number];

export const UPDATE_QUEUE_LABELS: Record<UpdateQueue, string> = {
  WAITING: "Perlu ditinjau",
  SHOWN: "Tampil",
  HIDDEN: "Disembunyikan",
};

export const UPDATE_DECISIONS = ["release", "hide", "restore"] as const;
export type UpdateDecision = (typeof UPDATE_DECISIONS)[number];
