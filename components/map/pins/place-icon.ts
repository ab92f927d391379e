import { DivIcon } from "leaflet";
import { iconPaths } from "@/components/ui/icon-paths";
import type { PlaceKind } from "@/lib/places/rules";
import { PLACE_STYLES } from "./place-style";

/** `pin` is the map page's marker of 25 × 41 px, `mark` the home page's of 32 × 32 px (spec 9). */
export type PlaceShape = "pin" | "mark";

const SHAPES: Record<PlaceShape, { width: number; height: number; viewBox: string; tail: string }> = {
  pin: { width: 25, height: 41, viewBox: "0 0 25 41", tail: "M18.5 19 12.5 40 6.5 19Z" },
  mark: { width: 32, height: 32, viewBox: "-.5 -.5 26 26", tail: "" },
};

const icons = new Map<string, DivIcon>();

/** One icon object a look: Leaflet redraws a marker only when it gets another object. */
export function placeIcon(kind: PlaceKind, selected = false, shape: PlaceShape = "pin"): DivIcon {
  const key = `${kind} ${selected} ${shape}`;
  const known = icons.get(key);
  if (known) return known;
  const { width, height } = SHAPES[shape];
  const icon = new DivIcon({
    className: selected ? "sulur-pin sulur-pin-selected" : "sulur-pin",
    html: drawing(kind, shape),
    iconSize: [width, height],
    iconAnchor: [width / 2, shape === "pin" ? height - 1 : height / 2],
  });
  icons.set(key, icon);
  return icon;
}

/** The white edge is drawn first, so that head and tail become one. */
function drawing(kind: PlaceKind, shape: PlaceShape): string {
  const { colour, head, icon } = PLACE_STYLES[kind];
  const { width, height, viewBox, tail } = SHAPES[shape];
  const sign = `<path d="${iconPaths[icon]}" transform="translate(5.1 5.1) scale(.62)" stroke="#fff" stroke-width="2.6" fill="none"/>`;
  return `<svg viewBox="${viewBox}" width="${width}" height="${height}" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round"><path d="${head}${tail}" fill="${colour}" stroke="#fff" stroke-width="2.4" paint-order="stroke"/>${sign}</svg>`;
}
