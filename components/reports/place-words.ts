import type { Point } from "@/components/map/coordinates";
import { isGuessed } from "@/lib/areas/rules";
import type { AreasView } from "@/lib/areas/view";
import { fetchJson } from "@/lib/http/fetch-json";

/** Until the area is known, or where nobody can say. The point itself stays out: the words are public before it is. */
export const AT_THE_POINT = "Sesuai titik di peta";

const TIMEOUT_MS = 6_000;
const LONGEST = 200;

/** A point in words, e.g. `Braga, Sumur Bandung, Kota Bandung, Jawa Barat`. */
export function placeWords({ areas, certainty }: AreasView): string {
  const [area] = areas;
  if (area === undefined || certainty === null) return AT_THE_POINT;
  return `${isGuessed(certainty) ? "Sekitar " : ""}${area.label}`.slice(0, LONGEST);
}

export async function findPlaceWords({ latitude, longitude }: Point): Promise<string> {
  try {
    const path = `/api/areas?lat=${latitude}&lng=${longitude}`;
    return placeWords(await fetchJson<AreasView>(path, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
  } catch {
    return AT_THE_POINT;
  }
}
