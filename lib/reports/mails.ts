import { type Letter, letter, type StopLink } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";
import { ANONYMOUS_REPORTER } from "./rules";
import type { Decision } from "./rules-steps";

/** Whom a message about a report goes to, and which report it is. */
export interface ReportLetter {
  code: string;
  email: string;
  reporterName: string;
  /** Absolute address of the report's page. */
  link: string;
  /** Only the reporter and staff see the report. */
  secret?: boolean;
  stop: StopLink;
}

type Content = Omit<Letter, "name" | "footer" | "stop">;

const NEWS: Record<Decision, { state: string; paragraph: string }> = {
  verify: { state: "terverifikasi", paragraph: "Laporan Anda sudah kami periksa dan sekarang tampil di peta publik." },
  reject: {
    state: "ditolak",
    paragraph: "Laporan Anda sudah kami periksa, tetapi tidak dapat kami terima. Isinya tidak ditampilkan. Alasannya:",
  },
  start: { state: "ditindaklanjuti", paragraph: "Laporan Anda sedang ditindaklanjuti." },
  claim: { state: "diklaim selesai", paragraph: "Kerusakan yang Anda laporkan dinyatakan sudah ditangani." },
  reopen: { state: "dibuka kembali", paragraph: "Laporan Anda dibuka kembali karena penanganannya belum tuntas." },
};

const STAYS_SECRET = "Sesuai permintaan Anda, laporan ini tetap rahasia: hanya Anda dan pengelola yang melihatnya.";

const OUTCOME_QUESTION =
  "Apakah di tempatnya memang sudah beres? Beri tahu kami lewat tautan di bawah. Jika belum, laporan ini dibuka kembali.";

/** How a claim ended without staff. */
const OUTCOMES = {
  CONFIRMED: {
    state: "selesai, dipastikan warga",
    paragraph: "Warga memastikan kerusakan yang Anda laporkan sudah beres.",
  },
  CONFIRMED_BY_GUESTS: {
    state: "selesai, dikonfirmasi 2 warga tanpa akun",
    paragraph: "Dua warga tanpa akun menyatakan kerusakan yang Anda laporkan sudah beres.",
  },
  UNDISPUTED: {
    state: "selesai",
    paragraph:
      "Selama 14 hari tidak ada yang menyangkal bahwa kerusakan ini sudah ditangani. Laporan Anda selesai, tetapi belum dipastikan warga.",
  },
  REOPENED: {
    state: "dibuka kembali",
    paragraph: "Menurut warga kerusakan ini belum beres, jadi laporan Anda dibuka kembali.",
  },
} as const;

export function outcomeMail(to: ReportLetter, outcome: keyof typeof OUTCOMES): MailMessage {
  const { state, paragraph } = OUTCOMES[outcome];
  return message(to, {
    subject: `Laporan ${to.code} ${state}`,
    paragraphs: [paragraph],
    button: { label: "Lihat laporan", link: to.link },
  });
}

/** @param into number of the report that it has become part of; `to.link` leads there */
export function mergedMail(to: ReportLetter, into: string): MailMessage {
  return message(to, {
    subject: `Laporan ${to.code} digabung ke ${into}`,
    paragraphs: [
      `Laporan Anda ternyata tentang kerusakan yang sama dengan laporan ${into}, jadi keduanya kami gabung. Suara Anda ikut dihitung di sana.`,
    ],
    button: { label: `Lihat laporan ${into}`, link: to.link },
  });
}

/** Four weeks after. @param link address that lets its holder answer */
export function stillCleanMail(to: ReportLetter, link: string): MailMessage {
  return message(to, {
    subject: `Masih bersih? Laporan ${to.code}`,
    paragraphs: ["Empat minggu lalu laporan Anda selesai. Apakah di tempatnya masih bersih?"],
    button: { label: "Jawab", link },
  });
}

/**
 * After a report was taken in. It holds nothing that was typed, not even the name: the address may be a stranger's.
 * @param held the report is not shown before staff have looked at it
 * @param hasMap the report is public, of no risky kind, and has a point: the rounded one is shown
 */
export function receiptMail(to: ReportLetter, held = false, hasMap = false): MailMessage {
  return message(
    { ...to, reporterName: ANONYMOUS_REPORTER },
    {
      subject: `Laporan ${to.code} sudah kami terima`,
      paragraphs: [
        `Laporan Anda sudah kami terima dengan nomor ${to.code}. Simpan nomor ini untuk melihat perkembangannya.`,
        held
          ? "Laporan ini tampil di Sulur setelah diperiksa pengelola. Kami mengirim kabar ke alamat ini pada setiap langkah."
          : "Selanjutnya, pengelola memeriksa laporan Anda. Kami mengirim kabar ke alamat ini pada setiap langkah.",
      ],
      picture: hasMap ? { src: `${to.link}/peta.png`, alt: "Peta di sekitar tempat laporan" } : null,
      button: { label: "Lihat laporan", link: to.link },
    },
  );
}

/** @param outcomeLink address that lets its holder judge how the report was resolved */
export function decisionMail(
  to: ReportLetter,
  decision: Decision,
  words: string | null,
  outcomeLink: string | null = null,
): MailMessage {
  const { state, paragraph } = NEWS[decision];
  const news = to.secret && decision === "verify" ? `Laporan Anda sudah kami periksa. ${STAYS_SECRET}` : paragraph;
  const questions = outcomeLink === null ? [] : [OUTCOME_QUESTION];
  return message(to, {
    subject: `Laporan ${to.code} ${state}`,
    paragraphs: [news, ...questions],
    quote: words,
    button:
      outcomeLink === null
        ? { label: "Lihat laporan", link: to.link }
        : { label: "Beri tahu hasilnya", link: outcomeLink },
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

function message(to: ReportLetter, content: Content): MailMessage {
  const name = to.reporterName === ANONYMOUS_REPORTER ? "" : to.reporterName;
  return letter("report", to.email, { ...content, name, footer: FOOTER, stop: to.stop });
}
