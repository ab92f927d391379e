/** One entry of the log: who did what to which thing, and when. */
export interface AuditEntryView {
  id: number;
  /** Null for the server itself and for accounts that are gone. */
  username: string | null;
  /** Whether somebody did it, rather than the server itself. */
  by_person: boolean;
  action: string;
  subject: string;
  /** The entry's details as JSON. */
  details: string;
  /** ISO 8601 */
  created_at: string;
}
