import { type AreaLevel, areaPath } from "@/lib/areas/rules";
import { CHANNELS_TAG } from "@/lib/channels/rules";
import { EVENTS_TAG } from "@/lib/events/event/rules";
import { PARTNERS_TAG } from "@/lib/partners/rules";
import { VOLUNTEERS_TAG } from "@/lib/volunteers/rules";

/** Cache tags of everything that an area's page shows. */
export const AREA_PAGE_TAGS = ["reports", CHANNELS_TAG, EVENTS_TAG, "places", PARTNERS_TAG, VOLUNTEERS_TAG];

/** The lists are read anew after so long, because events begin. */
export const AREA_PAGE_SECONDS = 3600;

/** The most entries in each list of a page; the site's own lists hold the rest. */
export const AREA_LIMIT = { open: 6, claimed: 3, resolved: 4, events: 3, partners: 6, places: 6 };

/** The most entries of each kind in a feed. */
export const AREA_FEED_LIMIT = 30;

/** A smaller number of people would tell a neighbour who they are. */
const FEWEST_PEOPLE = 3;

/** The number of people, or null for fewer than three but not none. */
export function peopleCount(count: number): number | null {
  return count > 0 && count < FEWEST_PEOPLE ? null : count;
}

/** The level in words; a regency's own name already says it. */
export const AREA_LEVEL_LABELS: Record<AreaLevel, string | null> = {
  province: "Provinsi",
  regency: null,
  district: "Kecamatan",
  village: "Kelurahan atau desa",
};

type NamedArea = Parameters<typeof areaPath>[0];

export const areaFeedPath = (area: NamedArea) => `${areaPath(area)}/rss.xml`;
export const areaCalendarPath = (area: NamedArea) => `${areaPath(area)}/kalender.ics`;
export const areaPosterPath = ({ code }: { code: string }) => `/api/areas/${code}/poster`;
