import type { RegistrationStatus } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import type { ReachView } from "@/lib/events/registration/view";

/** One row of the desk's list. */
export interface DeskEventRowView extends EventView {
  deleted: boolean;
}

/** An event whose hours may have been read on another clock than that of its area. */
export interface ZoneQuestionView extends Pick<EventView, "id" | "title" | "location" | "date" | "zone"> {
  suggested_zone: EventView["zone"];
}

/** How many people there are of each kind. */
export interface DeskPeopleView {
  confirmed: number;
  offered: number;
  waiting: number;
  cancelled: number;
  /** Who was really there. */
  came: number;
}

/** What staff see of one event, a deleted one too. */
export interface DeskEventView extends DeskEventRowView {
  revision: number;
  /** Why it is deleted, where it went together with all that its writer sent. */
  held_reason: string | null;
  cancel_words: string | null;
  created_at: string;
  /** The report that it mends. */
  report_code: string | null;
  people: DeskPeopleView;
  /** How many registrants a mail reaches, and how many only a number. */
  reach: ReachView;
  /** Whether its results are written down. */
  has_results: boolean;
  /** Addresses of 640 px photos of its results. */
  result_photos: string[];
}

/** What only administrators see of a registrant. */
interface RegistrantContactView {
  email: string | null;
  phone: string | null;
}

export interface DeskRegistrantView {
  id: number;
  name: string;
  status: RegistrationStatus;
  people: number;
  /** How many of them came; null before anybody wrote it down. */
  came: number | null;
  created_at: string;
  message: string | null;
  /** Null for whoever is no administrator. */
  contact: RegistrantContactView | null;
}
