import { expect } from "playwright/test";
import type { ReceivedMail } from "./outside";

/** What arrived at our mail server. */
export class Mailbox {
  readonly #url: string;

  constructor(outsideUrl: string) {
    this.#url = `${outsideUrl}/mails`;
  }

  /** All messages to one address, oldest first. */
  async to(address: string): Promise<ReceivedMail[]> {
    const mails: ReceivedMail[] = await (await fetch(this.#url)).json();
    return mails.filter((mail) => mail.to.includes(address));
  }

  /** Waits for the message with this subject; it leaves a while after the click that caused it. */
  async waitFor(address: string, subject: RegExp): Promise<ReceivedMail> {
    const find = async () => (await this.to(address)).find((mail) => subject.test(mail.subject));
    await expect.poll(find, { timeout: 60_000 }).toBeDefined();
    const mail = await find();
    if (!mail) throw new Error(`No mail to ${address} about ${subject}`);
    return mail;
  }
}
