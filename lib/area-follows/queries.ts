import "server-only";
import { AREA_COLUMNS } from "@/lib/areas/rows";
import { areaSlug } from "@/lib/areas/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Cadence, MOST_FOLLOWED_AREAS } from "./rules";
import type { FollowedAreaView } from "./view";

interface FollowRow {
  code: string;
  name: string;
  label: string;
  cadence: Cadence;
  kinds: string[];
}

/** The areas that the actor's account follows, in the order of following. */
export async function followedAreas({ db, actor }: Ctx): Promise<FollowedAreaView[]> {
  if (actor.kind !== "member") return [];
  const rows = await db.$queryRaw<FollowRow[]>`
    SELECT ${AREA_COLUMNS}, cadence::text, kinds::text[] FROM area_follows JOIN areas ON areas.code = area_follows.area_code
    WHERE user_id = ${actor.userId} AND confirmed_at IS NOT NULL AND stopped_at IS NULL
    ORDER BY area_follows.id LIMIT ${MOST_FOLLOWED_AREAS * 2}`;
  return rows.map(({ code, name, label, cadence, kinds }) => ({
    code,
    label,
    slug: areaSlug({ code, name }),
    cadence,
    gatherings: kinds.includes("GATHERINGS"),
    news: kinds.includes("NEWS"),
  }));
}
