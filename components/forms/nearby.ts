import type { PickedPoint } from "@/components/map/coordinates";
import { fetchJson } from "@/lib/http/fetch-json";

/** Looking for what is there already must not keep anybody from sending. */
const NEARBY_TIMEOUT_MS = 4_000;

/** Asks `path` around a place. Nothing where there is no answer in time: nobody's sending waits for it. */
export async function findNearby<Nearby>(path: string, place: PickedPoint): Promise<Nearby[]> {
  try {
    const question = `${path}${path.includes("?") ? "&" : "?"}${placeQuery(place)}`;
    return await fetchJson<Nearby[]>(question, { signal: AbortSignal.timeout(NEARBY_TIMEOUT_MS) });
  } catch {
    return [];
  }
}

export function placeQuery({ latitude, longitude }: PickedPoint): string {
  return `latitude=${latitude}&longitude=${longitude}`;
}
