import { letter } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";

interface ThreadNews {
  username: string;
  email: string;
  title: string;
  /** New comments since the last mail. */
  count: number;
  link: string;
  /** Ends these mails: the page for people, and what a mail program's own button calls. */
  stopLink: string;
  unsubscribe: string;
}

/** A followed topic has new comments. It holds none of them: what is hidden later must not stay in mailboxes. */
export function threadNewsMail(news: ThreadNews): MailMessage {
  return {
    to: { name: news.username, address: news.email },
    kind: "forum",
    unsubscribe: news.unsubscribe,
    ...letter({
      subject: `Komentar baru: ${news.title}`,
      name: news.username,
      paragraphs: [`Ada ${news.count} komentar baru pada topik “${news.title}” yang Anda ikuti di forum Sulur.`],
      button: { label: "Baca komentar", link: news.link },
      footer: `Anda menerima email ini karena mengikuti topik ini, paling banyak satu dalam satu jam. Berhenti mengikuti: ${news.stopLink}`,
    }),
  };
}
