import { formatDate } from "@/lib/format/dates";
import { letter, type StopLink } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";

interface QuestionOf {
  code: string;
  email: string;
  channel: string;
  /** Days, `YYYY-MM-DD`. */
  sentOn: string;
  dueOn: string;
  /** Address that lets its holder answer. */
  link: string;
  /** For an address that nobody has confirmed. */
  stop: StopLink | undefined;
}

/** It holds nothing that was typed, not even the ticket: the address may be a stranger's. */
export function handoverQuestionMail({ code, email, channel, sentOn, dueOn, link, stop }: QuestionOf): MailMessage {
  return letter("report", email, {
    subject: `Sudah dijawab? Laporan ${code}`,
    paragraphs: [
      `Pada ${formatDate(sentOn)} Anda mencatat bahwa laporan ${code} diteruskan ke ${channel}. Janji kanal itu: ditindaklanjuti paling lambat ${formatDate(dueOn)}.`,
      "Apakah sudah dijawab atau dikerjakan? Jawaban Anda tampil di halaman laporan, tanpa nama Anda.",
    ],
    button: { label: "Jawab", link },
    footer: `Anda menerima email ini karena mencatat penerusan laporan ${code} di Sulur. Kami bertanya paling banyak dua kali.`,
    stop,
  });
}
