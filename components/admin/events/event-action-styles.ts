import type { WordsDialogStyle } from "@/components/admin/desk/words-dialog";
import { phaseAt } from "@/components/events/list/event-words";
import type { DeskEventView } from "@/lib/events/desk/view";
import { deletedText } from "@/lib/events/event/rules";

type EventActionStyle = Pick<
  WordsDialogStyle<DeskEventView>,
  "title" | "danger" | "consequence" | "words" | "templates" | "submit"
>;

export type EventActionName = "cancel" | "delete" | "restore";

export const EVENT_ACTION_STYLES: Record<EventActionName, EventActionStyle> = {
  cancel: {
    title: "Batalkan event",
    danger: true,
    consequence: (event) =>
      `Event tetap tampil dengan tanda “Dibatalkan” dan alasannya, dan tidak menerima pendaftar lagi.${notifiedText(event)} Pembatalan tidak dapat diurungkan.`,
    words: {
      name: "words",
      label: "Alasan pembatalan",
      hint: "Dibaca di halaman event dan dikirim kepada yang terdaftar. Paling sedikit 5 karakter.",
      required: true,
      max: 1000,
    },
    templates: [
      "Cuaca buruk diperkirakan pada hari itu. Kegiatan pengganti akan diumumkan.",
      "Izin tempat belum diperoleh. Kegiatan pengganti akan diumumkan.",
      "Peserta belum cukup untuk menjalankan kegiatan ini.",
    ],
    submit: "Batalkan event",
  },
  delete: {
    title: "Hapus event",
    danger: true,
    consequence: (event) =>
      `Event hilang dari semua daftar dan halaman umum.${event.cancelled ? "" : notifiedText(event)} Admin dapat memulihkannya.`,
    words: null,
    templates: [],
    submit: "Hapus event",
  },
  restore: {
    title: "Pulihkan event",
    consequence: () =>
      "Event tampil lagi di daftar dan halaman umum dengan pendaftarnya. Kabar pembatalan yang sudah terkirim tidak ditarik.",
    words: null,
    templates: [],
    submit: "Pulihkan event",
  },
};

export function savedText(name: EventActionName, title: string): string {
  if (name === "delete") return deletedText(title);
  return name === "cancel" ? `Event "${title}" dibatalkan.` : `Event "${title}" dipulihkan.`;
}

/** What the server would allow. */
export function mayAct(event: DeskEventView, isAdmin: boolean, now: Date): { edit: boolean; acts: EventActionName[] } {
  if (event.deleted) return { edit: false, acts: isAdmin ? ["restore"] : [] };
  const phase = phaseAt(event, now);
  const ahead = phase === "open" || phase === "full";
  return { edit: ahead, acts: ahead ? ["cancel", "delete"] : ["delete"] };
}

function notifiedText({ people, date }: DeskEventView): string {
  const notified = people.confirmed + people.offered + people.waiting;
  if (notified === 0 || Date.parse(date) <= Date.now()) return "";
  return ` ${notified} orang yang terdaftar atau menunggu diberi tahu lewat email bila alamatnya ada.`;
}
