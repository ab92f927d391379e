import "server-only";
import { formatDateTime } from "@/lib/format/dates";
import { letter } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";
import { type AnnouncedEvent, eventCalendar } from "./calendar";

const FOOTER =
  "Anda menerima email ini karena alamat ini ditulis saat mendaftar kegiatan di Sulur. Jika bukan Anda yang mendaftar, abaikan email ini.";

function timeAndPlace({ startsAt, zone, location }: AnnouncedEvent): string {
  return `Waktu: ${formatDateTime(startsAt, zone)}. Tempat: ${location}.`;
}

/** It holds nothing that was typed, not even the name: the address may be a stranger's. */
export function registeredMail(address: string, event: AnnouncedEvent, people: number, now: Date): MailMessage {
  return {
    to: { name: "", address },
    ...letter({
      subject: `Anda terdaftar: ${event.title}`,
      name: "",
      paragraphs: [
        `Pendaftaran untuk ${event.title} sudah kami catat untuk ${people} orang.`,
        timeAndPlace(event),
        "Undangan kalender terlampir pada email ini.",
      ],
      footer: FOOTER,
    }),
    calendar: { method: "PUBLISH", content: eventCalendar(event, "PUBLISH", now) },
  };
}

export function waitingMail(address: string, event: AnnouncedEvent): MailMessage {
  return {
    to: { name: "", address },
    ...letter({
      subject: `Anda dalam daftar tunggu: ${event.title}`,
      name: "",
      paragraphs: [`Kursi untuk ${event.title} sudah penuh, jadi Anda masuk daftar tunggu.`, timeAndPlace(event)],
      footer: FOOTER,
    }),
  };
}

export function changedMail(address: string, event: AnnouncedEvent, now: Date): MailMessage {
  return {
    to: { name: "", address },
    ...letter({
      subject: `Perubahan kegiatan: ${event.title}`,
      name: "",
      paragraphs: ["Penyelenggara mengubah kegiatan yang Anda ikuti. Sekarang:", event.title, timeAndPlace(event)],
      footer: FOOTER,
    }),
    calendar: { method: "PUBLISH", content: eventCalendar(event, "PUBLISH", now) },
  };
}

/** @param words the organiser's reason */
export function cancelledMail(address: string, event: AnnouncedEvent, words: string | null, now: Date): MailMessage {
  return {
    to: { name: "", address },
    ...letter({
      subject: `Kegiatan dibatalkan: ${event.title}`,
      name: "",
      paragraphs: [`Mohon maaf, ${event.title} dibatalkan.`, timeAndPlace(event)],
      quote: words,
      footer: FOOTER,
    }),
    calendar: { method: "CANCEL", content: eventCalendar(event, "CANCEL", now) },
  };
}
