import { HOLD_REASONS, type HoldReason } from "@/lib/holding/rules";

const HELD: Record<HoldReason, string> = {
  robot: "Diisi terlalu cepat, mungkin oleh robot",
  link: "Memuat tautan",
  repeat: "Teksnya sama dengan kiriman lain minggu ini",
  burst: "Banyak kiriman sekaligus dari orang yang sama",
  writer: "Disembunyikan bersama semua tulisan penulisnya",
  first: "Tulisan pertama dari pengirimnya",
  flags: "Dilaporkan beberapa orang",
  name: "Namanya seperti nama lembaga atau petugas",
  photo: "Fotonya belum diperiksa",
  secret: "Pelapor minta dirahasiakan",
};

/** Why the filter holds something, in words. */
export function pendingReason(reason: string): string {
  // After a colon stands by which act it was hidden, or what the filter thought of a secret one.
  const [start] = reason.split(":");
  const known = HOLD_REASONS.find((candidate) => candidate === start);
  return known ? HELD[known] : "Perlu diperiksa";
}
