/** Where the last import of boundaries stands, for admins. */
export interface AreaImportView {
  state: "none" | "waiting" | "running" | "done" | "failed";
  source: "public" | "file" | null;
  /** ISO 8601, since when it stands so. */
  at: string | null;
  /** Of a finished one: areas whose boundaries it brought, and rows that it left out. */
  areas: number | null;
  skipped: number | null;
  /** Why it failed, in one sentence. */
  reason: string | null;
  /** What the publisher said of its data. */
  facts: { year?: string | undefined; source?: string | undefined; license?: string | undefined } | null;
  /** Regencies and cities whose boundaries are known, of so many. */
  bounded: number;
  regencies: number;
}
