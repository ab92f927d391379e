/** What every kind of thing on the desk shares. */

/** A step can be taken back for this long. */
export const UNDO_SECONDS = 10;
/** What an "Urungkan" pressed in the last moment may need to arrive; the step's mail leaves only after both. */
export const UNDO_GRACE_SECONDS = 2;

/** The earliest moment at which the mail of a step taken now may leave. */
export function mailsFrom(now: Date): Date {
  return new Date(now.getTime() + (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000);
}

/** What was done before this moment can no longer be taken back. */
export function finalBefore(now: Date): Date {
  return new Date(now.getTime() - (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000);
}

/** The desk's counts stop here; more is shown as "999+". */
export const MAX_DESK_COUNT = 1000;

/** "12", from a thousand on "999+". */
export function deskCount(count: number): string {
  return count >= MAX_DESK_COUNT ? `${MAX_DESK_COUNT - 1}+` : String(count);
}

/** Things that the desk's list gets at once. */
export const DESK_PAGE = 20;

/** Things on one page of a list. */
export const DESK_LIST_PAGE = 50;

export const DESK_ORDERS = ["terbaru", "terlama"] as const;
export type DeskOrder = (typeof DESK_ORDERS)[number];

/** Shorter texts are in almost everything. */
export const SHORTEST_SEARCH = 3;

/** Nothing here is older. */
export const LONGEST_AGE_DAYS = 3650;
