import "server-only";
import type { PgBoss } from "pg-boss";
import { sendDigests } from "@/lib/area-follows/commands-digest";
import { areaPush, notePushAreas } from "@/lib/area-follows/push";
import { askSenders } from "@/lib/channels/handovers/commands-ask";
import { checkZones } from "@/lib/events/event/commands-zones";
import { sendNotices } from "@/lib/events/event/notices";
import { sendReminders } from "@/lib/events/event/reminders";
import { endHeld } from "@/lib/events/registration/commands-held";
import { offerWaiting, passOnOffers } from "@/lib/events/registration/commands-offers";
import { endRemovals } from "@/lib/events/registration/commands-organiser";
import { registrationPush } from "@/lib/events/registration/push";
import { sendForumUpdates } from "@/lib/forum/news";
import type { Ctx } from "@/lib/kernel/ctx";
import { removeChangedPhotos } from "@/lib/photos/commands";
import { sendPushes } from "@/lib/push/commands-send";
import { askSupporters, mailStillClean, settleClaims } from "@/lib/reports/claims/commands-clock";
import { sendFollowUpdates } from "@/lib/reports/follow/commands-notify";
import { reportPush } from "@/lib/reports/follow/push";
import { replaceWithdrawnCopies } from "@/lib/review/photos/commands-copies";
import { expireTags } from "@/lib/server/cache";
import { contextFor } from "@/lib/server/ctx";
import { log } from "@/lib/server/log";
import { pushDelivery } from "@/lib/server/push/deliver";
import { EVENT_QUEUE } from "./boss";
import { clocksAgree, runEach } from "./run-each";

const EVERY_MINUTE = "* * * * *";

/** What events, followers of the forum, of reports and of areas, and photos that staff changed need as time goes by. Each reads from the rows what is due, so nothing is lost while nobody looks. */
const WORK = {
  removals: endRemovals,
  held: endHeld,
  seatOffers: passOnOffers,
  freeSeats: offerWaiting,
  notices: sendNotices,
  reminders: sendReminders,
  forumNews: sendForumUpdates,
  zones: checkZones,
  claims: settleClaims,
  supporters: askSupporters,
  stillClean: mailStillClean,
  handovers: askSenders,
  followNews: sendFollowUpdates,
  digests: sendDigests,
  areaPushes: notePushAreas,
  pushes: (ctx: Ctx) =>
    sendPushes(ctx, pushDelivery(), { report: reportPush, registration: registrationPush, area: areaPush }),
  withdrawnCopies: replaceWithdrawnCopies,
  changedPhotos: removeChangedPhotos,
};

/** Looks after events once a minute, on whichever instance takes the job. */
export async function startEventWork(boss: PgBoss): Promise<void> {
  await boss.schedule(EVENT_QUEUE, EVERY_MINUTE);
  await boss.work(EVENT_QUEUE, { pollingIntervalSeconds: 5 }, refreshEvents);
}

export async function refreshEvents(): Promise<void> {
  const { ctx, expired } = contextFor({ kind: "visitor", visitorId: null });
  if (!(await clocksAgree(ctx))) return;
  const done = await runEach(WORK, ctx);
  if (expired.size > 0) await expireTags([...expired]);
  if (Object.values(done).some((count) => count !== 0)) log().info({ done }, "looked after events");
}
