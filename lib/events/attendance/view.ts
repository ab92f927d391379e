import type { RegistrationStatus } from "@/lib/events/event/rules";
import type { EventDetailView } from "@/lib/events/event/view";
import type { HeldNetworkView, ReachView } from "@/lib/events/registration/view";

/** One registration as the organiser sees it: neither e-mail nor phone. */
export interface RosterEntry {
  id: number;
  name: string;
  people: number;
  status: RegistrationStatus;
  /** Until when the organiser decides; null unless the status is HELD. */
  held_until: string | null;
  /** Others registered the same number. */
  same_number: boolean;
  /** What its writer wanted the organiser to know. */
  message: string | null;
  /** What the QR code of its holder says. */
  code: string;
  /** How many came; null when nobody has. */
  came: number | null;
  /** When that was last said. */
  said_at: string | null;
  /** The number that the organiser's device gave to somebody who came without registering. */
  walk_in: string | null;
  /** Code of the certificate of who came. */
  certificate: string | null;
}

/** GET /api/events/{id}/registrants */
export interface RosterView {
  items: RosterEntry[];
  /** For the next piece; null on the last one. */
  next_cursor: number | null;
  /** The server's clock. */
  now: string;
}

/** What became of one statement: `unknown` is a registration that this event does not have or that was cancelled. */
export type StatementOutcome = "kept" | "older" | "unknown";

/** POST /api/events/{id}/checkin, in the order of the statements. */
export interface CheckedInView {
  outcomes: StatementOutcome[];
}

export interface ResultPhoto {
  id: string;
  url: string;
}

/** GET /api/events/{id}/manage */
export interface ManagedEventView {
  event: EventDetailView;
  photo: ResultPhoto | null;
  /** Absolute address of the public page. */
  url: string;
  result_photos: ResultPhoto[];
  /** The clock of its area, where its hours may have been read on another and nobody has said yet. */
  suggested_zone: "WIB" | "WITA" | "WIT" | null;
  /** How many registrants a mail reaches, and how many only a number. */
  reach: ReachView;
  /** Networks of which registrations wait for the organiser. */
  held: HeldNetworkView[];
  /** How many people have been ticked off. */
  came: number;
  /** Whether the one who asks belongs to the staff. */
  staff: boolean;
  now: string;
}

/** /sertifikat/{code} */
export interface CertificateView {
  code: string;
  /** As its holder typed it. */
  name: string;
  people: number;
  event: {
    title: string;
    slug: string;
    location: string;
    date: string;
    zone: "WIB" | "WITA" | "WIT";
    organiser: string;
  };
}
