import { randomUUID } from "node:crypto";
import type { Mailer, MailMessage } from "@/lib/kernel/ctx";

export interface MemoryMail {
  id: string;
  message: MailMessage;
  notBefore: Date | null;
  cancelled: boolean;
}

/** Keeps mails in a list, for tests. Unlike the real one it does not see a transaction roll back, and replaces none. */
export class MemoryMailer implements Mailer {
  readonly mails: MemoryMail[] = [];

  /** What would still be sent. */
  get waiting(): MemoryMail[] {
    return this.mails.filter((mail) => !mail.cancelled);
  }

  async enqueue(_transaction: unknown, message: MailMessage, notBefore?: Date): Promise<string> {
    const id = randomUUID();
    this.mails.push({ id, message, notBefore: notBefore ?? null, cancelled: false });
    return id;
  }

  async cancel(_transaction: unknown, jobId: string): Promise<boolean> {
    const mail = this.waiting.find(({ id }) => id === jobId);
    if (!mail) return false;
    mail.cancelled = true;
    return true;
  }
}
