import "server-only";
import { join } from "node:path";
import type { PgBoss } from "pg-boss";
import { EVENT_DAYS } from "@/lib/accounts/recovery/rules";
import { forgetOrganiserEmails } from "@/lib/events/event/commands-organiser-link";
import { forgetRegistrants } from "@/lib/events/registration/commands-organiser";
import { DAY_MS } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { removeDoneMails } from "@/lib/mails/commands";
import { forgetStops } from "@/lib/mails/commands-stop";
import { MAIL_RETENTION } from "@/lib/mails/rules";
import { forgetPreviousEmails } from "@/lib/partners/commands";
import { hashOldPhotos, removeUnusedPhotos } from "@/lib/photos/commands";
import { hashOldFiles } from "@/lib/photos/commands-withdrawn";
import { forgetPushWatches } from "@/lib/push/commands";
import { forgetFollows } from "@/lib/reports/follow/commands";
import { expireTags } from "@/lib/server/cache";
import { contextFor } from "@/lib/server/ctx";
import { env } from "@/lib/server/env";
import { removeOldAnswers } from "@/lib/server/geocoder/cache";
import { log } from "@/lib/server/log";
import { removeOldFiles } from "@/lib/server/mail/outbox";
import { greyOf } from "@/lib/server/photos/grey";
import { removeUnconfirmed } from "@/lib/volunteers/commands";
import { forgetNetworks } from "@/lib/votes/commands";
import { forgetDevices } from "@/lib/votes/commands-cause";
import { CLEANUP_QUEUE } from "./boss";
import { type Chores, clocksAgree, runEach } from "./run-each";

const PHOTOS_AT_ONCE = 200;
/** What waits on a phone for a signal is sent once, however late (components/worker/worker.js waits for 30 days). */
const KEY_DAYS = 40;
const SENT_LATE = ["reports", "locations", "threads", "photos"].map((name) => ({
  scope: { startsWith: `POST /api/${name}` },
}));
/** Decoding old photos takes a core; the rest of them is for the next hours. */
const HASHES_MS = 20_000;
/** Minute 17 of every hour, away from the full hours when others are busy. */
const EVERY_HOUR = "17 * * * *";

/** What has time, by the name that stands in the log: mostly removing what need not be kept. Each gives how much it did. */
const CLEANUPS: Chores = {
  async idempotencyKeys({ db, now }) {
    const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);
    // No phone waits for other answers, which may show keys of private links or others' names. Every hour, so older ones are few.
    const others = { NOT: { OR: SENT_LATE }, createdAt: { gte: ago(2), lt: ago(1) } };
    const old = { createdAt: { lt: ago(KEY_DAYS) } };
    return (await db.idempotencyKey.deleteMany({ where: { OR: [old, others] } })).count;
  },
  async rateLimits({ db, now }) {
    return (await db.rateLimit.deleteMany({ where: { expire: { lt: BigInt(now().getTime()) } } })).count;
  },
  async guesses({ db, now }) {
    return (await db.guess.deleteMany({ where: { lastAt: { lt: new Date(now().getTime() - DAY_MS) } } })).count;
  },
  async sessions({ db, now }) {
    return (await db.session.deleteMany({ where: { expiresAt: { lt: now() } } })).count;
  },
  async apiTokens({ db, now }) {
    return (await db.apiToken.deleteMany({ where: { expiresAt: { lt: now() } } })).count;
  },
  async accountTickets({ db, now }) {
    return (await db.accountTicket.deleteMany({ where: { expiresAt: { lt: now() } } })).count;
  },
  async accountEvents({ db, now }) {
    const before = new Date(now().getTime() - EVENT_DAYS * DAY_MS);
    return (await db.accountEvent.deleteMany({ where: { createdAt: { lt: before } } })).count;
  },
  async geocodeAnswers({ db, now }) {
    return removeOldAnswers(db, now());
  },
  mails: removeDoneMails,
  mailStops: forgetStops,
  /** Mails that became files for want of a mail server. */
  async outboxFiles({ now }) {
    return removeOldFiles(join(env().DATA_DIR, "outbox"), new Date(now().getTime() - MAIL_RETENTION.done * 1000));
  },
  unconfirmedVolunteers: removeUnconfirmed,
  /** The next parts of tables that were divided with prisma/partitions. */
  async tableParts({ db }) {
    const rows = await db.$queryRaw<{ added: number }[]>`SELECT add_table_parts() AS added`;
    return rows[0]?.added ?? 0;
  },
  organiserEmails: forgetOrganiserEmails,
  registrants: forgetRegistrants,
  partnerEmails: forgetPreviousEmails,
  voteNetworks: forgetNetworks,
  claimDevices: forgetDevices,
  reportFollows: forgetFollows,
  pushWatches: forgetPushWatches,
  async photos(ctx) {
    let removed = 0;
    for (let batch = PHOTOS_AT_ONCE; batch === PHOTOS_AT_ONCE; removed += batch) {
      batch = await removeUnusedPhotos(ctx, { batch: PHOTOS_AT_ONCE });
    }
    return removed;
  },
  /** Photos from before there were hashes. */
  photoHashes: (ctx) => hashInTime(() => hashOldPhotos(ctx, greyOf)),
  fileHashes: (ctx) => hashInTime(() => hashOldFiles(ctx)),
};

/** @param hashBatch how many it hashed; none when all are */
async function hashInTime(hashBatch: () => Promise<number>): Promise<number> {
  const until = Date.now() + HASHES_MS;
  let hashed = 0;
  for (let batch = 1; batch > 0 && Date.now() < until; hashed += batch) batch = await hashBatch();
  return hashed;
}

/** Runs every cleanup; one that fails does not keep the others from theirs. */
export function cleanUp(ctx: Ctx): Promise<Record<string, number | "failed">> {
  return runEach(CLEANUPS, ctx);
}

/** Cleans up once an hour, on whichever instance takes the job. */
export async function startCleanup(boss: PgBoss): Promise<void> {
  await boss.schedule(CLEANUP_QUEUE, EVERY_HOUR);
  await boss.work(CLEANUP_QUEUE, { pollingIntervalSeconds: 30 }, cleanUpNow);
}

export async function cleanUpNow(): Promise<void> {
  const { ctx, expired } = contextFor({ kind: "visitor", visitorId: null });
  if (!(await clocksAgree(ctx))) return;
  const removed = await cleanUp(ctx);
  await expireTags([...expired]);
  log().info({ removed }, "cleaned up");
}
