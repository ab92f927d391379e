import type { EventPhase, RegistrationStatus } from "@/lib/events/event/rules";

/** GET /api/registrations/{id}: what the holder of the personal link sees. Neither e-mail nor phone. */
export interface HeldRegistrationView {
  id: number;
  status: RegistrationStatus;
  /** As its holder typed it. */
  name: string;
  people: number;
  /** Whether its holder is written to; false for who registered a number. */
  by_email: boolean;
  /** On the waiting list: which one it is, from 1. */
  place: number | null;
  /** Until when an offered seat can be taken, ISO time. */
  offered_until: string | null;
  /** How many came; null when nobody was ticked off. */
  came: number | null;
  /** Of the attendance certificate. */
  certificate: string | null;
  /** What the QR code for the entrance says; null where nobody needs one. */
  check_in: string | null;
  event: {
    id: number;
    title: string;
    /** Null when its page is gone. */
    slug: string | null;
    date: string;
    ends: string;
    zone: "WIB" | "WITA" | "WIT";
    location: string;
    phase: EventPhase;
    cancel_words: string | null;
    capacity: number;
    /** Seats that are left. */
    remaining: number;
  };
}
