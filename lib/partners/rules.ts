/** Waste banks: what they take, when they are open, what they pay, and the spec's texts (2.15, 4, 8). */

import type { Zone } from "@/lib/format/dates";
import { readNumber } from "@/lib/format/decimal";
import { idInSlug, slugOf } from "@/lib/format/text";

export const PARTNER_MATERIALS = [
  "plastik",
  "kertas",
  "logam",
  "kaca",
  "elektronik",
  "minyak_jelantah",
  "tekstil",
  "organik",
] as const;
export type PartnerMaterial = (typeof PARTNER_MATERIALS)[number];

export const PARTNER_MATERIAL_LABELS: Record<PartnerMaterial, string> = {
  plastik: "Plastik",
  kertas: "Kertas dan kardus",
  logam: "Logam",
  kaca: "Kaca",
  elektronik: "Elektronik",
  minyak_jelantah: "Minyak jelantah",
  tekstil: "Tekstil",
  organik: "Organik",
};

/** Other words for each kind. */
export const PARTNER_MATERIAL_WORDS: Record<PartnerMaterial, string> = {
  plastik: "botol, botol bekas, botol plastik, gelas plastik, galon, kresek, kemasan",
  kertas: "kardus, kardus bekas, koran, majalah, buku bekas, karton",
  logam: "besi, besi tua, besi bekas, kaleng, kaleng bekas, aluminium, tembaga",
  kaca: "botol kaca, botol kecap, beling",
  elektronik: "baterai, baterai bekas, aki, aki bekas, hp rusak, hp bekas, kabel, lampu bekas, e waste",
  minyak_jelantah: "jelantah, minyak goreng bekas, minyak bekas",
  tekstil: "baju bekas, pakaian bekas, kain perca, kain bekas",
  organik: "sisa dapur, sisa makanan, daun kering, magot, maggot",
};

/** As staff have seen: of one neighbourhood, or the central one of a city. */
export const PARTNER_BADGES = ["BSU", "BSI"] as const;
export type PartnerBadge = (typeof PARTNER_BADGES)[number];

export const PARTNER_BADGE_LABELS: Record<PartnerBadge, string> = {
  BSU: "Bank Sampah Unit (BSU)",
  BSI: "Bank Sampah Induk (BSI)",
};

/** ISO weekdays, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_LABELS: Record<Weekday, string> = {
  1: "Senin",
  2: "Selasa",
  3: "Rabu",
  4: "Kamis",
  5: "Jumat",
  6: "Sabtu",
  7: "Minggu",
};

/** One day of the weekly schedule; `08:00` on the clock of the place. */
export interface OpenHours {
  day: Weekday;
  opens: string;
  closes: string;
}

/** What a kilogram of something brings. */
export interface PartnerPrice {
  name: string;
  rupiah: number;
}

/** How long a device may weigh with a price list that was replaced meanwhile. */
export const PRICE_LIST_DAYS = 7;

export const PARTNER_LENGTH = { name: 120, address: 300, message: 1000, note: 160, price: 60 };

export const MOST_PRICES = 40;
export const MOST_RUPIAH = 1_000_000;
/** No household brings more at once; of the calculator. */
export const MOST_KILOGRAMS = 10_000;

/** The API's page; the screen's is shorter. */
export const PARTNER_LIST_LIMIT = { default: 50, max: 200, screen: 12 };

/** The tag of everything that shows partners. */
export const PARTNERS_TAG = "partners";

/** Texts of the spec: 2.15 for what a partner has not filled in, 5 and 8 for the form and the list. */
export const PARTNER_MESSAGES = {
  noAddress: "Alamat tidak tersedia",
  noSchedule: "Jadwal akan dikonfirmasi",
  noMaterials: "Berbagai Jenis Sampah",
  required: "Nama, Email, dan Nomor Telepon harus diisi.",
  loadFailed: "Gagal memuat daftar mitra. Silakan coba refresh halaman.",
  registered: "Pendaftaran berhasil! Terima kasih telah bergabung.",
  failed: "Pendaftaran gagal. Silakan coba lagi.",
  empty: "Belum ada bank sampah terdaftar. Jadilah yang pertama!",
} as const;

/** The address of a partner's page: its name in ASCII, then its id, so that it never clashes. */
export function partnerSlug(name: string, id: number): string {
  return slugOf(name, id, "bank-sampah");
}

export function partnerIdIn(slug: string): number | null {
  return idInSlug(slug);
}

export function partnerPath(slug: string): string {
  return `/bank-sampah/${slug}`;
}

/**
 * Address of the page where a partner is changed. The key stands behind #, so that it reaches no server, no log and no
 * Referer. @param token as POST /api/partners answers it, once; staff need none
 */
export function managePartnerPath(slug: string, token?: string): string {
  return `${partnerPath(slug)}/kelola${token === undefined ? "" : `#kunci=${token}`}`;
}

/** Day and time on the clock of a place. */
function clockAt(now: Date, zone: Zone): { day: Weekday; time: string } {
  const hours = { WIB: 7, WITA: 8, WIT: 9 }[zone];
  const local = new Date(now.getTime() + hours * 3_600_000);
  const day = (local.getUTCDay() || 7) as Weekday;
  return { day, time: local.toISOString().slice(11, 16) };
}

/** Today's weekday there. */
export function weekdayIn(zone: Zone, now: Date): Weekday {
  return clockAt(now, zone).day;
}

/** The opening that counts for somebody who wants to go. */
export interface NextOpening extends OpenHours {
  /** `now`: the door is open; `today`: it opens later today; `later`: on another day. */
  when: "now" | "today" | "later";
  /** How many days from now; 0 is today. */
  days: number;
}

/** The opening that lasts, or the next one; null without hours. @param zone whose clock counts */
export function nextOpening(hours: readonly OpenHours[], zone: Zone, now: Date): NextOpening | null {
  const { day: today, time } = clockAt(now, zone);
  const daysUntil = ({ day, closes }: OpenHours) => (day === today && time >= closes ? 7 : (day - today + 7) % 7);
  const [next] = hours.toSorted((one, other) => daysUntil(one) - daysUntil(other));
  if (!next) return null;
  const days = daysUntil(next);
  return { ...next, days, when: days > 0 ? "later" : time >= next.opens ? "now" : "today" };
}

/** What a bag of sorted waste brings, in rupiah. @param kilograms by the name of a price */
export function bagValue(prices: readonly PartnerPrice[], kilograms: Readonly<Record<string, number>>): number {
  return Math.round(prices.reduce((sum, { name, rupiah }) => sum + rupiah * (kilograms[name] ?? 0), 0));
}

/** Typed kilograms, to the gram; null for what is none. */
export function kilogramsIn(text: string): number | null {
  const kilograms = readNumber(text);
  if (kilograms === null || kilograms < 0 || kilograms > MOST_KILOGRAMS) return null;
  return Number(kilograms.toFixed(3)) === kilograms ? kilograms : null;
}

/** "3.500", "Rp 3500,-" and "3500" are the same; null for what is no whole number of rupiah between 1 and `most`. */
export function rupiahUpTo(text: string, most: number): number | null {
  const rupiah = readNumber(text.replace(/^\s*rp\.?/iu, "").replace(/,-\s*$/u, ""));
  return Number.isInteger(rupiah) && rupiah !== null && rupiah >= 1 && rupiah <= most ? rupiah : null;
}

/** For so long after its address was changed, a waste bank's new private links go to the address before. */
export const ADDRESS_HOLD_DAYS = 14;

/** What the desk can do with a partner. */
export const PARTNER_ACTIONS = [
  "verify_bsu",
  "verify_bsi",
  "unverify",
  "release",
  "hide",
  "restore",
  "new_link",
] as const;
export type PartnerAction = (typeof PARTNER_ACTIONS)[number];

export const PARTNER_STATES = ["tampil", "ditahan", "disembunyikan"] as const;
export type PartnerState = (typeof PARTNER_STATES)[number];

export const PARTNER_STATE_LABELS: Record<PartnerState, string> = {
  tampil: "Tampil",
  ditahan: "Tertahan",
  disembunyikan: "Disembunyikan",
};
