/** Later than the last change, also within one millisecond: the time of the change tells one state from the next. */
export function momentAfter(now: Date, last: Date | null): Date {
  return new Date(Math.max(now.getTime(), (last?.getTime() ?? 0) + 1));
}
