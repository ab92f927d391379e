import { letter, STOP_LABEL } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";
import { type ReportStatus, STATUS_LABELS } from "@/lib/reports/rules";
import { FOLLOW_CONFIRM_DAYS } from "./rules";

/** It holds nothing that was typed: the address may be a stranger's. @param link confirms */
export function confirmFollowMail({
  code,
  email,
  ...links
}: Pick<FollowUpdates, "code" | "email" | "link" | "stopLink" | "unsubscribe">): MailMessage {
  return {
    ...letter("report", email, {
      subject: `Konfirmasi: ikuti laporan ${code}`,
      paragraphs: [
        `Alamat ini ditulis di Sulur untuk mengikuti laporan ${code}: kabar saat statusnya berubah atau warga menulis kabar baru.`,
        "Buka tautan di bawah untuk mulai mengikuti. Tanpa itu kami tidak mengirim kabar apa pun.",
      ],
      button: { label: "Ikuti laporan ini", link: links.link },
      footer: `Jika bukan Anda yang memintanya, abaikan email ini. Alamat ini kami hapus setelah ${FOLLOW_CONFIRM_DAYS} hari. ${STOP_LABEL}: ${links.stopLink}`,
    }),
    unsubscribe: links.unsubscribe,
  };
}

const CONFIRM_IT = "Apakah di tempatnya memang sudah beres? Anda dapat menjawabnya di halaman laporan.";

/** To who only pressed "Saya juga mengalami" with an account: once a report, and nothing more. */
export function askSupporterMail({ code, email, link }: { code: string; email: string; link: string }): MailMessage {
  return letter("report", email, {
    subject: `Sudah beres? Laporan ${code}`,
    paragraphs: [`Laporan ${code}, yang juga Anda alami, dinyatakan sudah ditangani. ${CONFIRM_IT}`],
    button: { label: "Jawab di halaman laporan", link },
    footer: `Anda menerima email ini satu kali karena menekan “Saya juga mengalami” pada laporan ${code} di Sulur.`,
  });
}

interface FollowUpdates {
  code: string;
  email: string;
  /** The state that the report has come to; null where it is the same. */
  status: ReportStatus | null;
  /** How many updates of neighbours are new. */
  updates: number;
  /** Number of the report that was followed before it became part of this one. */
  mergedFrom?: string | null;
  link: string;
  /** Ends these mails: the page for people, and what a mail program's own button calls. */
  stopLink: string;
  unsubscribe: string;
}

/** A followed report has gone on. It holds no words of others: what is hidden later must not stay in mailboxes. */
export function followUpdatesMail({
  code,
  email,
  status,
  updates,
  mergedFrom = null,
  ...links
}: FollowUpdates): MailMessage {
  const written = updates === 0 ? [] : [`Ada ${updates} kabar baru dari warga tentang laporan ini.`];
  return {
    ...letter("report", email, {
      subject: status === null ? `Kabar baru pada laporan ${code}` : `Laporan ${code}: ${STATUS_LABELS[status]}`,
      paragraphs: [
        ...(mergedFrom === null
          ? []
          : [`Laporan ${mergedFrom} yang Anda ikuti digabung ke laporan ${code}: kerusakannya sama.`]),
        ...(status === null ? [] : [`Status laporan ${code} yang Anda ikuti sekarang: ${STATUS_LABELS[status]}.`]),
        ...(status === "CLAIMED" ? [CONFIRM_IT] : []),
        ...written,
      ],
      button: { label: "Lihat laporan", link: links.link },
      footer: `Anda menerima email ini karena mengikuti laporan ${code} di Sulur. Berhenti mengikuti: ${links.stopLink}`,
    }),
    unsubscribe: links.unsubscribe,
  };
}
