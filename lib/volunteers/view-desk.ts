import type { VolunteerArea } from "./rules";
import type { VolunteerView } from "./view";

/** What staff see; no address even here. */
export interface DeskVolunteerView extends VolunteerView {
  heldReason: string | null;
  hidden: boolean;
  confirmed: boolean;
  /** Whether organisers may write to this person. */
  invitations: boolean;
  /** ISO 8601. */
  invitedAt: string | null;
  /** ISO 8601; when staff last changed it. */
  staffEditedAt: string | null;
}

/** GET /api/admin/volunteers/counts */
export interface VolunteerCountsView {
  held: number;
}

/** What an invitation can be about, and how many of each area it would reach now. */
export interface InvitationChoicesView {
  events: { id: number; title: string; when: string }[];
  people: { area: VolunteerArea; count: number }[];
}
