import { DivIcon } from "leaflet";
import { iconPaths } from "@/components/ui/icon-paths";
import type { PlaceKind } from "@/lib/places/rules";
import type { ReportStatus } from "@/lib/reports/rules";
import { placeIcon } from "./place-icon";
import { PLACE_STYLES } from "./place-style";

/** `picked` is the place that somebody is choosing right now, `event` where people meet. */
type SignKind = ReportStatus | "picked" | "event";

/** What a pin may stand for. */
export type PinKind = SignKind | PlaceKind;

interface PinStyle {
  colour: string;
  outline: string;
  sign: string;
  /** The grid the sign is drawn on, if not the pin's own. */
  grid?: number;
}

const DROP = "M19 36.5C10.5 27.5 6 21.8 6 15.3a13 13 0 0 1 26 0c0 6.5-4.5 12.2-13 21.2Z";
const PLATE =
  "M9.5 3h19A3.5 3.5 0 0 1 32 6.5v18a3.5 3.5 0 0 1-3.5 3.5h-4.7L19 36.5 14.2 28H9.5A3.5 3.5 0 0 1 6 24.5v-18A3.5 3.5 0 0 1 9.5 3Z";
const DISC = "M19 2.5a13 13 0 0 1 4.8 25.1L19 36.5l-4.8-8.9A13 13 0 0 1 19 2.5Z";
const HEXAGON = "M19 2 31.5 9v14L23.5 28 19 36.5 14.5 28 6.5 23V9Z";

const WARNING = "M19 9v7.5M19 20.8h.01";
// The badge of this state shows the same tool (components/ui/icon-paths.ts), on a grid of 24.
const WRENCH = iconPaths.tools;
const CHECK = "M13.2 15.8l4 4 7.6-8";
const QUESTION = "M15.3 12.4a3.7 3.7 0 1 1 5.4 3.3c-1.2.6-1.7 1.3-1.7 2.6M19 21.6h.01";
const CROSS = "M14.5 11l9 9M23.5 11l-9 9";
const PLUS = "M19 9.5v12M13 15.5h12";

// States differ by outline and sign as well as by colour: one in twelve men does not tell red from green.
const LOOKS: Record<SignKind, PinStyle> = {
  PENDING: { colour: "#bf3b30", outline: DROP, sign: WARNING },
  VERIFIED: { colour: "#bf3b30", outline: DROP, sign: WARNING },
  IN_PROGRESS: { colour: "#9a5b00", outline: PLATE, sign: WRENCH, grid: 24 },
  CLAIMED: { colour: "#1d6470", outline: DISC, sign: QUESTION },
  RESOLVED: { colour: "#22734a", outline: HEXAGON, sign: CHECK },
  REJECTED: { colour: "#4f6058", outline: PLATE, sign: CROSS },
  picked: { colour: "#1b4470", outline: DROP, sign: PLUS },
  event: { colour: "#185a3b", outline: PLATE, sign: iconPaths.calendar, grid: 24 },
};

export const PIN_SIZE = 38;

function drawing({ colour, outline, sign, grid }: PinStyle): string {
  const path = `<path d="${sign}" stroke="#fff" stroke-width="${grid ? 2.4 : 3}"/>`;
  const placed = grid ? `<g transform="translate(9 5.5) scale(${20 / grid})">${path}</g>` : path;
  return `<svg viewBox="0 0 38 38" width="${PIN_SIZE}" height="${PIN_SIZE}" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${outline}" fill="${colour}" stroke="#fff" stroke-width="2.5"/>${placed}</svg>`;
}

const pins = new Map<string, DivIcon>();

/** One icon object a look: Leaflet redraws a marker only when it gets another object. */
export function pinIcon(kind: PinKind, selected = false): DivIcon {
  if (isPlaceKind(kind)) return placeIcon(kind, selected);
  const key = `${kind} ${selected}`;
  const known = pins.get(key);
  if (known) return known;
  const icon = new DivIcon({
    className: selected ? "sulur-pin sulur-pin-selected" : "sulur-pin",
    html: drawing(LOOKS[kind]),
    iconSize: [PIN_SIZE, PIN_SIZE],
    iconAnchor: [PIN_SIZE / 2, PIN_SIZE - 1],
  });
  pins.set(key, icon);
  return icon;
}

function isPlaceKind(kind: PinKind): kind is PlaceKind {
  return kind in PLACE_STYLES;
}

/** Pixels across a bubble; it grows with its number. */
export function clusterSize(count: number): number {
  if (count < 10) return 38;
  if (count < 100) return 44;
  return count < 1000 ? 52 : 60;
}

/** A bubble for many points. */
export function clusterIcon(count: number): DivIcon {
  const size = clusterSize(count);
  return new DivIcon({
    className: "sulur-cluster",
    html: `<span aria-hidden="true">${shortCount(count)}</span>`,
    iconSize: [size, size],
  });
}

/** "87", "1,2 rb", "34 rb" */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return `${thousands.toLocaleString("id-ID", { maximumFractionDigits: thousands < 10 ? 1 : 0 })} rb`;
}
