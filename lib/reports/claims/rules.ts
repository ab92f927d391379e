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
/** Answers of strangers that count for one claim. */
export const MOST_STRANGERS = 20;

export interface JudgementFacts {
  judgement: Judgement;
  byReporter: boolean;
  /** By the reporter or by an account that counts as a person; everybody else is a stranger. */
  byPerson: boolean;
  hasPhoto: boolean;
  counted: boolean;
}

/**
 * The result of the answers to a claim; null while there is none. The reporter knows the place: their "no", which comes
 * with words, weighs as much as a person's photo, and their "yes" as much as two. A stranger's photo waits for staff.
 * @param reopenings how often neighbours have opened the report before
 */
export function verdictOf(
  judgements: readonly JudgementFacts[],
  { reopenings }: { reopenings: number },
): "CONFIRMED" | "CONFIRMED_BY_GUESTS" | "REOPENED" | "WAITS" | null {
  const counted = judgements.filter((said) => said.counted);
  const yes = counted.filter(({ judgement }) => judgement === "YES");
  const no = counted.filter(({ judgement }) => judgement === "NO");
  const isProved = no.some(({ byReporter, byPerson, hasPhoto }) => byReporter || (byPerson && hasPhoto));
  if (isProved || no.length >= ENOUGH.no) return reopenings < FREE_REOPENINGS ? "REOPENED" : "WAITS";
  if (yes.some(({ byReporter }) => byReporter)) return "CONFIRMED";
  if (no.length > 0 || yes.length < ENOUGH.yes) return null;
  return yes.some(({ byPerson }) => byPerson) ? "CONFIRMED" : "CONFIRMED_BY_GUESTS";
}
