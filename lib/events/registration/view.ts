import type { EventCategory, EventKind, EventPhase, RegistrationStatus } from "@/lib/events/event/rules";

/** GET /api/registrations/{id}: what the holder of the personal link sees. Neither e-mail nor phone. */
export interface HeldRegistrationView {
  id: number;
  status: RegistrationStatus;
  /** As its holder typed it. */
  name: string;
  people: number;
  /** False for who registered a number. It does not say whether the address stopped the mails. */
  by_email: boolean;
  /** On the waiting list: which one it is, from 1. */
  place: number | null;
  /** Until when an offered seat can be taken, ISO time. */
  offered_until: string | null;
  /** Until when the organiser decides, ISO time; null unless the status is HELD. */
  held_until: string | null;
  /** The organiser or staff took it out. */
  removed: boolean;
  /** As many people as this registration may bring at most. */
  most_people: number;
  /** The link is that of a mail, and opening the address is not confirmed yet. */
  can_confirm: boolean;
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
    latitude: number | null;
    longitude: number | null;
    approximate: boolean;
    kind: EventKind;
    category: EventCategory | null;
    phase: EventPhase;
    cancel_words: string | null;
    capacity: number;
    /** Seats that are left. */
    remaining: number;
  };
}

/** PATCH /api/events/{id}/registrants: how many were changed. */
export interface ManagedRegistrantsView {
  registrations: number;
  people: number;
  /** People who still wait for the organiser. */
  held: number;
  /** With this a removal is undone for ten seconds; null for anything else. */
  undo: string | null;
}

/** A notification for somebody whom no mail reaches. */
export type RelayNews = "offer" | "changed" | "cancelled";

export interface RelayEntryView {
  registration_id: number;
  name: string;
  people: number;
  /** +62 and digits. */
  phone: string;
  news: RelayNews;
}

/** GET /api/events/{id}/relay */
export interface RelayView {
  items: RelayEntryView[];
  /** Whether more follow once these are notified. */
  more: boolean;
}

/** A network of which more came than its share of the seats. */
export interface HeldNetworkView {
  /** One of its registrations, by which the network is named. */
  registration_id: number;
  /** People who wait for the organiser, and those of them who have seats already and nothing vouches for. */
  held: number;
  seated: number;
  /** Until when the first of them waits, ISO time. */
  until: string;
}

/** How many registrations a mail reaches, how many only a number, and how many neither since the recipient stopped the mails. */
export interface ReachView {
  mail: number;
  number: number;
  stopped: number;
}
