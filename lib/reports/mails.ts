import type { MailMessage } from "@/lib/kernel/ctx";
import { ANONYMOUS_REPORTER, type Decision } from "./rules";

/** Whom a message about a report goes to, and which report it is. */
export interface ReportLetter {
  code: string;
  email: string;
  reporterName: string;
  /** Absolute address of the report's page. */
  link: string;
}

interface Letter {
  subject: string;
  paragraphs: string[];
  /** Words of staff, set off from ours. */
  quote?: string | null;
  button: { label: string; link: string };
}

const NEWS: Record<Decision, { state: string; paragraph: string }> = {
  verify: {
    state: "terverifikasi",
    paragraph: "Laporan Anda sudah kami periksa dan sekarang tampil di peta publik.",
  },
  reject: {
    state: "ditolak",
    paragraph: "Laporan Anda sudah kami periksa, tetapi tidak dapat kami terima. Isinya tidak ditampilkan. Alasannya:",
  },
  start: {
    state: "ditindaklanjuti",
    paragraph: "Laporan Anda sedang ditindaklanjuti.",
  },
  resolve: {
    state: "selesai",
    paragraph: "Kerusakan yang Anda laporkan sudah ditangani. Terima kasih sudah ikut merawat bumi.",
  },
  reopen: {
    state: "dibuka kembali",
    paragraph: "Laporan Anda dibuka kembali karena penanganannya belum tuntas.",
  },
};

/** After a report was taken in. It holds nothing that was typed, not even the name: the address may be a stranger's. */
export function receiptMail(to: ReportLetter): MailMessage {
  return message(
    { ...to, reporterName: ANONYMOUS_REPORTER },
    {
      subject: `Laporan ${to.code} sudah kami terima`,
      paragraphs: [
        `Laporan Anda sudah kami terima dengan nomor ${to.code}. Simpan nomor ini untuk melihat perkembangannya.`,
        "Selanjutnya, pengelola memeriksa laporan Anda. Kami mengirim kabar ke alamat ini pada setiap langkah.",
      ],
      button: { label: "Lihat laporan", link: to.link },
    },
  );
}

export function decisionMail(to: ReportLetter, decision: Decision, words: string | null): MailMessage {
  const { state, paragraph } = NEWS[decision];
  return message(to, {
    subject: `Laporan ${to.code} ${state}`,
    paragraphs: [paragraph],
    quote: words,
    button: { label: "Lihat laporan", link: to.link },
  });
}

/** @param answerLink address that lets its holder answer */
export function questionMail(to: ReportLetter, question: string, answerLink: string): MailMessage {
  return message(to, {
    subject: `Ada pertanyaan tentang laporan ${to.code}`,
    paragraphs: ["Agar laporan Anda dapat diproses, kami memerlukan keterangan tambahan:"],
    quote: question,
    button: { label: "Jawab pertanyaan", link: answerLink },
  });
}

const FOOTER =
  "Anda menerima email ini karena alamat ini ditulis saat melapor di Sulur. Jika bukan Anda yang melapor, abaikan email ini.";

function message(to: ReportLetter, { subject, paragraphs, quote, button }: Letter): MailMessage {
  const name = to.reporterName === ANONYMOUS_REPORTER ? "" : to.reporterName;
  const greeting = name ? `Halo ${name},` : "Halo,";
  const quoted = quote
    ? quote
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n")
    : null;
  const text = [
    greeting,
    ...paragraphs,
    ...(quoted ? [quoted] : []),
    `${button.label}:\n${button.link}`,
    "Salam hangat,\nSulur",
    `-- \n${FOOTER}`,
  ];
  const html = [
    `<p>${escaped(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ...(quote ? [`<blockquote style="${QUOTE}">${escaped(quote).replaceAll("\n", "<br>")}</blockquote>`] : []),
    `<p><a href="${escaped(button.link)}" style="${BUTTON}">${escaped(button.label)}</a></p>`,
    "<p>Salam hangat,<br>Sulur</p>",
    `<p style="color:#4F6058;font-size:14px">${escaped(FOOTER)}</p>`,
  ];
  return {
    to: { name, address: to.email },
    subject,
    text: `${text.join("\n\n")}\n`,
    html: `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="${BODY}">${html.join("\n")}</body></html>`,
  };
}

const BODY = "margin:0 auto;padding:24px;max-width:560px;background:#FDFAF3;color:#16201C;font:16px/26px sans-serif";
const QUOTE = "margin:16px 0;padding:12px 16px;border-left:4px solid #22734A;background:#F7F1E3";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:12px;background:#185A3B;color:#FFFFFF;text-decoration:none;font-weight:bold";

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
