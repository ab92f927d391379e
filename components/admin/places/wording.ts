import type { ActionStyle } from "@/components/admin/desk/kind";
import type { WordsDialogStyle } from "@/components/admin/desk/words-dialog";
import { decisionsFor, PLACE_REJECTION_TEMPLATES, type PlaceDecision } from "@/lib/places/rules";
import type { PlaceQueue } from "@/lib/places/schemas";
import type { DeskPlaceView } from "@/lib/places/view";

/** What staff can do with a place at the desk. */
export type PlaceAction = PlaceDecision | "edit" | "merge";

const INNER_WORDS = {
  name: "words",
  label: "Keterangan",
  hint: "Boleh kosong. Hanya pengelola yang membacanya, di riwayat.",
  required: false,
  max: 1000,
};

export const DECISION_WORDING: Record<PlaceDecision, WordsDialogStyle<DeskPlaceView>> = {
  approve: {
    button: "Verifikasi",
    title: "Verifikasi lokasi",
    consequence: ({ photo, approximate }) => {
      const shown = photo ? "Lokasi dan fotonya" : "Lokasi";
      const point = approximate ? " Titiknya masih perkiraan: sunting dahulu bila Anda tahu tempat tepatnya." : "";
      return `${shown} tampil di peta, di daftar, dan di beranda.${point}`;
    },
    words: INNER_WORDS,
    templates: ["Sudah kami datangi.", "Sudah kami pastikan lewat warga setempat."],
    submit: "Verifikasi lokasi",
    done: "diverifikasi",
    shortcut: "v",
  },
  reject: {
    button: "Tolak",
    title: "Tolak lokasi",
    danger: true,
    consequence: () => "Lokasi tidak tampil. Yang menambahkannya membaca alasan Anda.",
    words: {
      name: "words",
      label: "Alasan penolakan",
      hint: "Wajib diisi. Yang menambahkan lokasi ini membacanya.",
      required: true,
      max: 1000,
      empty: "Alasan penolakan wajib diisi. Pilih salah satu contoh atau tulis sendiri.",
    },
    templates: PLACE_REJECTION_TEMPLATES,
    submit: "Tolak lokasi",
    done: "ditolak",
    shortcut: "t",
  },
  keep: {
    button: "Masih ada",
    title: "Pastikan masih ada",
    consequence: ({ closedCount }) =>
      `Lokasi tetap di peta. ${closedCount} warga yang menyebutnya tutup dianggap sudah terjawab.`,
    words: INNER_WORDS,
    templates: ["Sudah kami datangi.", "Sudah kami tanyakan kepada pengelolanya."],
    submit: "Pastikan masih ada",
    done: "dipastikan masih ada",
    shortcut: "m",
  },
  close: {
    button: "Tandai tutup",
    title: "Tandai sudah tutup",
    danger: true,
    consequence: () =>
      "Lokasi hilang dari peta dan daftar. Halamannya tetap ada dan mengatakan bahwa tempat ini sudah tutup.",
    words: INNER_WORDS,
    templates: ["Beberapa warga menyebutnya sudah tutup.", "Sudah kami datangi."],
    submit: "Tandai sudah tutup",
    done: "ditandai sudah tutup",
    shortcut: "c",
  },
  reopen: {
    button: "Buka kembali",
    title: "Buka kembali lokasi",
    consequence: () => "Lokasi tampil lagi di peta dan daftar.",
    words: INNER_WORDS,
    templates: ["Tempat ini dibuka kembali."],
    submit: "Buka kembali lokasi",
    done: "dibuka kembali",
    shortcut: "b",
  },
};

export const PLACE_WORDING: Record<PlaceAction, ActionStyle> = {
  ...DECISION_WORDING,
  edit: { button: "Sunting", rare: true, title: "Sunting lokasi", done: "disunting", shortcut: "e" },
  merge: { button: "Gabungkan", rare: true, title: "Gabungkan lokasi", done: "digabungkan", shortcut: "g" },
};

/** The actions a place allows, the usual one first. */
export function actionsFor({ status, closedAt, mergedInto, doubted }: DeskPlaceView): PlaceAction[] {
  if (mergedInto !== null) return [];
  const decisions = decisionsFor({ status, closed: closedAt !== null, merged: false, doubted });
  return status === "REJECTED" ? [...decisions, "edit"] : [...decisions, "edit", "merge"];
}

/** Whether the action takes a place out of the tab. What residents wrote keeps it among the doubted ones. */
export function leaves(action: PlaceAction, { notes }: DeskPlaceView, tab: PlaceQueue): boolean {
  switch (action) {
    case "approve":
    case "reject":
    case "merge":
      return true;
    case "keep":
    case "close":
      return tab === "DOUBTED" && notes.length === 0;
    default:
      return false;
  }
}
