/** How the desk sorts events, and how its lists are cut. */

import type { RegistrationStatus } from "@/lib/events/event/rules";

export const DESK_EVENT_STATES = ["mendatang", "lewat", "dibatalkan", "dihapus", "semua"] as const;
export type DeskEventState = (typeof DESK_EVENT_STATES)[number];

export const DESK_EVENT_STATE_LABELS: Record<DeskEventState, string> = {
  mendatang: "Mendatang",
  lewat: "Sudah lewat",
  dibatalkan: "Dibatalkan",
  dihapus: "Dihapus",
  semua: "Semua yang tidak dihapus",
};

/** Events in one piece of the desk's list. */
export const DESK_EVENTS_PAGE = 25;

/** Registrants in one piece of an event's list. */
export const DESK_REGISTRANTS_PAGE = 50;

/** Fewer letters are in almost every title. */
export const DESK_SEARCH_LETTERS = 3;

/** How a registration stands, for staff. */
export const STATUS_WORDS: Record<RegistrationStatus, string> = {
  CONFIRMED: "Terdaftar",
  OFFERED: "Ditawari tempat",
  WAITING: "Daftar tunggu",
  CANCELLED: "Batal",
  HELD: "Menunggu penyelenggara",
};
