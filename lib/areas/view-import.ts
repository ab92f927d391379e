/** State of the last import of boundaries, for admins. */
export interface AreaImportView {
  state: "none" | "waiting" | "running" | "done" | "failed";
  source: "public" | "file" | null;
  /** ISO 8601, since when it stands so. */
  at: string | null;
  /** Counts of a finished import: areas with a boundary, and rows that were skipped. */
  areas: number | null;
  skipped: number | null;
  /** Why it failed, in one sentence. */
  reason: string | null;
  /** The publisher's facts about its data. */
  facts: { year?: string | undefined; source?: string | undefined; license?: string | undefined } | null;
  /** Regencies and cities whose boundaries are known, of so many. */
  bounded: number;
  regencies: number;
}
