import { choice, clock, day, line, paragraphs } from "@/lib/forms/fields";
import { number } from "@/lib/forms/number-field";
import { EVENT_MESSAGES } from "./rules";

export const MAX_CAPACITY = 100_000;

const ZONES = { WIB: "WIB", WITA: "WITA", WIT: "WIT" };

/** Fields that adding and changing an event share. A form has day and time apart, the API has one moment (`sentEvent`). */
export const EVENT = {
  title: line("Judul kegiatan", { max: 120, empty: EVENT_MESSAGES.titleNeeded, autoComplete: "off" }),
  description: paragraphs("Deskripsi", {
    max: 4000,
    empty: EVENT_MESSAGES.descriptionNeeded,
    rows: 4,
    hint: "Apa yang dikerjakan bersama, apa yang perlu dibawa, dan cara ke sana.",
  }),
  capacity: number("Kapasitas", EVENT_MESSAGES.capacityNeeded, {
    min: 1,
    max: MAX_CAPACITY,
    whole: true,
    large: `Kapasitas paling banyak ${MAX_CAPACITY} orang.`,
    hint: "Jumlah orang yang dapat ikut.",
  }),
  organiser: line("Penyelenggara", {
    required: false,
    max: 80,
    hint: "Nama kelompok atau lembaga. Tampil untuk umum, jadi jangan menulis nomor telepon.",
    autoComplete: "organization",
  }),
  date: day("Tanggal", { empty: EVENT_MESSAGES.dateNeeded }),
  time: clock("Jam mulai", { required: false }),
  ends_date: day("Tanggal selesai", { required: false }),
  ends: clock("Jam selesai", { empty: "Isi juga jam selesainya.", unless: ({ ends_date }) => !ends_date }),
  zone: choice("Zona waktu", ZONES, { required: false, unknown: "Zona waktu harus WIB, WITA, atau WIT." }),
  location: line("Lokasi", {
    max: 200,
    empty: EVENT_MESSAGES.locationNeeded,
    hint: "Tempat berkumpul. Contoh: Lapangan Merdeka, Medan.",
    autoComplete: "off",
  }),
} as const;

/** As the API takes it: a day and a time are one moment. */
export function sentEvent({ time, ends_date, ends, ...event }: Readonly<Record<string, unknown>>) {
  const { date } = event;
  return { ...event, date: time ? `${date}T${time}` : date, ...(ends ? { ends: `${ends_date || date}T${ends}` } : {}) };
}
