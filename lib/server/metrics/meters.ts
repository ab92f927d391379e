import type { Counter, Histogram, Registry } from "prom-client";

/** How a mail's try ended: sent, to be tried again, refused for good, or waiting since its mailbox has got enough. */
type MailOutcome = "sent" | "failed" | "refused" | "over_budget";

/** What is measured beyond plain counting; only there when METRICS_TOKEN is set. */
export interface Meters {
  registry: Registry;
  duration: Histogram<"route" | "method">;
  mails: Counter<"outcome">;
}

const holder = globalThis as typeof globalThis & { sulurMeters?: Meters };

/** Undefined while nobody measures. Next's bundles and server.mjs each load this file anew, so it is kept globally. */
export function currentMeters(): Meters | undefined {
  return holder.sulurMeters;
}

export function keepMeters(meters: Meters): void {
  holder.sulurMeters = meters;
}

export function countMail(outcome: MailOutcome): void {
  holder.sulurMeters?.mails.inc({ outcome });
}
