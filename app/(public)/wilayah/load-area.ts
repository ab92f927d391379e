import { areaFeedOf, areaPage, areaParts } from "@/lib/area-pages/queries";
import { AREA_PAGE_SECONDS, AREA_PAGE_TAGS } from "@/lib/area-pages/rules";
import type { AreaPageView, AreaPartView } from "@/lib/area-pages/view";
import { areaWay } from "@/lib/areas/queries";
import { areaCodeIn } from "@/lib/areas/rules";
import type { AreaView } from "@/lib/areas/view";
import { CHANNELS_TAG } from "@/lib/channels/rules";
import { calendarFeed } from "@/lib/events/event/queries";
import { EVENTS_TAG } from "@/lib/events/event/rules";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

// Areas are many and their codes can be thought up, so all of this shares the room of rare answers.
const ROOM = { rare: true };

/** Changes when events that have begun must leave what is cached. */
function currentHour(): string {
  return String(Math.floor(Date.now() / (AREA_PAGE_SECONDS * 1000)));
}

/** The provinces with their numbers. */
export function loadProvinces(): Promise<{ parts: AreaPartView[] }> {
  return cachedRead(["areas", "provinces"], ["reports"], () => areaParts(publicCtx(), ""));
}

/** The page of a slug, read at `at`, by the code at its end; null where that is the code of nothing. */
export async function loadArea(slug: string): Promise<{ at: string; page: AreaPageView } | null> {
  const code = areaCodeIn(slug);
  if (code === null) return null;
  return cachedRead(
    ["area-page", code, currentHour()],
    AREA_PAGE_TAGS,
    async () => {
      const ctx = publicCtx();
      const page = await areaPage(ctx, code);
      return page && { at: ctx.now().toISOString(), page };
    },
    ROOM,
  );
}

/** The area of a slug or code alone; null where there is none. */
export async function loadAreaName(slug: string | null): Promise<AreaView | null> {
  const code = slug === null ? null : areaCodeIn(slug);
  if (code === null) return null;
  return cachedRead(["area", code], [], async () => (await areaWay(publicCtx(), code)).at(-1) ?? null, ROOM);
}

/** The RSS feed of an area. */
export function loadAreaFeed(area: AreaView): Promise<string> {
  const tags = ["reports", CHANNELS_TAG, EVENTS_TAG];
  return cachedRead(["area-feed", area.code, currentHour()], tags, () => areaFeedOf(publicCtx(), area), ROOM);
}

/** The calendar file of an area. */
export function loadAreaCalendar({ code }: AreaView): Promise<string> {
  const read = () => calendarFeed(publicCtx(), { area: code });
  return cachedRead(["area-calendar", code, currentHour()], [EVENTS_TAG], read, ROOM);
}
