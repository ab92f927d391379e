import "server-only";
import { EVENT_DAYS } from "@/lib/accounts/recovery/rules";
import { forgetAreaFollows } from "@/lib/area-follows/commands";
import { removeOldDoubts } from "@/lib/channels/commands";
import { forgetOrganiserEmails } from "@/lib/events/event/commands-organiser-link";
import { forgetRegistrants } from "@/lib/events/registration/commands-organiser";
import { DAY_MS } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { removeDoneMails } from "@/lib/mails/commands";
import { forgetStops } from "@/lib/mails/commands-stop";
import { forgetPreviousEmails } from "@/lib/partners/commands";
import { removeUnusedPhotos } from "@/lib/photos/commands";
import { forgetPushWatches } from "@/lib/push/commands";
import { forgetFollows } from "@/lib/reports/follow/commands";
import { removeUnconfirmed } from "@/lib/volunteers/commands";
import { forgetNetworks } from "@/lib/votes/commands";
import { forgetDevices } from "@/lib/votes/commands-cause";

const PHOTOS_AT_ONCE = 200;
/** What waits on a phone for a signal is sent once, however late (components/worker/worker.js waits for 30 days). */
const KEY_DAYS = 40;
const SENT_LATE = ["reports", "locations", "threads", "photos"].map((name) => ({
  scope: { startsWith: `POST /api/${name}` },
}));

/** Removes what is older than its time of retention; an hourly job runs each. Each gives how many rows it removed. */
export const RETENTION: Record<string, (ctx: Ctx) => Promise<number>> = {
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
  mails: removeDoneMails,
  mailStops: forgetStops,
  unconfirmedVolunteers: removeUnconfirmed,
  organiserEmails: forgetOrganiserEmails,
  registrants: forgetRegistrants,
  partnerEmails: forgetPreviousEmails,
  voteNetworks: forgetNetworks,
  claimDevices: forgetDevices,
  reportFollows: forgetFollows,
  areaFollows: forgetAreaFollows,
  pushWatches: forgetPushWatches,
  channelDoubts: removeOldDoubts,
  async photos(ctx) {
    let removed = 0;
    for (let batch = PHOTOS_AT_ONCE; batch === PHOTOS_AT_ONCE; removed += batch) {
      batch = await removeUnusedPhotos(ctx, { batch: PHOTOS_AT_ONCE });
    }
    return removed;
  },
};
