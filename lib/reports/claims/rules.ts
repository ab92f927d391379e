/** "Done is what neighbours say": when a claim that damage is mended holds. Nothing here reads a clock. */

export const JUDGEMENTS = ["YES", "NO", "UNKNOWN"] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** A claim that nobody disputed for this long holds without anybody's confirmation. */
export const CLAIM_DAYS = 14;
/** So long after a resolution people are asked whether it is still clean, and for how long they may say so. */
export const CLEAN_DAYS = { after: 28, until: 90 };
/** Independent people who confirm a claim, or who without a photo dispute it. */
export const ENOUGH = { yes: 2, no: 2 };
/** Neighbours open a report again this often by themselves; the next time waits for an admin. */
export const FREE_REOPENINGS = 2;
/** Of people without an account, on one claim. */
export const MOST_ANONYMOUS = 20;
/** Of people without an account from one network, on all claims of a day. */
export const ANONYMOUS_A_DAY = 3;

export interface JudgementFacts {
  judgement: Judgement;
  byReporter: boolean;
  hasPhoto: boolean;
}

/**
 * What becomes of a claim; null while it stands. Whoever reported it knows the place: their "no", which comes with words,
 * weighs as much as a photo, and their "yes" as much as two.
 * @param claim.days since the claim, in whole or in part
 * @param claim.reopenings how often neighbours have opened the report before
 */
export function verdictOf(
  judgements: readonly JudgementFacts[],
  { days, reopenings }: { days: number; reopenings: number },
): "RESOLVED" | "IN_PROGRESS" | "WAITS" | null {
  const yes = judgements.filter(({ judgement }) => judgement === "YES");
  const no = judgements.filter(({ judgement }) => judgement === "NO");
  if (no.length >= ENOUGH.no || no.some(({ byReporter, hasPhoto }) => byReporter || hasPhoto)) {
    return reopenings < FREE_REOPENINGS ? "IN_PROGRESS" : "WAITS";
  }
  if (yes.some(({ byReporter }) => byReporter)) return "RESOLVED";
  return no.length === 0 && (yes.length >= ENOUGH.yes || days >= CLAIM_DAYS) ? "RESOLVED" : null;
}
