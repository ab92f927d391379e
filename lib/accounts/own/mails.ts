import { type Owner, toOwner } from "@/lib/accounts/mails";
import { formatDateTime } from "@/lib/format/dates";
import type { MailMessage } from "@/lib/kernel/ctx";

const CHANGED = {
  PASSWORD_CHANGED: { subject: "Password akun Anda sudah diganti", what: "Password" },
  QUESTION_CHANGED: { subject: "Pertanyaan keamanan akun Anda sudah diganti", what: "Pertanyaan keamanan" },
} as const;

/** @param link to where a stolen account is recovered */
export function secretChangedMail(
  owner: Owner,
  kind: keyof typeof CHANGED,
  { at, link }: { at: Date; link: string },
): MailMessage {
  const { subject, what } = CHANGED[kind];
  return toOwner(owner, {
    subject,
    paragraphs: [
      `${what} akun ${owner.username} diganti pada ${formatDateTime(at)}. Semua perangkat lain dan token API dikeluarkan.`,
      "Jika bukan Anda yang menggantinya, segera pulihkan akun Anda.",
    ],
    button: { label: "Pulihkan akun", link },
  });
}

/** The last message to somebody whose account is gone. */
export function erasedMail(owner: Owner, at: Date): MailMessage {
  return toOwner(owner, {
    subject: "Akun Anda sudah dihapus",
    paragraphs: [
      `Akun ${owner.username} dihapus pada ${formatDateTime(at)} atas permintaan dari akun itu sendiri, dengan passwordnya.`,
      "Data pribadi Anda sudah dihapus dari basis data kami. Laporan dan lokasi yang sudah terverifikasi tetap ada, tanpa kaitan dengan Anda.",
      "Terima kasih sudah ikut merawat bumi.",
    ],
  });
}
