import type { RoleName } from "@/lib/accounts/view";
import type { HoldReason } from "@/lib/holding/rules";

/** How many users one piece of the list holds. */
export const USERS_PAGE = { default: 20, max: 100 };

export const ROLE_NAMES = ["user", "pengelola", "admin"] as const satisfies RoleName[];
export const ROLE_LABELS: Record<RoleName, string> = { admin: "Admin", pengelola: "Pengelola", user: "User" };

export const USER_STATES = ["aktif", "diblokir"] as const;

export const USER_ORDERS = ["terbaru", "nama", "terlihat"] as const;

/** It is read to its owner at the login, so it says something. */
export const BLOCK_REASON = { min: 5, max: 300 };

/** Opens the reason why something is held that was hidden together with everything its writer sent. */
export const HIDDEN_WITH_WRITER = "writer" satisfies HoldReason;

/** The whole of that reason: what one act hid comes back together. */
export function markOf(at: Date): string {
  return `${HIDDEN_WITH_WRITER}:${at.getTime()}`;
}

export function isHiddenWithWriter(heldReason: string | null): boolean {
  return heldReason?.split(":")[0] === HIDDEN_WITH_WRITER;
}

/** What one writer can have written. */
export const WRITING_KINDS = ["laporan", "kabar", "lokasi", "topik", "komentar", "relawan", "mitra", "event"] as const;
export type WritingKind = (typeof WRITING_KINDS)[number];

export const WRITING_LABELS: Record<WritingKind, string> = {
  laporan: "Laporan",
  kabar: "Kabar laporan",
  lokasi: "Lokasi",
  topik: "Topik",
  komentar: "Komentar",
  relawan: "Pendaftaran relawan",
  mitra: "Bank sampah",
  event: "Event",
};

/** Why everything of a writer is hidden; the forum shows it to them. */
export const HIDING_WORDS = 300;

/** What the page of one account shows of each. */
export const SHOWN_SESSIONS = 10;
export const SHOWN_AUDIT = 20;
