import type { WordsLook } from "@/components/admin/desk/words-dialog";
import { HIDING_CONSEQUENCE, HIDING_LOOK } from "@/components/admin/desk/writer-looks";
import { BLOCK_REASON } from "@/lib/admin/rules";
import type { UserDetailView } from "@/lib/admin/view";

type UserActLook = Pick<
  WordsLook<UserDetailView>,
  "title" | "danger" | "consequence" | "words" | "templates" | "submit"
>;

/** Named as the last part of their addresses; the role has a dialog of its own. */
export type UserActName = "role" | "block" | "unblock" | "end-sessions" | "hide-writings" | "restore-writings";

const WORDLESS = { words: null, templates: [] };

export const USER_ACT_LOOKS: Record<Exclude<UserActName, "role">, UserActLook> = {
  block: {
    title: "Blokir akun",
    danger: true,
    consequence: ({ username, email }) =>
      `${username} langsung dikeluarkan dari semua perangkat dan tidak dapat masuk lagi. Alasannya dibaca saat mencoba masuk${email === null ? "" : " dan dikirim lewat email"}.`,
    words: {
      name: "reason",
      label: "Alasan",
      hint: "Dibaca oleh pemilik akun. Tulislah dengan jelas dan sopan.",
      required: true,
      max: BLOCK_REASON.max,
    },
    templates: [
      "Mengirim promosi atau tautan berulang kali.",
      "Mengirim laporan yang tidak benar berulang kali.",
      "Menulis dengan kata-kata yang menyerang orang lain.",
    ],
    submit: "Blokir",
  },
  unblock: {
    title: "Buka blokir",
    consequence: ({ username, email }) =>
      `${username} dapat masuk lagi seperti biasa${email === null ? "" : " dan diberi tahu lewat email"}.`,
    ...WORDLESS,
    submit: "Buka blokir",
  },
  "end-sessions": {
    title: "Keluarkan dari semua perangkat",
    consequence: ({ username }) =>
      `${username} harus masuk lagi di setiap perangkat, dan semua token API-nya dicabut. Passwordnya tetap sama.`,
    ...WORDLESS,
    submit: "Keluarkan",
  },
  "hide-writings": {
    title: "Sembunyikan semua tulisan akun ini",
    danger: true,
    consequence: () => HIDING_CONSEQUENCE,
    words: HIDING_LOOK.words,
    templates: HIDING_LOOK.templates,
    submit: "Sembunyikan",
  },
  "restore-writings": {
    title: "Tampilkan kembali tulisan akun ini",
    consequence: ({ writings }) =>
      `${writings.reduce((sum, { hidden }) => sum + hidden, 0)} tulisan yang disembunyikan bersama-sama tampak lagi seperti sebelumnya.`,
    ...WORDLESS,
    submit: "Tampilkan kembali",
  },
};
