import type { Database, Transaction } from "@/prisma/client";
import type { Actor } from "./actor";

/** What a message is about, by which staff look for it. */
export type MailKind = "account" | "report" | "message" | "event" | "forum" | "partner";

/** One message as data; `to` is an address object so that nothing can smuggle in a second recipient. */
export interface MailMessage {
  to: { name: string; address: string };
  kind?: MailKind;
  /** What it says the newest of, e.g. `registration:12`: it takes the place of one about the same that has not left. */
  topic?: string;
  /** It waits until some minutes after the last mail of its topic: what is changed back and forth is told as it ends. */
  paced?: true;
  subject: string;
  text: string;
  html: string;
  /** Absolute address to which a mail program may POST that no more such mails are wanted (RFC 8058). */
  unsubscribe?: string;
  /** Rows that hold the address as somebody typed it; the mail does not leave once its recipient has stopped all of them. */
  stop?: { rows: readonly string[]; addressKey: string };
  /** An iCalendar file that mail programs offer to take over. */
  calendar?: { method: "PUBLISH" | "CANCEL"; content: string };
}

export interface Mailer {
  /**
   * Writes the message as a job in the same transaction; a worker sends it with retries.
   * @param notBefore earliest time of sending
   * @returns the job's id (UUID)
   */
  enqueue(transaction: Transaction, message: MailMessage, notBefore?: Date): Promise<string>;
  /** Takes back a message that has not been sent. @returns false when it was too late. */
  cancel(transaction: Transaction, jobId: string): Promise<boolean>;
}

export interface PhotoStore {
  /** @param name e.g. `<uuid>-640.webp` */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<Uint8Array | null>;
  delete(name: string): Promise<void>;
}

export interface GeocodedPoint {
  latitude: number;
  longitude: number;
  label: string;
  /** Only the middle of a district or city that goes by this name; the service itself did not answer. */
  approximate: boolean;
}

/** The regency or city and the province that a point lies in, as far as the gazetteer can tell. */
export interface Area {
  regency: string | null;
  province: string | null;
}

export interface Geocoder {
  /** The best match inside Indonesia, or null. Throws Unavailable when the service does not answer. */
  find(name: string): Promise<GeocodedPoint | null>;
  /** Answered from the gazetteer that ships with the app, without asking anybody. */
  areaOf(latitude: number, longitude: number): Area;
  /** The same of the place that words speak of; both null where they name none that is known. */
  areaNamed(words: string): Area;
  /** The regencies that a point may lie in by the same gazetteer, the likeliest first. */
  areasNear(latitude: number, longitude: number, count: number): Area[];
}

/** Everything a query or command may need of the outside; tests pass fakes with a fixed clock. */
export interface Ctx {
  actor: Actor;
  db: Database;
  /**
   * Runs `work` in one transaction. On a request with an Idempotency-Key the result is kept as that key's answer
   * in the same transaction, so it must be the JSON that the handler answers with.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  now(): Date;
  mail: Mailer;
  photos: PhotoStore;
  geocoder: Geocoder;
  /** Absolute address of a path on this site, for mails and share links. */
  link(path: string): string;
  /** The address that mails come from. */
  sender: string;
  /** Signs a purpose and subject into a token that can stand in a URL (HMAC). */
  sign(purpose: string, subject: string): string;
  /** Whether a token is the one that `sign` gives; compares in constant time. */
  isSigned(purpose: string, subject: string, token: string): boolean;
  /** Drops cached pages and reads with these tags on every instance, after the work has succeeded. */
  expire(...tags: string[]): void;
}
