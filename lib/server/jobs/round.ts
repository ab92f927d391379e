import "server-only";
import { NotFound, Unauthenticated } from "@/lib/kernel/errors";
import { workImport } from "@/lib/server/areas/import-job";
import { env } from "@/lib/server/env";
import { showsSecret } from "@/lib/server/http/bearer-secret";
import { log } from "@/lib/server/log";
import { tendMails } from "@/lib/server/mail/mail-round";
import { services } from "@/lib/server/services";
import type { Database } from "@/prisma/client";
import { refreshAnnouncements } from "./announcements";
import { placeRows } from "./areas";
import { cleanUpNow } from "./cleanup";
import { refreshEvents } from "./events";

/** vercel.json gives a function a minute; what has begun within this time may take the rest of it. */
const ROUND_MS = 30_000;
/** Longer than a function runs, so that a round that was cut off holds up the next one but not for long. */
const ROUND_LEASE_SECONDS = 90;
const CLEANUP_EVERY_SECONDS = 3_600;

const NOT_DUE = "not due";
type Result = "done" | "failed" | "no time" | typeof NOT_DUE;

/** What one call did; null where another call does it now. */
export type Round = Record<"mails" | "events" | "announcements" | "areas" | "cleanup", Result> | null;

/** Once all that the worker of `npm start` does, for hosts without a process that stays. Two calls at once do it once. */
export async function workRound(): Promise<Round> {
  const { db } = services();
  if (!(await lease(db, "round", ROUND_LEASE_SECONDS))) return null;
  const until = Date.now() + ROUND_MS;
  try {
    // Before the mails, because they cause some; the cleanup last, because it has time.
    return {
      events: await attempt("events", until, refreshEvents),
      announcements: await attempt("announcements", until, refreshAnnouncements),
      mails: await attempt("mails", until, async () => (await tendMails(until)) || NOT_DUE),
      areas: await attempt("areas", until, async () => {
        const hasImported = await workImport();
        return (await placeRows(until)) || hasImported || NOT_DUE;
      }),
      cleanup: await attempt("cleanup", until, async () => {
        if (!(await lease(db, "cleanup", CLEANUP_EVERY_SECONDS))) return NOT_DUE;
        await cleanUpNow();
      }),
    };
  } finally {
    await db.setting.delete({ where: { key: leaseKey("round") } });
  }
}

async function attempt(name: string, until: number, work: () => Promise<unknown>): Promise<Result> {
  if (Date.now() >= until) return "no time";
  try {
    return (await work()) === NOT_DUE ? NOT_DUE : "done";
  } catch (error) {
    log().error({ err: error, job: name }, "a job failed");
    return "failed";
  }
}

const leaseKey = (name: string) => `cron:${name}`;

/** @returns false while somebody else's runs; it ends by itself, so that who is cut off locks nobody out */
async function lease(db: Database, name: string, seconds: number): Promise<boolean> {
  const taken = await db.$executeRaw`
    INSERT INTO settings (key, value) VALUES (${leaseKey(name)}, (now() + make_interval(secs => ${seconds}))::text)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE settings.value::timestamptz < now()`;
  return taken === 1;
}

/** @throws NotFound where nobody set a secret; Unauthenticated for who does not show it */
export function assertCron(request: Request): void {
  const { CRON_SECRET } = env();
  if (CRON_SECRET === undefined) throw new NotFound("Halaman atau data yang diminta tidak ditemukan.");
  if (showsSecret(request.headers.get("authorization"), CRON_SECRET)) return;
  throw new Unauthenticated("Sertakan CRON_SECRET sebagai Authorization: Bearer.");
}
