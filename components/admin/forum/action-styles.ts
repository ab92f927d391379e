import type { WordsDialogStyle } from "@/components/admin/desk/words-dialog";
import { FORUM_LENGTH, type ForumDecision } from "@/lib/forum/rules";
import type { DeskTextView } from "@/lib/forum/view";

type TextActionStyle = Pick<
  WordsDialogStyle<DeskTextView>,
  "title" | "danger" | "consequence" | "words" | "templates" | "submit"
>;

const hint = "Dibaca oleh penulisnya dan tercatat. Tulislah dengan jelas dan sopan.";
const words = { name: "words", label: "Alasan", hint, required: true, max: FORUM_LENGTH.words };

const HIDING = [
  "Memuat data pribadi orang lain.",
  "Iklan yang tidak ada kaitannya dengan lingkungan.",
  "Kata-katanya menyerang orang lain.",
];

export const TEXT_ACTION_STYLES: Record<ForumDecision, TextActionStyle> = {
  release: {
    title: "Tampilkan",
    consequence: ({ kind }) =>
      `${kind === "topik" ? "Topik" : "Komentar"} ini tampil untuk umum. Laporan warga tentangnya dianggap selesai.`,
    words: null,
    templates: [],
    submit: "Tampilkan untuk umum",
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
  },
  restore: {
    title: "Pulihkan",
    consequence: () => "Tulisan ini tampil lagi untuk umum, di tempatnya semula.",
    words: { ...words, hint: "Tercatat bersama keputusan ini." },
    templates: ["Setelah diperiksa lagi, tulisan ini tidak melanggar aturan."],
    submit: "Pulihkan",
  },
};

/** What staff may do now with a text. */
export function decisionsFor({ queue, heldReason, flags }: DeskTextView): ForumDecision[] {
  if (queue === "HIDDEN") return ["restore"];
  const waits = queue === "WAITING" || heldReason !== null || flags.length > 0;
  return waits ? ["release", "hide"] : ["hide"];
}

export function nameOf({ kind, id }: DeskTextView): string {
  return `${kind === "topik" ? "Topik" : "Komentar"} nomor ${id}`;
}
