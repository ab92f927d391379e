/** States, kinds and limits of green places. Spec 2.13 and 4. */

import { searchWords } from "@/lib/format/search-words";
import { idInSlug, slugOf } from "@/lib/format/text";

export const PLACE_STATUSES = ["PENDING", "APPROVED", "REJECTED"] as const;
export type PlaceStatus = (typeof PLACE_STATUSES)[number];

export const PLACE_STATUS_LABELS: Record<PlaceStatus, string> = {
  PENDING: "Menunggu validasi",
  APPROVED: "Terverifikasi",
  REJECTED: "Ditolak",
};

/** In the order of the filter's chips. */
export const PLACE_KINDS = [
  "taman_kota",
  "hutan_kota",
  "kebun_raya",
  "mangrove",
  "bank_sampah",
  "daur_ulang",
  "konservasi",
  "lainnya",
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const PLACE_KIND_LABELS: Record<PlaceKind, string> = {
  taman_kota: "Taman kota",
  hutan_kota: "Hutan kota",
  kebun_raya: "Kebun raya",
  mangrove: "Mangrove",
  bank_sampah: "Bank sampah",
  daur_ulang: "Daur ulang",
  konservasi: "Konservasi",
  lainnya: "Lainnya",
};

/** Other words for each kind. */
export const PLACE_KIND_WORDS: Record<PlaceKind, string> = {
  taman_kota: "taman, alun alun, lapangan",
  hutan_kota: "taman, hutan, taman hutan, paru paru kota",
  kebun_raya: "taman botani, kebun botani",
  mangrove: "bakau, hutan bakau, hutan mangrove",
  bank_sampah: "tabungan sampah, bsu, bsi",
  daur_ulang: "tps3r, tpst, tempat daur ulang, rumah kompos",
  konservasi: "taman nasional, cagar alam, suaka margasatwa",
  lainnya: "",
};

/** Its scene in public/ilustrasi. */
export function placeDrawing(kind: PlaceKind): string {
  return kind === "lainnya" ? "bibit" : kind.replace("_", "-");
}

/** On the map, the badges and the share cards. White on each has a contrast of at least 4.5:1. */
export const PLACE_KIND_COLOURS: Record<PlaceKind, string> = {
  taman_kota: "#22734a",
  hutan_kota: "#12452e",
  kebun_raya: "#6a7a12",
  mangrove: "#0f6f78",
  bank_sampah: "#8a5a00",
  daur_ulang: "#1b4470",
  konservasi: "#6a3f1f",
  lainnya: "#4f6058",
};

/** What decides whether a place shows. A closed one keeps its page, which says so; a merged one's page leads on. */
export interface PlaceState {
  status: PlaceStatus;
  closedAt: Date | null;
  mergedIntoId: number | null;
}

/** On the map and in the lists. */
export function isOnMap({ status, closedAt, mergedIntoId }: PlaceState): boolean {
  return status === "APPROVED" && closedAt === null && mergedIntoId === null;
}

/** `keep` answers residents' doubt: staff know that the place is there. */
export const PLACE_DECISIONS = ["approve", "reject", "keep", "close", "reopen"] as const;
export type PlaceDecision = (typeof PLACE_DECISIONS)[number];

export type PlaceStepKind = "CREATED" | "APPROVED" | "REJECTED" | "EDITED" | "MERGED" | "CLOSED" | "REOPENED" | "KEPT";

/** What decides what staff may do with a place. */
export interface DeskPlaceState {
  status: PlaceStatus;
  closed: boolean;
  merged: boolean;
  doubted: boolean;
}

/** Decisions that a place of this standing allows, in the order of the desk's buttons. */
export function decisionsFor({ status, closed, merged, doubted }: DeskPlaceState): PlaceDecision[] {
  if (merged) return [];
  if (status === "PENDING") return ["approve", "reject"];
  if (status === "REJECTED") return ["approve"];
  if (closed) return ["reopen"];
  return doubted ? ["keep", "close"] : ["close"];
}

/** "Sudah ada di dekat sini?" looks this far; the same name counts up to the second distance. */
export const DOUBLE_METERS = { any: 100, sameName: 2000 };

/** This many more "sudah tutup" than "masih ada" bring a place before staff. */
export const CLOSED_DOUBT = 3;

/** How many more "sudah tutup" than "masih ada" there are. */
export function closedLead({ openCount, closedCount }: { openCount: number; closedCount: number }): number {
  return Math.max(0, closedCount - openCount);
}

/** The API's page; the screen's is shorter. */
export const PLACE_LIST_LIMIT = { default: 50, max: 200, screen: 20 };

/** The nearest places to a position are sorted by distance up to this many. */
export const NEAREST_LIMIT = 100;

/** Texts of the spec, sections 5 and 8. */
export const PLACE_MESSAGES = {
  sending: "Mengirim data lokasi...",
  added: "Lokasi berhasil ditambahkan!",
  failed: "Gagal menambahkan lokasi. Silakan coba lagi.",
  empty: "Tidak ada lokasi tersedia.",
  noGeolocation: "Geolocation tidak didukung browser",
} as const;

/** The message of an add-location attempt disappears after this. */
export const PLACE_MESSAGE_MS = 3000;

/** Rows that one import file may have, and its size. */
export const IMPORT_LIMIT = 5000;
export const IMPORT_MAX_BYTES = 2 * 1024 * 1024;

/** An import's report lists no more of one sort of rows. */
export const IMPORT_SHOWN = 100;

/** The columns of an exported file, which an import reads as far as they are not ours to say. */
export const EXCHANGE_COLUMNS = [
  "id",
  "slug",
  "name",
  "kind",
  "description",
  "latitude",
  "longitude",
  "approximate",
  "regency",
  "province",
  "status",
  "closed_at",
  "open_count",
  "closed_count",
  "created_at",
  "updated_at",
] as const;

/** Width of the column that keeps a folded name; ligatures unfold into several letters. */
const NAME_KEY_LENGTH = 120;

/** The name as search and the look for doubles compare it. */
export function placeNameKey(name: string): string {
  return [...searchWords(name)].slice(0, NAME_KEY_LENGTH).join("").trim();
}

/** The address of a place's page: its name in ASCII, then its id, so that it never clashes. */
export function placeSlug(name: string, id: number): string {
  return slugOf(name, id, "lokasi");
}

/** The id at the end of a slug, whatever name stands before it; null when there is none. */
export function placeIdIn(slug: string): number | null {
  return idInSlug(slug);
}

/** Address of a place's page on this site. */
export function placePath(slug: string): string {
  return `/peta-lokasi/${slug}`;
}

/** What a step set, in words. */
export const PLACE_STEP_LABELS: Record<PlaceStepKind, string> = {
  CREATED: "Ditambahkan",
  APPROVED: "Terverifikasi",
  REJECTED: "Ditolak",
  EDITED: "Disunting",
  MERGED: "Digabungkan",
  CLOSED: "Sudah tutup",
  REOPENED: "Dibuka kembali",
  KEPT: "Dipastikan masih ada",
};

export const PLACE_REJECTION_TEMPLATES = [
  "Tempat ini belum dapat kami pastikan. Silakan tambahkan lagi dengan foto atau keterangan yang lebih lengkap.",
  "Tempat ini sudah ada di peta.",
  "Ini bukan lokasi hijau untuk umum.",
  "Nama, keterangan, atau fotonya memuat data pribadi orang lain.",
] as const;
