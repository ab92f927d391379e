import { formatDateTime } from "@/lib/format/dates";
import { type Letter, letter, type StopLink } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";
import { deviceLabel } from "./devices";
import { EMAIL_TICKET_HOURS } from "./recovery/rules";

const CHANGED = {
  PASSWORD_CHANGED: { subject: "Password akun Anda sudah diganti", what: "Password", done: "diganti" },
  QUESTION_CHANGED: {
    subject: "Pertanyaan keamanan akun Anda sudah diganti",
    what: "Pertanyaan keamanan",
    done: "diganti",
  },
  QUESTION_OFF: {
    subject: "Pertanyaan keamanan akun Anda sudah dimatikan",
    what: "Pertanyaan keamanan",
    done: "dimatikan",
  },
} as const;

/** An account whose address its owner has confirmed. */
export interface Owner {
  username: string;
  email: string;
}

const OWNERS_FOOTER = "Anda menerima email ini karena alamat ini terhubung dengan sebuah akun di Sulur.";
const STRANGERS_FOOTER =
  "Anda menerima email ini karena seseorang menulis alamat ini sebagai email akunnya di Sulur. Jika bukan Anda, abaikan email ini: tanpa tindakan Anda tidak ada yang berubah.";

type Content = Omit<Letter, "name" | "footer" | "stop">;

export function toOwner({ username, email }: Owner, content: Content): MailMessage {
  return letter("account", email, { ...content, name: username, footer: OWNERS_FOOTER });
}

/** @param link opens the second step of /forgot, once */
export function recoveryMail(
  owner: Owner,
  { minutes, isOff, link }: { minutes: number; isOff: boolean; link: string },
): MailMessage {
  return toOwner(owner, {
    subject: "Tautan untuk membuat password baru",
    paragraphs: [
      isOff
        ? `Seseorang meminta password baru untuk akun ${owner.username}.`
        : `Seseorang menjawab pertanyaan keamanan akun ${owner.username} dengan benar dan meminta password baru.`,
      `Tautan ini berlaku ${minutes} menit dan hanya dapat dipakai sekali.`,
      isOff
        ? "Jika bukan Anda, abaikan surat ini. Tanpa tautannya password Anda tidak berubah."
        : "Jika bukan Anda, jangan buka tautannya. Masuklah ke akun Anda lalu ganti pertanyaan keamanannya.",
    ],
    button: { label: "Buat password baru", link },
  });
}

/** @param link to where another one can be asked for */
export function recoveredMail(owner: Owner, at: Date, link: string): MailMessage {
  return toOwner(owner, {
    subject: "Password akun Anda sudah diganti",
    paragraphs: [
      `Password akun ${owner.username} diganti pada ${formatDateTime(at)}. Semua perangkat dikeluarkan dari akun ini.`,
      "Jika bukan Anda yang menggantinya, segera pulihkan akun Anda dan ganti pertanyaan keamanannya.",
    ],
    button: { label: "Pulihkan akun", link },
  });
}

/** It holds nothing that was typed, not even the name: the address may be a stranger's. */
export function confirmationMail(email: string, link: string, stop: StopLink): MailMessage {
  return letter("account", email, {
    subject: "Konfirmasi alamat email Anda",
    paragraphs: [
      "Buka tautan di bawah ini lalu tekan Konfirmasi, agar alamat ini menjadi email akun Sulur Anda.",
      `Tautan ini berlaku ${EMAIL_TICKET_HOURS} jam dan hanya dapat dipakai sekali.`,
    ],
    button: { label: "Konfirmasi email", link },
    footer: STRANGERS_FOOTER,
    stop,
  });
}

/** To the owner of an address that another account asked for. */
export function addressTakenMail(owner: Owner): MailMessage {
  return toOwner(owner, {
    subject: "Alamat email ini sudah dipakai akun Anda",
    paragraphs: [
      `Seseorang ingin memakai alamat ini untuk akun lain. Alamat ini sudah menjadi email akun ${owner.username}, jadi tidak ada yang berubah.`,
      "Jika itu Anda sendiri, hapus dahulu alamat ini dari akun lama Anda. Jika bukan, Anda tidak perlu melakukan apa pun.",
    ],
  });
}

/** To the address that is still the account's. @param link to the account page */
export function emailRequestedMail(owner: Owner, link: string): MailMessage {
  return toOwner(owner, {
    subject: "Ada permintaan mengganti email akun Anda",
    paragraphs: [
      `Seseorang yang tahu password akun ${owner.username} meminta alamat email lain. Alamat ini tetap berlaku sampai alamat baru dikonfirmasi.`,
      "Jika bukan Anda, segera ganti password Anda.",
    ],
    button: { label: "Buka akun", link },
  });
}

/** To the address that is no longer the account's. */
export function emailGoneMail(owner: Owner, link: string): MailMessage {
  return toOwner(owner, {
    subject: "Alamat ini bukan lagi email akun Anda",
    paragraphs: [
      `Alamat ini dilepas dari akun ${owner.username}. Kabar dan tautan pemulihan akun itu tidak lagi dikirim ke sini.`,
      "Jika bukan Anda yang melepasnya, segera masuk lalu ganti password Anda.",
    ],
    button: { label: "Buka akun", link },
  });
}

/** At most once a day. */
export function guessedMail(owner: Owner, link: string): MailMessage {
  return toOwner(owner, {
    subject: "Banyak yang mencoba masuk ke akun Anda",
    paragraphs: [
      `Dari banyak tempat ada yang menebak password atau jawaban keamanan akun ${owner.username}. Tebakan-tebakan itu ditolak dan kami perlambat.`,
      "Jika bukan Anda, pastikan password Anda tidak dipakai di situs lain. Peramban yang pernah Anda pakai untuk masuk tetap dapat masuk seperti biasa.",
    ],
    button: { label: "Periksa akun", link },
  });
}

interface NewDevice {
  device: string;
  at: Date;
  link: string;
}

export function newDeviceMail(owner: Owner, { device, at, link }: NewDevice): MailMessage {
  return toOwner(owner, {
    subject: "Ada yang masuk dari perangkat baru",
    paragraphs: [
      `Akun ${owner.username} dibuka dari ${deviceLabel(device)} pada ${formatDateTime(at)}.`,
      "Jika itu Anda, abaikan email ini. Jika bukan, segera keluarkan perangkat itu dan ganti password Anda.",
    ],
    button: { label: "Periksa perangkat", link },
  });
}

/** @param link to where a stolen account is recovered */
export function secretChangedMail(
  owner: Owner,
  kind: keyof typeof CHANGED,
  { at, link }: { at: Date; link: string },
): MailMessage {
  const { subject, what, done } = CHANGED[kind];
  return toOwner(owner, {
    subject,
    paragraphs: [
      `${what} akun ${owner.username} ${done} pada ${formatDateTime(at)}. Semua perangkat lain dan token API dikeluarkan.`,
      "Jika bukan Anda yang melakukannya, segera pulihkan akun Anda.",
    ],
    button: { label: "Pulihkan akun", link },
  });
}

/** The last message to somebody whose account is gone. */
export function erasedMail(owner: Owner, at: Date): MailMessage {
  return toOwner(owner, {
    subject: "Akun Anda sudah dihapus",
    paragraphs: [
      `Akun ${owner.username} dihapus pada ${formatDateTime(at)} atas permintaan dari akun itu sendiri, dengan password yang benar.`,
      "Data pribadi Anda sudah dihapus dari basis data kami. Laporan dan lokasi yang sudah terverifikasi tetap ada, tanpa kaitan dengan Anda.",
      "Terima kasih sudah ikut merawat bumi.",
    ],
  });
}
