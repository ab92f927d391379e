import { withQuery } from "@/components/lists/with-query";
import type { Point } from "@/components/map/coordinates";

/** What a map stands at. */
export interface StoredView extends Point {
  zoom: number;
}

const PARAMETER = "peta";
const KEY = "sulur:peta";

/** Where the map opens: at what the address names, else at what was last looked at on this device; null where neither is known. */
export function lastView(): StoredView | null {
  const address = addressView();
  if (address) return address;
  try {
    return viewFrom(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function addressView(): StoredView | null {
  return viewFrom(new URLSearchParams(window.location.search).get(PARAMETER));
}

/** On this device, for the next visit. @param view null forgets it */
export function storeView(view: StoredView | null): void {
  try {
    if (view) localStorage.setItem(KEY, textOf(view));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing opens where the list is.
  }
}

/** The page's query with this view and whatever else it had. */
export function withView(search: string, view: StoredView | null): string {
  return withQuery(search, { [PARAMETER]: view ? textOf(view) : "" });
}

/** `-6.2,106.8,12` or `…,12.25`; four decimals are ten metres. */
export function textOf({ latitude, longitude, zoom }: StoredView): string {
  return `${[latitude, longitude].map((degrees) => Number(degrees.toFixed(4))).join(",")},${Math.round(zoom * 4) / 4}`;
}

/** The same read back; null where it is anything else. */
export function viewFrom(text: string | null): StoredView | null {
  const found = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d{1,2})?)$/u.exec(text ?? "");
  if (!found) return null;
  const [latitude = 0, longitude = 0, zoom = 0] = found.slice(1).map(Number);
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && zoom >= 3 && zoom <= 19
    ? { latitude, longitude, zoom }
    : null;
}
