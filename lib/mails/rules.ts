import type { MailKind } from "@/lib/kernel/ctx";

/** The queue of pg-boss that carries mails. */
export const MAIL_QUEUE = "mail";

const DAY = 86_400;

/** How long a mail is kept, in seconds; it holds an address, so no longer than a fault needs to be understood. */
export const MAIL_RETENTION = {
  /** Until it is given up; the tries together take less. */
  waiting: 3 * DAY,
  failed: 7 * DAY,
  /** Sent or taken back. */
  done: DAY,
};

/**
 * How many mails one mailbox gets from us, whoever caused them: more would let strangers flood it, fewer would hold up
 * the news of somebody with ten reports. What is over waits for its next try. Mails about an account have a budget of
 * their own, so that a flood of others never holds up "your password was changed".
 */
export const MAIL_BUDGET = { hour: { points: 10, seconds: 3_600 }, day: { points: 30, seconds: DAY } } as const;

/** Between two mails of one topic, in seconds: who clicks back and forth is told how it stands in the end. */
export const MAIL_PAUSE = 300;

/** Mails that one transaction writes: PostgreSQL may be slow, and after five seconds all of them would be rolled back. */
export const MAILS_AT_ONCE = 50;

/** The worker's code for a mail that waits because its mailbox has got enough. */
export const OVER_BUDGET = "EBUDGET";

/**
 * The mailbox that an address ends in: `sari+a@…` is `sari@…`, and Gmail knows no dots. Only for counting; mail goes to
 * the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const key = address.normalize("NFKC").trim().toLowerCase();
  const at = key.lastIndexOf("@");
  const domain = key.slice(at + 1);
  const name = key.slice(0, at).replace(/(?!^)\+.*$/u, "");
  return /^(?:gmail|googlemail)\.com$/u.test(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** The drawers of the outbox, by the names that stand in its address. */
export const MAIL_BOXES = ["menunggu", "gagal", "terkirim", "dibatalkan"] as const;
export type MailBox = (typeof MAIL_BOXES)[number];

export const MAIL_BOX_LABELS: Record<MailBox, string> = {
  menunggu: "Menunggu",
  gagal: "Gagal",
  terkirim: "Terkirim",
  dibatalkan: "Dibatalkan",
};

/** What lies in each drawer, and for how long. */
export const MAIL_BOX_NOTES: Record<MailBox, string> = {
  menunggu:
    "Menunggu giliran, atau dicoba lagi dengan jeda yang makin panjang selama lebih dari sehari. Yang sedang dikirim tidak dapat dibatalkan.",
  gagal: `Sudah berhenti dicoba: alamatnya ditolak, atau server surat terlalu lama mati. Dihapus setelah ${MAIL_RETENTION.failed / DAY} hari.`,
  terkirim: `Sudah diterima server surat. Dihapus setelah ${MAIL_RETENTION.done / DAY} hari.`,
  dibatalkan: `Diurungkan bersama langkahnya, digantikan surat yang lebih baru, dihentikan penerimanya, atau dibatalkan di sini. Dihapus setelah ${MAIL_RETENTION.done / DAY} hari.`,
};

export const MAIL_KIND_LABELS: Record<MailKind, string> = {
  account: "Akun",
  report: "Laporan",
  message: "Pesan",
  event: "Kegiatan",
  forum: "Forum",
  partner: "Bank sampah",
};
export const MAIL_KINDS = Object.keys(MAIL_KIND_LABELS) as MailKind[];

export const MAILS_PAGE = 30;
/** A search looks through so many of the newest mails of a drawer. */
export const MAILS_SEARCHED = 5_000;
/** So many failed mails are put back at once. */
export const MAILS_AGAIN_AT_ONCE = 1_000;

/** What the worker noted about a try that failed. */
export interface MailFault {
  /** nodemailer's code, or the system's. */
  code: string;
  /** What the mail server answered, e.g. 550. */
  responseCode: number | null;
  /** The process that was sending it went away, or took too long. */
  interrupted: boolean;
}

const FAULTS: Record<string, string> = {
  EAUTH: "Server surat menolak nama pengguna atau password yang dipakai situs ini.",
  ENOAUTH: "Server surat meminta nama pengguna dan password.",
  EDNS: "Alamat server surat tidak ditemukan.",
  ETLS: "Sambungan aman ke server surat gagal dibuat.",
  EMESSAGE: "Server surat menolak isi surat ini.",
  ENOSPC: "Penyimpanan server penuh, sehingga berkas surat tidak dapat ditulis.",
  EACCES: "Folder surat di server tidak boleh ditulisi.",
  [OVER_BUDGET]: `Kotak surat ini sudah menerima ${MAIL_BUDGET.hour.points} surat dalam satu jam atau ${MAIL_BUDGET.day.points} dalam satu hari, jadi surat ini menunggu.`,
};
const UNREACHABLE = new Set(["ECONNECTION", "ETIMEDOUT", "ESOCKET", "ECONNREFUSED", "EPROTOCOL"]);

/** Why the last try failed, for who can do something about it. */
export function faultWords({ code, responseCode, interrupted }: MailFault): string {
  if (interrupted) return "Pengiriman terhenti di tengah jalan.";
  const detail = responseCode === null ? "" : ` (kode ${responseCode})`;
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    if (responseCode !== null && responseCode < 500) return `Server surat meminta agar dicoba lagi nanti${detail}.`;
    if (code === "EENVELOPE") return `Server surat menolak alamat ini${detail}. Mungkin kotak suratnya tidak ada.`;
  }
  const known = FAULTS[code];
  if (known) return `${known.slice(0, -1)}${detail}.`;
  if (UNREACHABLE.has(code)) return "Server surat tidak dapat dihubungi.";
  return `Pengiriman gagal karena sebab yang tidak dikenal${code ? ` (${code})` : detail}.`;
}
