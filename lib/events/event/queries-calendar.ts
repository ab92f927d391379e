import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { publishedCalendar } from "./calendar";
import type { CalendarFeed } from "./schemas";

/** A calendar program gets no more at once. */
const MOST = 500;

const CALENDAR_SELECT = {
  id: true,
  title: true,
  location: true,
  startsAt: true,
  endsAt: true,
  zone: true,
  revision: true,
  cancelledAt: true,
  updatedAt: true,
} as const;

/** The calendar file of one event. @throws NotFound */
export async function calendarOfEvent(ctx: Ctx, id: number): Promise<string> {
  const event = await ctx.db.event.findUnique({ where: { id, deletedAt: null }, select: CALENDAR_SELECT });
  if (!event) throw new NotFound("Kegiatan tidak ditemukan.");
  return publishedCalendar([event]);
}

/** The calendar file of what has not begun, everywhere or in one area. */
export async function calendarFeed(ctx: Ctx, { province, area }: CalendarFeed): Promise<string> {
  const events = await ctx.db.event.findMany({
    where: {
      deletedAt: null,
      startsAt: { gt: ctx.now() },
      ...(province === undefined ? {} : { province }),
      ...(area === undefined ? {} : { areaCode: { startsWith: area } }),
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: MOST,
    select: CALENDAR_SELECT,
  });
  return publishedCalendar(events);
}
