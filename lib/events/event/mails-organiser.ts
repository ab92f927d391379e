import "server-only";
import { letter, type StopLink } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";
import { HOLD_HOURS } from "./rules";

export interface OrganiserAddressee {
  address: string;
  /** Absolute URL of the organiser's page. */
  link: string;
  /** Undefined for the confirmed address of an account. */
  stop: StopLink | undefined;
}

const FOOTER =
  "Anda menerima email ini karena alamat ini ditulis saat kegiatan ini ditambahkan di Sulur. Jangan teruskan: tautan di atas mengelola kegiatan Anda.";

function mailTo(
  { address, link, stop }: OrganiserAddressee,
  words: { subject: string; paragraphs: string[] },
): MailMessage {
  const button = { label: "Buka halaman penyelenggara", link };
  return letter("event", address, { ...words, quote: null, button, footer: FOOTER, stop });
}

/** The private link of an event that was just added. */
export function addedMail(to: OrganiserAddressee, { title }: { title: string }): MailMessage {
  return mailTo(to, {
    subject: `Tautan pribadi untuk ${title}`,
    paragraphs: [
      `${title} sudah tampil di Sulur. Dengan tautan di bawah Anda mengubahnya, melihat pendaftar, dan mencatat hasilnya.`,
    ],
  });
}

/** Registrations wait for the organiser's decision. */
export function heldToDecideMail(to: OrganiserAddressee, { title }: { title: string }): MailMessage {
  return mailTo(to, {
    subject: `Pendaftar menunggu keputusan Anda: ${title}`,
    paragraphs: [
      `Dari satu jaringan internet datang lebih banyak pendaftar tanpa akun atau email terkonfirmasi daripada separuh tempat ${title}.`,
      `Mungkin satu sekolah atau kampung yang memakai jaringan yang sama, mungkin kiriman palsu. Terima atau keluarkan mereka dalam ${HOLD_HOURS} jam; sesudah itu pendaftarannya gugur.`,
    ],
  });
}

/** A seat is free for somebody whom only a number reaches. */
export function relayMail(to: OrganiserAddressee, { title }: { title: string }): MailMessage {
  return mailTo(to, {
    subject: `Kabari lewat nomornya: ${title}`,
    paragraphs: [
      `Ada tempat kosong di ${title} untuk orang dalam daftar tunggu yang tidak terjangkau email. Kami tidak mengirim apa pun ke nomornya.`,
      "Nomor dan teks siap kirimnya ada di halaman penyelenggara. Kabari, lalu tekan “Sudah dikabari” dalam 6 jam, lebih cepat bila kegiatannya sudah dekat; tanpa itu tempatnya kami tawarkan kepada orang berikutnya.",
    ],
  });
}
