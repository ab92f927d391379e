/** The forum's categories, limits and texts. Spec 2.8, 4, 5, 8 and 9. */

import { idInSlug, slugOf } from "@/lib/format/text";

export const FORUM_CATEGORIES = ["pengelolaan-sampah", "tanaman", "eco-lifestyle"] as const;
export type ForumCategory = (typeof FORUM_CATEGORIES)[number];

export const FORUM_CATEGORY_LABELS: Record<ForumCategory, string> = {
  "pengelolaan-sampah": "Pengelolaan Sampah",
  tanaman: "Tanaman",
  "eco-lifestyle": "Eco Lifestyle",
};

export const FORUM_ORDERS = ["terbaru", "teraktif", "disukai"] as const;
export type ForumOrder = (typeof FORUM_ORDERS)[number];

export const FORUM_ORDER_LABELS: Record<ForumOrder, string> = {
  terbaru: "Terbaru",
  teraktif: "Paling aktif",
  disukai: "Paling disukai",
};

/** Author of what is written without an account. */
export const ANONYMOUS_AUTHOR = "Pengguna Anonim";

export const FORUM_LENGTH = { title: 150, author: 60, content: 5000, comment: 2000, search: 80, words: 300 };

export const FORUM_LIST_LIMIT = { default: 20, max: 50 };

/** A topic or comment can be changed by its writer for this long. */
export const EDIT_MINUTES = 15;

/** Topics of one visitor without an account within a day. */
export const ANONYMOUS_TOPICS = 3;

/** So many people's flags hide a text until staff have looked at it. */
export const HIDING_FLAGS = 3;

/** Who follows a topic hears of it no more often. */
export const UPDATES_PAUSE_MINUTES = 60;

/** The tag of everything that shows topics. */
export const FORUM_TAG = "forum";

export function threadTag(id: number): string {
  return `forum:${id}`;
}

export const FLAG_REASONS = ["spam", "kasar", "salah", "pribadi", "lainnya"] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

export const FLAG_REASON_LABELS: Record<FlagReason, string> = {
  spam: "Iklan atau spam",
  kasar: "Kata kasar atau menyerang",
  salah: "Informasi yang menyesatkan",
  pribadi: "Memuat data pribadi",
  lainnya: "Alasan lain",
};

export const FORUM_MESSAGES = {
  loadFailed: "Gagal memuat topik diskusi.",
  likeFailed: "Gagal memperbarui status like.",
  commentFailed: "Gagal menambahkan komentar. Silakan coba lagi.",
  commentEmpty: "Komentar tidak boleh kosong.",
  threadFailed: "Gagal menambahkan topik forum. Silakan coba lagi.",
  threadCreated: "Topik forum berhasil ditambahkan!",
  nothingFound: "Tidak ada hasil yang ditemukan untuk pencarian Anda.",
  noComments: "Belum ada komentar. Jadilah yang pertama berkomentar!",
} as const;

/** What stands in place of a topic whose writer's account was erased while others had answered it. */
export const ERASED_CONTENT = "Isi topik ini dihapus oleh penulisnya.";

export function threadSlug(title: string, id: number): string {
  return slugOf(title, id, "topik");
}

/** The id at the end of a topic's address; null when there is none. */
export function threadIdIn(slug: string): number | null {
  return idInSlug(slug);
}

export function threadPath(slug: string): string {
  return `/forum/${slug}`;
}

/** @param category all of them without one */
export function forumFeedPath(category?: ForumCategory): string {
  return `/api/threads/rss/${category ?? "semua"}`;
}

/** Address that ends the mails about a topic; the token stands behind #, so that it reaches no log. */
export function unfollowPath(thread: number, user: number, token: string): string {
  return `/forum/berhenti#${thread}.${user}.${token}`;
}

/** What `location.hash` of such an address says; null where it is none. */
export function unfollowIn(hash: string): { thread: number; user: number; token: string } | null {
  const [, thread, user, token] = /^#(\d{1,10})\.(\d{1,10})\.([\w.:-]{20,200})$/u.exec(hash) ?? [];
  if (thread === undefined || user === undefined || token === undefined) return null;
  return { thread: Number(thread), user: Number(user), token };
}

/** What staff do with a topic or a comment. */
export const FORUM_DECISIONS = ["release", "hide", "restore"] as const;
export type ForumDecision = (typeof FORUM_DECISIONS)[number];

/** Those that must say why. */
export const DECISIONS_WITH_WORDS: readonly ForumDecision[] = ["hide", "restore"];

export const FORUM_QUEUES = ["WAITING", "SHOWN", "HIDDEN"] as const;
export type ForumQueue = (typeof FORUM_QUEUES)[number];

export const FORUM_QUEUE_LABELS: Record<ForumQueue, string> = {
  WAITING: "Perlu ditinjau",
  SHOWN: "Tampil",
  HIDDEN: "Disembunyikan",
};

export const FORUM_KINDS = ["topik", "komentar"] as const;
export type ForumKind = (typeof FORUM_KINDS)[number];
