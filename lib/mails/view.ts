import type { MailKind } from "@/lib/kernel/ctx";

type MailState = "scheduled" | "retry" | "sending" | "failed" | "sent" | "cancelled";

/** One mail of the outbox. Never its text: a link in it may open somebody's account. */
export interface OutboxMailView {
  /** UUID of its job. */
  id: string;
  state: MailState;
  /** Null for a mail of an older version. */
  kind: MailKind | null;
  subject: string;
  to_name: string;
  to_address: string;
  /** Tries that were begun, since it was last put back. */
  tries: number;
  /** ISO 8601, as all times here. */
  created_at: string;
  /** The earliest time of the next try; null where there will be none. */
  next_try_at: string | null;
  /** When it was sent, given up or taken back. */
  ended_at: string | null;
  /** Why the last try failed, in words. */
  fault: string | null;
}

/** GET /api/admin/mails/counts: mails in each drawer, no further than the desk counts. */
export interface OutboxCountsView {
  menunggu: number;
  gagal: number;
  terkirim: number;
  dibatalkan: number;
}

/** What an act on the outbox answers. */
export interface MailActionView {
  message: string;
}
