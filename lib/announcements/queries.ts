import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { ANNOUNCEMENTS_SHOWN } from "./rules";
import type { AnnouncementBandView, AnnouncementView } from "./view";

const BAND = { id: true, text: true, href: true } as const;

/** The newest announcement of this moment, for everyone. */
export function currentAnnouncement({ db, now }: Pick<Ctx, "db" | "now">): Promise<AnnouncementBandView | null> {
  const moment = now();
  return db.announcement.findFirst({
    where: { startsAt: { lte: moment }, endsAt: { gt: moment } },
    orderBy: { id: "desc" },
    select: BAND,
  });
}

/** Whether one began or ended in the last minutes, so that pages made before then say something else. */
export async function announcementTurned({ db, now }: Pick<Ctx, "db" | "now">, minutes: number): Promise<boolean> {
  const until = now();
  const turned = { gt: new Date(until.getTime() - minutes * 60_000), lte: until };
  return (await db.announcement.count({ where: { OR: [{ startsAt: turned }, { endsAt: turned }] } })) > 0;
}

/** The newest announcements, also those to come and those that are over. Staff only. @throws Forbidden */
export async function listAnnouncements(ctx: Ctx): Promise<AnnouncementView[]> {
  assertReviewer(ctx.actor);
  const rows = await ctx.db.announcement.findMany({ orderBy: { id: "desc" }, take: ANNOUNCEMENTS_SHOWN });
  return rows.map(announcementView);
}

interface AnnouncementRow extends AnnouncementBandView {
  startsAt: Date;
  endsAt: Date;
  revision: number;
}

export function announcementView(row: AnnouncementRow): AnnouncementView {
  const { id, text, href, startsAt, endsAt, revision } = row;
  return { id, text, href, starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), revision };
}
