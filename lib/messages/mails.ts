import { formatDate } from "@/lib/format/dates";
import { letter, type StopLink } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";

/** The letter that is answered. */
interface AnsweredLetter {
  name: string | null;
  email: string;
  subject: string | null;
  body: string;
  createdAt: Date;
  stop: StopLink;
}

const WRONG_ADDRESS = "Jika bukan Anda yang menulis, abaikan email ini.";

/** After a letter was taken in. It holds nothing that was typed, not even the name: the address may be a stranger's. */
export function receiptMail(address: string, stop: StopLink): MailMessage {
  return letter("message", address, {
    subject: "Pesan Anda sudah kami terima",
    paragraphs: [
      "Terima kasih sudah menulis kepada Sulur. Pesan Anda sudah kami terima dan akan dibaca pengelola.",
      "Jawabannya kami kirim ke alamat email ini.",
    ],
    footer: `Anda menerima email ini karena alamat ini ditulis pada formulir di Sulur. ${WRONG_ADDRESS}`,
    stop,
  });
}

/** @param contactLink where they can write again */
export function answerMail(to: AnsweredLetter, answer: string, contactLink: string): MailMessage {
  return letter("message", to.email, {
    subject: to.subject === null ? "Jawaban atas pesan Anda" : `Jawaban atas pesan Anda: ${to.subject}`,
    name: to.name ?? "",
    paragraphs: [answer, `Pesan Anda pada ${formatDate(to.createdAt.toISOString())}:`],
    quote: to.body,
    button: { label: "Tulis lagi kepada kami", link: contactLink },
    footer: `Anda menerima email ini karena menulis kepada Sulur. ${WRONG_ADDRESS}`,
    stop: to.stop,
  });
}
