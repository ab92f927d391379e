import { HIDDEN_WITH_WRITER } from "@/lib/holding/rules";

/** `held_reason` of all that one action hides, which comes back together. */
export function markOf(at: Date): string {
  return `${HIDDEN_WITH_WRITER}:${at.getTime()}`;
}

/** Kinds of texts of one writer. */
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
