import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { EVENT_COLUMNS, NOT_DELETED } from "./rows";
import { type EventRow, type EventView, eventView } from "./view";

/** An event ahead with the moment at which it was announced. */
export interface AnnouncedEvent {
  event: EventView;
  announcedAt: Date;
}

/** What begins next, of either kind and not called off. */
export async function announcedEvents(ctx: Ctx, limit: number): Promise<AnnouncedEvent[]> {
  const rows = await ctx.db.$queryRaw<(EventRow & { announcedAt: Date })[]>`
    SELECT ${EVENT_COLUMNS}, events.created_at AS "announcedAt" FROM events
    WHERE ${NOT_DELETED} AND events.cancelled_at IS NULL AND starts_at > ${ctx.now()} ORDER BY starts_at, id LIMIT ${limit}`;
  return rows.map((row) => ({ event: eventView(row), announcedAt: row.announcedAt }));
}
