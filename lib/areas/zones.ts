import type { Zone } from "@/lib/format/dates";
import { zoneOfProvince } from "@/lib/provinces/zones";
import { provinceNameOf } from "./rules";

interface Position {
  latitude: number | null;
  longitude: number | null;
}

/** A row with a place, as it is stored. */
interface PlacedRow extends Position {
  areaCode: string | null;
  province: string | null;
}

/** The same as it is shown. */
interface PlacedView extends Position {
  area_code: string | null;
}

/** The zone of the province that an area belongs to; null where no area is known. */
export function zoneOfArea({ areaCode, province }: Pick<PlacedRow, "areaCode" | "province">): Zone | null {
  const name = (areaCode === null ? undefined : provinceNameOf(areaCode)) ?? province;
  return name === null ? null : zoneOfProvince(name);
}

/** The zone that clocks follow at a place: by its area, without one by its point, without either WIB. */
export function zoneOfRow(row: PlacedRow): Zone {
  return zoneOfArea(row) ?? zoneByLongitude(row) ?? "WIB";
}

/** The same for what a page was given. */
export function zoneOfView({ area_code, ...position }: PlacedView): Zone {
  return zoneOfRow({ ...position, areaCode: area_code, province: null });
}

/**
 * The last resort for a point that lies in no known area, such as one at sea. Wrong within some 150 km of the borders
 * between provinces; null without a point.
 */
export function zoneByLongitude({ latitude, longitude }: Position): Zone | null {
  if (latitude === null || longitude === null) return null;
  // West and Central Kalimantan reach further east than Bali's west coast, but keep western time.
  const eastern = latitude > -4 ? 115.2 : 114.5;
  if (longitude < eastern) return "WIB";
  return longitude < firstEasternLongitude(latitude) ? "WITA" : "WIT";
}

/** Longitude at which the Moluccas begin: Halmahera, Sula, Buru and Wetar. */
function firstEasternLongitude(latitude: number): number {
  if (latitude > 0.3) return 127.05;
  if (latitude > -2.5) return 124.2;
  return latitude > -7.5 ? 125 : 125.4;
}
