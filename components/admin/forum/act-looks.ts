import type { WordsLook } from "@/components/admin/desk/words-dialog";
import { HIDDEN_WITH_WRITER } from "@/lib/admin/rules";
import { FORUM_LENGTH, type ForumDecision } from "@/lib/forum/rules";
import type { DeskTextView } from "@/lib/forum/view";

type ActLook = Pick<WordsLook<DeskTextView>, "title" | "danger" | "consequence" | "words" | "templates" | "submit"> & {
  /** Completes "Topik … ". */
  done: string;
};

const hint = "Dibaca oleh penulisnya dan tercatat. Tulislah dengan jelas dan sopan.";
const words = { name: "words", label: "Alasan", hint, required: true, max: FORUM_LENGTH.words };

const HIDING = [
  "Memuat data pribadi orang lain.",
  "Iklan yang tidak ada kaitannya dengan lingkungan.",
  "Kata-katanya menyerang orang lain.",
];

export const ACT_LOOKS: Record<ForumDecision, ActLook> = {
  release: {
    title: "Tampilkan",
    consequence: ({ kind }) =>
      `${kind === "topik" ? "Topik" : "Komentar"} ini tampil untuk umum. Laporan warga tentangnya dianggap selesai.`,
    words: null,
    templates: [],
    submit: "Tampilkan untuk umum",
    done: "ditampilkan.",
  },
  hide: {
    title: "Sembunyikan",
    danger: true,
    consequence: ({ kind }) =>
      kind === "topik"
        ? "Topik ini hilang dari forum bersama semua komentarnya. Penulisnya dapat membaca alasannya; Anda dapat memulihkannya."
        : "Komentar ini hilang dari topiknya. Penulisnya dapat membaca alasannya; Anda dapat memulihkannya.",
    words,
    templates: HIDING,
    submit: "Sembunyikan",
    done: "disembunyikan.",
  },
  restore: {
    title: "Pulihkan",
    consequence: () => "Tulisan ini tampil lagi untuk umum, di tempatnya semula.",
    words: { ...words, hint: "Tercatat bersama keputusan ini." },
    templates: ["Setelah diperiksa lagi, tulisan ini tidak melanggar aturan."],
    submit: "Pulihkan",
    done: "dipulihkan.",
  },
  hide_writer: {
    title: "Sembunyikan semua dari penulis ini",
    danger: true,
    consequence: () =>
      "Semua topik dan komentar yang sedang tampil dari akun atau peramban yang sama hilang dari forum. Anda dapat memulihkannya sekaligus.",
    words,
    templates: HIDING,
    submit: "Sembunyikan semuanya",
    done: "disembunyikan bersama semua tulisan penulisnya.",
  },
  restore_writer: {
    title: "Pulihkan semua dari penulis ini",
    consequence: () => "Semua yang disembunyikan bersama tulisan penulis ini tampil lagi untuk umum.",
    words: null,
    templates: [],
    submit: "Pulihkan semuanya",
    done: "dipulihkan bersama semua tulisan penulisnya.",
  },
};

/** What staff may do now with a text. */
export function decisionsFor({ queue, heldReason, flags }: DeskTextView): ForumDecision[] {
  if (queue === "HIDDEN") return heldReason === HIDDEN_WITH_WRITER ? ["restore", "restore_writer"] : ["restore"];
  const waits = queue === "WAITING" || heldReason !== null || flags.length > 0;
  return waits ? ["release", "hide", "hide_writer"] : ["hide", "hide_writer"];
}

export function nameOf({ kind, id }: DeskTextView): string {
  return `${kind === "topik" ? "Topik" : "Komentar"} nomor ${id}`;
}
