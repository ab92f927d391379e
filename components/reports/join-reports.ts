import type { ReportView } from "@/lib/reports/view";

/**
 * The head of the list, just loaded, before what was loaded earlier; of a report that is in both the fresh one counts.
 * When so many are new that the head no longer reaches the others, the gap between would hide reports: then only the
 * head is kept.
 */
export function joinReports(head: ReportView[], others: ReportView[]): ReportView[] {
  const known = new Set(head.map(({ id }) => id));
  const added = others.filter(({ id }) => !known.has(id));
  if (added.length === others.length) return head;
  return [...head, ...added].sort((a, b) => b.id - a.id);
}
