/** When people are ticked off at an event, how many, and what their QR codes say. */

import type { RegistrationStatus } from "@/lib/events/event/rules";

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
  early: `Presensi dibuka ${OPENS_HOURS} jam sebelum kegiatan dimulai.`,
  open: null,
  closed: `Presensi sudah ditutup, ${CLOSES_DAYS} hari setelah kegiatan selesai.`,
  cancelled: "Kegiatan ini dibatalkan, jadi tidak ada presensi.",
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

/** Texts that an organiser passes on to the group's chat. */

import type { EventView } from "@/lib/events/event/view";
import type { RelayEntryView } from "@/lib/events/registration/view";
import { formatDate, formatHours, HOUR_MS } from "@/lib/format/dates";
import type { RosterEntry } from "./view";

type Invited = Pick<EventView, "title" | "date" | "ends" | "zone" | "location">;

/** Signs that WhatsApp turns into bold, italic and the like. */
const MARKUP = /[*_~`]/gu;

const plain = (text: string) => text.replace(MARKUP, "");

function heading({ title, date, ends, zone, location }: Invited): string[] {
  return [`*${plain(title)}*`, `${formatDate(date, zone)}, ${formatHours(date, ends, zone)}`, plain(location)];
}

/** "1. Budi", "2. Siti (3 orang)": who has a seat, then who waits for one. */
export function rosterText(event: Invited, entries: readonly RosterEntry[]): string {
  const seated = entries.filter(({ status }) => status !== "WAITING" && status !== "HELD");
  const waiting = entries.filter(({ status }) => status === "WAITING");
  const people = seated.reduce((sum, entry) => sum + entry.people, 0);
  return [
    ...heading(event),
    "",
    ...(seated.length > 0 ? numbered(seated) : ["Belum ada yang terdaftar."]),
    ...(seated.length > 0 ? ["", `Jumlah: ${people} orang`] : []),
    ...(waiting.length > 0 ? ["", "Daftar tunggu:", ...numbered(waiting)] : []),
  ].join("\n");
}

function numbered(entries: readonly RosterEntry[]): string[] {
  return entries.map(({ name, people }, place) => {
    const group = people > 1 ? ` (${people} orang)` : "";
    return `${place + 1}. ${plain(name)}${group}`;
  });
}

/** @param url of the event's public page */
export function reminderText(event: Invited, url: string): string {
  return [
    "Sampai bertemu di kegiatan ini:",
    "",
    ...heading(event),
    "",
    "Berhalangan? Batalkan lewat tautan pribadi pendaftaran Anda, agar tempatnya dapat dipakai orang lain.",
    "",
    url,
  ].join("\n");
}

type Announced = Invited & { cancel_words: string | null };

/** The organiser's message to a registrant who left only a number. @param url of the event's public page */
export function relayText(
  event: Announced,
  url: string,
  { news, people }: Pick<RelayEntryView, "news" | "people">,
): string {
  switch (news) {
    case "offer":
      return [
        `Ada tempat kosong untuk Anda (${people} orang) di kegiatan ini:`,
        "",
        ...heading(event),
        "",
        "Buka tautan pribadi pendaftaran Anda, lalu tekan “Terima tempat” dalam satu hari. Tautannya hilang? Balas pesan ini.",
      ].join("\n");
    case "changed":
      return ["Kegiatan yang Anda ikuti berubah. Sekarang:", "", ...heading(event), "", url].join("\n");
    case "cancelled":
      return [
        "Mohon maaf, kegiatan ini dibatalkan:",
        "",
        ...heading(event),
        "",
        event.cancel_words ?? "",
        "",
        url,
      ].join("\n");
  }
}
