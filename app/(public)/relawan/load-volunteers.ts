import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { listVolunteers } from "@/lib/volunteers/queries";
import { VOLUNTEER_LIST_LIMIT, VOLUNTEERS_TAG } from "@/lib/volunteers/rules";
import type { VolunteerView } from "@/lib/volunteers/view";

/** What the page begins with: the newest of all areas. */
export function loadFirstVolunteers(): Promise<VolunteerView[]> {
  return cachedRead(["volunteers", "first"], [VOLUNTEERS_TAG], async () => {
    const { items } = await listVolunteers(publicCtx(), { limit: VOLUNTEER_LIST_LIMIT.screen });
    return items;
  });
}
