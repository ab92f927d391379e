import "server-only";
import { placeArea } from "@/lib/areas/queries-point";
import { zoneByLongitude, zoneOfArea } from "@/lib/areas/zones";
import type { Zone } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import type { FindZone } from "./schemas";
import type { FoundZoneView } from "./view";

interface Place {
  areaCode: string | null;
  province: string | null;
  latitude: number | null;
  longitude: number | null;
  /** In people's words. */
  location: string;
}

/** The clock that a place follows: of its area, else of its point, else of the town that its words name; else null. */
export function zoneOfPlace({ geocoder }: Pick<Ctx, "geocoder">, { location, ...place }: Place): Zone | null {
  const known = zoneOfArea(place) ?? zoneByLongitude(place);
  return known ?? zoneOfArea({ areaCode: null, province: geocoder.areaNamed(location).province });
}

/** GET /api/events/zone: what a form shows before the event is sent. */
export async function findZone(ctx: Ctx, { latitude, longitude, location }: FindZone): Promise<FoundZoneView> {
  const { areaCode, province } = await placeArea(ctx, { latitude, longitude });
  const point = { latitude: latitude ?? null, longitude: longitude ?? null };
  return { zone: zoneOfPlace(ctx, { areaCode, province, ...point, location }) };
}
