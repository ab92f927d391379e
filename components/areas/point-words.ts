import type { Point } from "@/components/map/coordinates";
import { isGuessed } from "@/lib/areas/rules";
import type { AreasView } from "@/lib/areas/view";
import { fetchJson } from "@/lib/http/fetch-json";

const TIMEOUT_MS = 6_000;
const LONGEST = 200;

/** A point in words, e.g. `Braga, Sumur Bandung, Kota Bandung, Jawa Barat`; null where nobody can say. */
export async function findPointWords({ latitude, longitude }: Point): Promise<string | null> {
  try {
    const path = `/api/areas?lat=${latitude}&lng=${longitude}`;
    return wordsOf(await fetchJson<AreasView>(path, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
  } catch {
    return null;
  }
}

function wordsOf({ areas, certainty }: AreasView): string | null {
  const [area] = areas;
  if (area === undefined || certainty === null) return null;
  return `${isGuessed(certainty) ? "Sekitar " : ""}${area.label}`.slice(0, LONGEST);
}
