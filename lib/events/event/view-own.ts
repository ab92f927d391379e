import type { EventPhase, RegistrationStatus } from "./rules";

interface OwnDate {
  id: number;
  title: string;
  location: string;
  /** Start, ISO time. */
  date: string;
  zone: "WIB" | "WITA" | "WIT";
  phase: EventPhase;
}

/** What /akun shows of a registration of one's own. */
export interface OwnRegistrationView extends OwnDate {
  status: RegistrationStatus;
  people: number;
  /** Of the page where it is changed or cancelled. */
  path: string;
}

/** What /akun shows of an event that the account added. */
export interface OwnEventView extends OwnDate {
  registered: number;
  capacity: number;
  /** Of the organiser's page. */
  path: string;
}
