/** What waits for staff, of every kind. A new kind is one entry here and one in `queries.ts`. */

import { MAX_DESK_COUNT } from "@/lib/desk/rules";
import type { ReviewItem, WaitingCounts } from "./view";

interface ReviewQueue {
  label: string;
  /** Completes a count. */
  text: string;
  /** Its own desk. */
  href: string;
  count(counts: WaitingCounts): number;
}

export const REVIEW_KINDS = [
  "laporan",
  "lokasi",
  "diragukan",
  "pesan",
  "relawan",
  "mitra",
  "topik",
  "komentar",
] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export const REVIEW_QUEUES: Record<ReviewKind, ReviewQueue> = {
  laporan: {
    label: "Laporan",
    text: "laporan perlu ditinjau",
    href: "/admin/laporan",
    count: ({ reports }) => reports.WAITING,
  },
  lokasi: {
    label: "Lokasi",
    text: "lokasi menunggu validasi",
    href: "/admin/lokasi",
    count: ({ places }) => places.PENDING,
  },
  diragukan: {
    label: "Lokasi diragukan",
    text: "lokasi diragukan warga",
    href: "/admin/lokasi?queue=DOUBTED",
    count: ({ places }) => places.DOUBTED,
  },
  pesan: {
    label: "Pesan",
    text: "pesan belum dijawab",
    href: "/admin/pesan",
    // Notes on places wait with their place.
    count: ({ messages }) => Math.max(0, messages.NEW - messages.notes),
  },
  relawan: {
    label: "Relawan",
    text: "relawan tertahan",
    href: "/admin/relawan?keadaan=tertahan",
    count: ({ volunteers }) => volunteers.held,
  },
  mitra: {
    label: "Bank sampah",
    text: "bank sampah tertahan",
    href: "/admin/mitra?keadaan=ditahan",
    count: ({ partners }) => partners.held,
  },
  topik: {
    label: "Topik forum",
    text: "topik forum perlu ditinjau",
    href: "/admin/forum?kind=topik",
    count: ({ forum }) => forum.threads,
  },
  komentar: {
    label: "Komentar forum",
    text: "komentar forum perlu ditinjau",
    href: "/admin/forum?kind=komentar",
    count: ({ forum }) => forum.comments,
  },
};

/** How much waits in all, no further than the desk counts. */
export function waitingInAll(counts: WaitingCounts): number {
  const all = REVIEW_KINDS.reduce((sum, kind) => sum + REVIEW_QUEUES[kind].count(counts), 0);
  return Math.min(all, MAX_DESK_COUNT);
}

/** The last id taken of each kind. */
export type ReviewCursor = Partial<Record<ReviewKind, number>>;

/** `laporan:12,pesan:3`; what cannot be read starts anew. */
export function parseReviewCursor(text: string | undefined): ReviewCursor {
  const cursor: ReviewCursor = {};
  for (const part of (text ?? "").split(",")) {
    const [name, id = ""] = part.split(":");
    const kind = REVIEW_KINDS.find((known) => known === name);
    if (kind && /^\d{1,9}$/u.test(id)) cursor[kind] = Number(id);
  }
  return cursor;
}

export function reviewCursorText(cursor: ReviewCursor): string {
  return REVIEW_KINDS.flatMap((kind) => (cursor[kind] === undefined ? [] : `${kind}:${cursor[kind]}`)).join(",");
}

/** The risky ones, then the longest waiting of several lists. Each list keeps its own order, since each goes on after its last id taken. */
export function longestWaiting(lists: readonly (readonly ReviewItem[])[], limit: number): ReviewItem[] {
  const rest = lists.map((list) => [...list]);
  const taken: ReviewItem[] = [];
  while (taken.length < limit) {
    const [first] = rest.filter((list) => list.length > 0).sort((one, other) => rankOf(one) - rankOf(other));
    const item = first?.shift();
    if (!item) break;
    taken.push(item);
  }
  return taken;
}

function rankOf([item]: readonly ReviewItem[]): number {
  return item && !item.risky ? Date.parse(item.since) : 0;
}
