/** Kinds, states and limits of events. Spec 2.10, 2.11, 4, 5 and 9. */

import { idInSlug, slugOf } from "@/lib/format/text";

export const EVENT_KINDS = ["PLANTING", "COMMUNITY"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What a list of events holds. */
export type ListedKind = EventKind | "ALL";

export const KIND_LABELS: Record<EventKind, string> = { PLANTING: "Event tanam pohon", COMMUNITY: "Event komunitas" };

export const EVENT_CATEGORIES = ["GOTONG_ROYONG", "DISKUSI", "KAMPANYE", "WORKSHOP"] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

export const CATEGORY_LABELS: Record<EventCategory, string> = {
  GOTONG_ROYONG: "Gotong Royong",
  DISKUSI: "Diskusi",
  KAMPANYE: "Kampanye",
  WORKSHOP: "Workshop",
};

/** Other words for each kind and category. */
export const EVENT_WORDS: Record<EventCategory | "PLANTING", string> = {
  GOTONG_ROYONG: "kerja bakti, bersih bersih, bakti sosial",
  DISKUSI: "bincang, seminar, sarasehan",
  KAMPANYE: "sosialisasi, aksi damai",
  WORKSHOP: "lokakarya, pelatihan, kursus, belajar",
  PLANTING: "penghijauan, reboisasi",
};

/** What a card says above the title. */
export function kindLabel({ kind, category }: { kind: EventKind; category: EventCategory | null }): string {
  return kind === "COMMUNITY" && category ? CATEGORY_LABELS[category] : "Tanam Pohon";
}

type KindOfEvent = { kind: EventKind; category: EventCategory | null };

const SCENES: Record<EventCategory, string> = {
  GOTONG_ROYONG: "gotong-royong",
  DISKUSI: "diskusi",
  KAMPANYE: "kampanye",
  WORKSHOP: "workshop",
};

/** Where trees are planted, by the words of the title; the first that fits. */
const PLANTING_SCENES: [words: RegExp, scene: string][] = [
  [/mangrove|bakau/iu, "mangrove"],
  [/danau|sungai|waduk|pantai|pesisir/iu, "konservasi"],
  [/hutan|gunung|lereng|bukit/iu, "hutan-kota"],
  [/taman|jalan/iu, "taman-kota"],
  [/bibit|kebun|sekolah|pekarangan|buah|sayur/iu, "bibit"],
];

/** The drawing of an event, by its name in public/ilustrasi. */
export function sceneOf({ kind, category, title }: KindOfEvent & { title: string }): string {
  if (kind === "COMMUNITY" && category) return SCENES[category];
  return PLANTING_SCENES.find(([words]) => words.test(title))?.[1] ?? "tanam";
}

const OUTDOORS = ["Air minum di botol isi ulang", "Topi atau payung", "Sepatu yang boleh kotor", "Sarung tangan"];
const INDOORS = ["Air minum di botol isi ulang", "Alat tulis"];
const BRING: Record<EventCategory, readonly string[]> = {
  GOTONG_ROYONG: [...OUTDOORS, "Masker"],
  DISKUSI: INDOORS,
  KAMPANYE: OUTDOORS.slice(0, 2),
  WORKSHOP: INDOORS,
};

/** What people do well to bring, whatever the organiser says besides. */
export function bringTo({ kind, category }: KindOfEvent): readonly string[] {
  return kind === "COMMUNITY" && category ? BRING[category] : OUTDOORS;
}

export const EVENT_ZONES = ["WIB", "WITA", "WIT"] as const;

/** What decides whether people can still come. */
export interface EventTiming {
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
  capacity: number;
  registered: number;
}

export type EventPhase = "open" | "full" | "running" | "past" | "cancelled";

export function phaseOf(event: EventTiming, now: Date): EventPhase {
  if (event.cancelledAt !== null) return "cancelled";
  if (event.endsAt <= now) return "past";
  if (event.startsAt <= now) return "running";
  return event.registered >= event.capacity ? "full" : "open";
}

/** Seats that are left (spec 9). */
export function remainingSeats({ capacity, registered }: { capacity: number; registered: number }): number {
  return Math.max(0, capacity - registered);
}

/** The bar of an event's card, 0 to 100 (spec 9). */
export function fullPercent({ capacity, registered }: { capacity: number; registered: number }): number {
  return Math.min(100, Math.round((registered / capacity) * 100));
}

export const REGISTRATION_STATUSES = ["CONFIRMED", "WAITING", "OFFERED", "CANCELLED", "HELD"] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** These hold seats. */
export const SEATED_STATUSES = ["CONFIRMED", "OFFERED"] as const satisfies RegistrationStatus[];

/** One registration brings at most this many people. */
export const MAX_PEOPLE = 10;

/** So many where neither an account nor a confirmed e-mail address stands behind it. */
export const UNPROVED_PEOPLE = 4;

/** So long the organiser may decide about what goes beyond a network's share. */
export const HOLD_HOURS = 48;

/** A freed seat is kept this long for the next on the waiting list, and never past the event's start. */
export const OFFER_HOURS = 24;

/** Without an end an event lasts this long. */
export const DEFAULT_HOURS = 3;

/** No event lasts longer. */
export const MAX_DAYS = 7;

/** A day without a time begins then, on the place's clock. */
export const DEFAULT_START = "07:00";

export const EVENT_LIST_LIMIT = { default: 50, max: 100, screen: 12, archive: 6 };

/** So many events of one series lie ahead at most. */
export const MAX_REPEATS = 12;

/** How long a right access code holds. */
export const ACCESS_SECONDS = 15 * 60;

/** The address of an event's page: its title in ASCII, then its id, so that it never clashes. */
export function eventSlug(title: string, id: number): string {
  return slugOf(title, id, "kegiatan");
}

/** The id at the end of a slug, whatever title stands before it; null when there is none. */
export function eventIdOf(slug: string): number | null {
  return idInSlug(slug);
}

/** The events ahead as RSS. */
export const EVENT_FEED_PATH = "/event/rss.xml";

/** Address of an event's page on this site, of either kind. */
export function eventPath(slug: string): string {
  return `/event/${slug}`;
}

/** Texts of the spec, sections 4, 5 and 8. */
export const EVENT_MESSAGES = {
  full: "Event Penuh",
  register: "Daftar Sekarang",
  timeout: "Request timeout - Server tidak merespons",
  unreachable: "Tidak dapat terhubung ke server. Pastikan backend berjalan dengan benar.",
  notArray: "Data yang diterima bukan array",
  serverWorks: "Koneksi server berhasil!",
  registered: "Pendaftaran berhasil! Kartu kegiatan telah diperbarui.",
  registrationFailed: "Terjadi kesalahan saat pendaftaran.",
  nameAndEmail: "Nama dan Email harus diisi.",
  communityIncomplete: "Mohon lengkapi data yang wajib diisi!",
  phoneNeeded: "Nomor telepon wajib diisi.",
  unprovedPeople:
    "Tanpa akun atau email terkonfirmasi, satu pendaftaran paling banyak 4 orang. Masuk dengan akun untuk mendaftarkan sampai 10 orang.",
  unconfirmedPeople:
    "Konfirmasi email ini dahulu lewat tautan di email pendaftaran. Tanpa itu satu pendaftaran paling banyak 4 orang.",
  titleNeeded: "Judul kegiatan wajib diisi!",
  dateNeeded: "Tanggal wajib diisi!",
  locationNeeded: "Lokasi wajib diisi!",
  descriptionNeeded: "Deskripsi wajib diisi!",
  capacityNeeded: "Kapasitas harus angka positif!",
  categoryNeeded: "Pilih kategori kegiatan komunitas.",
  wrongCode: "Kode salah! Silakan coba lagi.",
  chooseEvent: "Silakan pilih event yang akan dihapus.",
  addFailed: "Gagal menambahkan event",
  deleteFailed: "Gagal menghapus event",
} as const;

export function addedText(title: string): string {
  return `Event "${title}" berhasil ditambahkan!`;
}

export function deletedText(title: string): string {
  return `Event "${title}" berhasil dihapus!`;
}

/** The spec's word that confirms a deletion, in any letter case. */
export function confirmsDeletion(typed: string): boolean {
  return typed.trim().toLowerCase() === "hapus";
}

export function unconfirmedText(title: string): string {
  return `Teks konfirmasi tidak sesuai untuk "${title}" atau event belum dipilih. Ketik "hapus" untuk mengonfirmasi.`;
}

/** Cache tag of what shows events in any number or order. */
export const EVENTS_TAG = "events";

/** Cache tag of what shows one event. */
export function eventTag(id: number): string {
  return `event:${id}`;
}
