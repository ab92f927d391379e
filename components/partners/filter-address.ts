import { areaIn, areaParameters } from "@/components/areas/area-address";
import { withQuery } from "@/components/lists/with-query";
import type { Point } from "@/components/map/coordinates";
import { PARTNER_LIST_LIMIT, PARTNER_MATERIALS, type PartnerMaterial } from "@/lib/partners/rules";

/** What the list is narrowed to, as it stands in the page's address. */
export interface PartnerFilter {
  material: PartnerMaterial | null;
  today: boolean;
  /** A province, regency or district. */
  area: string | null;
}

export const NO_FILTER: PartnerFilter = { material: null, today: false, area: null };

/** The nearest are one list without pages. */
export const NEAREST = 50;

/** What the address says; what it cannot mean is left out. */
export function filterIn(search: string): PartnerFilter {
  const requested = new URLSearchParams(search);
  const material = PARTNER_MATERIALS.find((known) => known === requested.get("jenis")) ?? null;
  return { material, today: requested.get("buka") === "hari-ini", area: areaIn(requested) };
}

/** The query of the page with this filter. */
export function withFilter(search: string, { material, today, area }: PartnerFilter): string {
  return withQuery(search, { jenis: material ?? "", buka: today ? "hari-ini" : "", ...areaParameters(area) });
}

/** The address of the list, `limit` first. @param weekday today's, 1 is Monday */
export function listPath({ material, today, area }: PartnerFilter, position: Point | null, weekday: number): string {
  const limit = position ? NEAREST : PARTNER_LIST_LIMIT.screen;
  return `/api/partners${withQuery("", {
    limit: String(limit),
    material: material ?? "",
    area: area ?? "",
    day: today ? String(weekday) : "",
    latitude: position ? String(position.latitude) : "",
    longitude: position ? String(position.longitude) : "",
  })}`;
}
