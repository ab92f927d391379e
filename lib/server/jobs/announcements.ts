import "server-only";
import type { PgBoss } from "pg-boss";
import { announcementTurned } from "@/lib/announcements/queries";
import { ANNOUNCEMENT_TAG } from "@/lib/announcements/rules";
import { expireTags } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { ANNOUNCEMENT_QUEUE } from "./boss";

const EVERY_MINUTE = "* * * * *";
/** More than the one since the last look, for a look that came late. */
const LOOK_BACK_MINUTES = 3;

/** Has the public pages made anew when an announcement begins or ends. */
export async function startAnnouncements(boss: PgBoss): Promise<void> {
  await boss.schedule(ANNOUNCEMENT_QUEUE, EVERY_MINUTE);
  await boss.work(ANNOUNCEMENT_QUEUE, { pollingIntervalSeconds: 5 }, refreshAnnouncements);
}

export async function refreshAnnouncements(): Promise<void> {
  if (await announcementTurned(publicCtx(), LOOK_BACK_MINUTES)) await expireTags([ANNOUNCEMENT_TAG]);
}
