import type { Letter } from "@/lib/format/letter";
import { letter, STOP_LABEL } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";
import { AREA_CONFIRM_DAYS } from "./rules";

interface Links {
  email: string;
  link: string;
  /** Ends these mails: the page for people, and what a mail program's own button calls. */
  stopLink: string;
  unsubscribe: string;
}

/** It holds nothing that was typed: the address may be a stranger's. @param link confirms */
export function confirmAreaMail({ area, ...links }: Links & { area: string }): MailMessage {
  return {
    ...letter("report", links.email, {
      subject: `Konfirmasi: ikuti ${area}`,
      paragraphs: [
        `Alamat ini ditulis di Sulur untuk mengikuti ${area}: laporan, kegiatan, dan bank sampah di sana, dalam satu email.`,
        "Buka tautan di bawah untuk mulai mengikuti. Tanpa itu kami tidak mengirim kabar apa pun.",
      ],
      button: { label: "Ikuti wilayah ini", link: links.link },
      footer: `Jika bukan Anda yang memintanya, abaikan email ini. Alamat ini kami hapus setelah ${AREA_CONFIRM_DAYS} hari. ${STOP_LABEL}: ${links.stopLink}`,
    }),
    unsubscribe: links.unsubscribe,
  };
}

interface Digest extends Links {
  /** Names of the areas where something happened, the reader's first one first. */
  areas: [string, ...string[]];
  lists: NonNullable<Letter["lists"]>;
  /** Counts everything new, including items that `lists` leaves out. */
  total: number;
  shown: number;
}

/** The digest: news of all areas that a person follows. */
export function digestMail({ areas, lists, total, shown, ...links }: Digest): MailMessage {
  const [first, ...others] = areas;
  const where = others.length === 0 ? first : `${first} dan ${others.length} wilayah lain`;
  return {
    ...letter("report", links.email, {
      subject: `Kabar ${where}: ${total} hal baru`,
      paragraphs: [`Ada ${total} hal baru di ${where}.`],
      lists,
      after: total > shown ? [`Masih ada ${total - shown} hal lain di halaman wilayahnya.`] : [],
      button: { label: `Lihat ${first}`, link: links.link },
      footer: `Anda menerima email ini karena mengikuti wilayah di Sulur. Berhenti mengikuti semua: ${links.stopLink}`,
    }),
    unsubscribe: links.unsubscribe,
  };
}
