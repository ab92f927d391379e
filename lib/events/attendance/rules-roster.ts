/** Texts that an organiser passes on to the group's chat. */

import type { EventView } from "@/lib/events/event/view";
import { formatDate, formatHours } from "@/lib/format/dates";
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
  const seated = entries.filter(({ status }) => status !== "WAITING");
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
    "Berhalangan? Batalkan lewat tautan di email pendaftaran Anda, agar kursinya dapat dipakai orang lain.",
    "",
    url,
  ].join("\n");
}
