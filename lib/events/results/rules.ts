/** What an organiser tells when an event is over. */

export const MOST_RESULT_PHOTOS = 6;

export const RESULT_LIMITS = { people: 100_000, trees: 1_000_000, kilograms: 10_000_000, words: 2_000 };

/** Figures are told from the start on: a long event is written up while people are still there. */
export function canReportResults({ startsAt, cancelledAt }: { startsAt: Date; cancelledAt: Date | null }, now: Date) {
  return cancelledAt === null && startsAt <= now;
}
