import { choice, line, paragraphs } from "@/lib/forms/fields";
import { FLAG_REASON_LABELS, FORUM_CATEGORIES, FORUM_CATEGORY_LABELS, FORUM_LENGTH, FORUM_MESSAGES } from "./rules";

const title = line("Judul", { max: FORUM_LENGTH.title, min: 3, autoComplete: "off" });

const author = line("Penulis", {
  max: FORUM_LENGTH.author,
  hint: "Tampil di topik. Nama panggilan saja cukup.",
  autoComplete: "name",
});

const category = choice("Kategori", FORUM_CATEGORY_LABELS, {
  empty: "Kategori wajib diisi.",
  unknown: `Pilih kategori: ${FORUM_CATEGORIES.join(", ")}.`,
});

const content = paragraphs("Isi topik", {
  max: FORUM_LENGTH.content,
  min: 3,
  rows: 6,
  hint: "Boleh memakai **tebal**, daftar dengan tanda -, dan tautan. Jangan menulis data pribadi orang lain.",
});

/** A new topic of somebody without an account. */
export const TOPIC = { title, author, category, content } as const;

/** An account stands for the author. */
export const OWN_TOPIC = { ...TOPIC, author: { ...author, required: false } } as const;

/** A change of one's own topic. */
export const TOPIC_EDIT = { title, category, content } as const;

const comment = { max: FORUM_LENGTH.comment, empty: FORUM_MESSAGES.commentEmpty, rows: 2 };

export const COMMENT = { content: paragraphs("Komentar Anda", comment) } as const;

export const COMMENT_EDIT = { content: paragraphs("Komentar", comment) } as const;

export const FLAG = {
  reason: choice("Apa yang salah?", FLAG_REASON_LABELS, {
    empty: "Pilih dahulu satu alasan.",
    unknown: "Pilih alasannya dari daftar.",
  }),
} as const;
