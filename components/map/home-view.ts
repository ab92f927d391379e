import { hasSessionHint } from "@/components/layout/use-signed-in";
import type { Corners } from "@/components/map/pins/map-points";
import { SESSION_ADDRESS } from "@/lib/accounts/browser";
import type { SessionUser } from "@/lib/accounts/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { lastView } from "./last-view";

/** The map does not wait longer to learn where somebody lives. */
const LONGEST_WAIT_MS = 1_500;

let province: string | null = null;

/** Asks, before a map opens that knows nothing better, in which province the signed-in person lives. */
export async function learnProvince(): Promise<void> {
  if (!hasSessionHint() || lastView()) return;
  const tooLong = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null));
  const asking = fetchJson<{ user?: SessionUser }>(SESSION_ADDRESS).catch(() => null);
  province = (await Promise.race([asking, tooLong]))?.user?.daerah ?? null;
}

/** Corners of the provinces, by their names. */
export type Homes = Readonly<Record<string, Corners>>;

export type Opening = { center: [latitude: number, longitude: number]; zoom: number } | { bounds: Corners };

/** Where a map opens: what was last looked at, else where the signed-in person lives; null for all that there is. */
export function openingOf(homes: Homes): Opening | null {
  const last = lastView();
  if (last) return { center: [last.latitude, last.longitude], zoom: last.zoom };
  const bounds = province === null ? undefined : homes[province];
  return bounds ? { bounds } : null;
}
