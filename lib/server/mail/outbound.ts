import "server-only";
import type { MailMessage } from "@/lib/kernel/ctx";

/** One mail on its way out. */
export interface OutboundMail {
  /** Of its job; the same again when it is tried again. */
  id: string;
  createdAt: Date;
  message: MailMessage;
}

/** What carries mails away: a mail server, or a folder. */
export interface Outbound {
  send(mail: OutboundMail): Promise<void>;
  /** Whether a mail would find somebody at the other end now. */
  reachable(): Promise<boolean>;
  close(): void;
}

/**
 * The mail as nodemailer takes it. Its id depends on the job alone, so that a mailbox can recognise the second copy
 * of a mail whose first sending was cut off after the server had taken it.
 */
export function toSend({ id, createdAt, message }: OutboundMail, from: string) {
  const host = from.match(/@([\w.-]+)/u)?.[1] ?? "localhost";
  return {
    from,
    to: { name: message.to.name, address: message.to.address },
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(message.calendar ? { icalEvent: { ...message.calendar, filename: "kegiatan.ics" } } : {}),
    date: createdAt,
    messageId: `<${id}@${host}>`,
    // Keeps holiday answers away (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(message) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** With these a mail program shows a button of its own. */
function unsubscribeHeaders({ unsubscribe }: MailMessage): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
