/** When people are ticked off at an event, how many, and what their QR codes say. */

import type { RegistrationStatus } from "@/lib/events/event/rules";

const HOUR_MS = 3_600_000;

/** Helpers set up early. */
const OPENS_HOURS = 12;
/** A phone that had no signal may come home days later. */
const CLOSES_DAYS = 7;

/** One line of the list stands for at most this many people. */
export const MOST_CAME = 50;

/** What one request says at most. */
export const STATEMENTS_AT_ONCE = 100;

/** Nobody writes down more by hand; a key that got into wrong hands must not fill the database. */
export const MOST_WALK_INS = 1_000;

/** Registrations in one piece of the roster. */
export const ROSTER_PAGE = 500;

/** Their holders may be let in; who cancelled is written down as a walk-in. */
export function mayCome(status: RegistrationStatus): boolean {
  return status !== "CANCELLED";
}

export type AttendanceTime = "early" | "open" | "closed" | "cancelled";

interface EventTimes {
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
}

export function attendanceTime({ startsAt, endsAt, cancelledAt }: EventTimes, now: Date): AttendanceTime {
  if (cancelledAt !== null) return "cancelled";
  if (now.getTime() < startsAt.getTime() - OPENS_HOURS * HOUR_MS) return "early";
  return now.getTime() > endsAt.getTime() + CLOSES_DAYS * 24 * HOUR_MS ? "closed" : "open";
}

/** Null while people are ticked off. */
export const ATTENDANCE_REFUSALS: Record<AttendanceTime, string | null> = {
  early: `Absen dibuka ${OPENS_HOURS} jam sebelum kegiatan dimulai.`,
  open: null,
  closed: `Absen sudah ditutup, ${CLOSES_DAYS} hari setelah kegiatan selesai.`,
  cancelled: "Kegiatan ini dibatalkan, jadi tidak ada absen.",
};

/** Until then a device keeps its list. */
export function attendanceEnds(endsAt: Date): Date {
  return new Date(endsAt.getTime() + CLOSES_DAYS * 24 * HOUR_MS);
}

/** Capital letters, figures and the hyphen make the smallest QR code. */
export function checkInText(registrationId: number, signature: string): string {
  return `SULUR-${registrationId}-${signature.toUpperCase()}`;
}

/** The registration that a scanned text names; null for the QR code of something else. */
export function registrationOf(text: string): number | null {
  const id = /^SULUR-(\d{1,10})-[0-9A-F]{20}$/u.exec(text.trim())?.[1];
  return id === undefined ? null : Number(id);
}
