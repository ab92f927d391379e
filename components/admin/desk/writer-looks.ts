import { HIDING_WORDS } from "@/lib/admin/rules";

/** How hiding and showing everything of one writer are explained. */
export const HIDING_LOOK = {
  title: "Sembunyikan semua dari penulis ini",
  danger: true,
  words: {
    name: "words",
    label: "Alasan",
    hint: "Tercatat, dan dibaca penulisnya pada tulisan forumnya. Tulislah dengan jelas dan sopan.",
    required: true,
    max: HIDING_WORDS,
  },
  templates: [
    "Mengirim iklan atau tautan berulang kali.",
    "Kiriman yang tidak benar berulang kali.",
    "Kata-katanya menyerang orang lain.",
  ],
  submit: "Sembunyikan semuanya",
};

export const HIDING_CONSEQUENCE =
  "Laporan, lokasi, topik, komentar, pendaftaran relawan, bank sampah, dan event dari akun atau peramban yang sama hilang dari umum, dan peserta eventnya diberi tahu lewat email. Yang sudah diverifikasi pengurus tetap tampak. Semuanya dapat ditampilkan lagi sekaligus.";

export const SHOWING_LOOK = {
  title: "Tampilkan lagi semua dari penulis ini",
  words: null,
  templates: [],
  submit: "Tampilkan semuanya",
};

export const SHOWING_CONSEQUENCE =
  "Semua yang disembunyikan bersama kiriman ini tampil lagi untuk umum. Yang disembunyikan karena hal lain tetap tersembunyi.";
