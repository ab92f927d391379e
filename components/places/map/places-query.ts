import { inAreaWords } from "@/components/areas/area-address";
import { withQuery } from "@/components/lists/with-query";
import type { Point } from "@/components/map/coordinates";
import { type Box, boxQuery } from "@/components/map/map-window";
import { PLACE_KIND_LABELS, type PlaceKind } from "@/lib/places/rules";

/** What the list is narrowed to. */
export interface PlaceFilter {
  kinds: readonly PlaceKind[];
  /** What was typed in the search. */
  name: string;
  /** Nearest first from here. */
  position: Point | null;
  /** Only what lies in this part of the map. */
  box: Box | null;
  /** Only what lies in this province, regency or district. */
  area: string | null;
}

/** Some ten metres: enough to sort by, and no more than needed of where somebody stands. */
const DECIMALS = 4;

function short(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

/** The address of the list, `limit` first. Commas stay readable, as in the page's own address. */
export function listPath({ kinds, name, position, box, area }: PlaceFilter, limit: number): string {
  const parts = [`limit=${limit}`];
  if (kinds.length > 0) parts.push(`kinds=${kinds.join(",")}`);
  if (name !== "") parts.push(`q=${encodeURIComponent(name)}`);
  if (position) parts.push(`latitude=${short(position.latitude)}`, `longitude=${short(position.longitude)}`);
  if (box) parts.push(boxQuery(box));
  if (area) parts.push(`area=${area}`);
  return `/api/locations?${parts.join("&")}`;
}

/** The address of the map's points, without the part that names the view. */
export function mapSource(kinds: readonly PlaceKind[], area: string | null): string {
  return `/api/locations/map${withQuery("", { kinds: kinds.join(","), area: area ?? "" })}`;
}

/** Such lists come in one answer; all others by pages, newest first. */
export function isWhole({ position, box }: PlaceFilter): boolean {
  return position !== null || box !== null;
}

/** How many a list shows, and whether there are more. */
interface Shown {
  count: number;
  hasMore: boolean;
}

/** Heading of the list. @param shown null while it loads */
export function describeList({ kinds, name, position, box, area }: PlaceFilter, shown: Shown | null = null): string {
  const [kind] = kinds;
  const parts = [kind === undefined ? "Lokasi" : countedKinds(kinds.length === 1 ? kind : null, shown)];
  if (name !== "") parts.push(`bernama “${name}”`);
  if (area) parts.push(inAreaWords(area).trim());
  if (box) parts.push("di area peta");
  if (position) parts.push("terdekat dari Anda");
  if (parts.length === 1 && kind === undefined) parts.push("terbaru");
  return parts.join(" ");
}

/** `7 mangrove`, or `20+ lokasi` of several kinds. */
function countedKinds(kind: PlaceKind | null, shown: Shown | null): string {
  const noun = kind === null || kind === "lainnya" ? "Lokasi" : PLACE_KIND_LABELS[kind];
  if (shown === null) return noun;
  return `${shown.count}${shown.hasMore ? "+" : ""} ${noun.toLowerCase()}`;
}
