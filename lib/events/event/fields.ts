import { choice, clock, day, email, line, own, paragraphs } from "@/lib/forms/fields";
import { number } from "@/lib/forms/number-field";
import { CATEGORY_LABELS, EVENT_MESSAGES, type EventKind, KIND_LABELS } from "./rules";
import { ORGANISER_EMAIL_DAYS } from "./rules-manage";

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
  time: clock("Jam mulai", { required: false, clears: ["date"] }),
  ends_date: day("Tanggal selesai", { required: false, clears: ["ends"] }),
  ends: clock("Jam selesai", { empty: "Isi juga jam selesainya.", unless: ({ ends_date }) => !ends_date }),
  zone: choice("Zona waktu", ZONES, { required: false, unknown: "Zona waktu harus WIB, WITA, atau WIT." }),
  location: line("Lokasi", {
    max: 200,
    empty: EVENT_MESSAGES.locationNeeded,
    clears: ["zone"],
    hint: "Tempat berkumpul. Contoh: Lapangan Merdeka, Medan.",
    autoComplete: "off",
  }),
} as const;

/** As the API takes it: a day and a time are one moment. */
export function sentEvent({ time, ends_date, ends, ...event }: Readonly<Record<string, unknown>>) {
  const { date } = event;
  return { ...event, date: time ? `${date}T${time}` : date, ...(ends ? { ends: `${ends_date || date}T${ends}` } : {}) };
}

const { title, description, capacity, organiser, ...whenAndWhere } = EVENT;

/** The form that adds an event. @param preset what it is, until the person chooses */
export function addedEvent(preset: EventKind) {
  return {
    kind: choice("Jenis event", KIND_LABELS, { required: false, unknown: "Jenis kegiatan tidak dikenal." }),
    category: choice("Kategori", CATEGORY_LABELS, {
      empty: EVENT_MESSAGES.categoryNeeded,
      unknown: "Kategori kegiatan tidak dikenal.",
      unless: ({ kind }) => (kind || preset) !== "COMMUNITY",
    }),
    title,
    description,
    capacity,
    organiser,
    organiser_email: email("Email penyelenggara", {
      required: false,
      hint: `Tidak ditampilkan. Bila tautan pribadi hilang, kami mengirimnya lagi ke sini. Dihapus ${ORGANISER_EMAIL_DAYS} hari setelah kegiatan selesai.`,
    }),
    ...whenAndWhere,
    latitude: own("Titik", "longitude"),
    area_code: own("Daerah"),
    photo_id: own("Foto"),
  } as const;
}

/** As the API takes it: only the community has categories. */
export function sentAddedEvent({ category, ...filled }: Readonly<Record<string, unknown>>) {
  const event: Record<string, unknown> = sentEvent(filled);
  const isNamed = event.kind === "COMMUNITY" && String(category ?? "").trim() !== "";
  return { ...event, ...(isNamed ? { category } : {}) };
}

export const PHOTO_HINT = "Tampil di halaman kegiatan. Foto orang lain hanya dengan izinnya.";
