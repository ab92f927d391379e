import * as leaflet from "leaflet";
import { PMTiles } from "pmtiles";
import { labelRules, leafletLayer, paintRules } from "protomaps-leaflet";
import type { Theme } from "@/components/layout/theme";

type Flavor = Parameters<typeof paintRules>[0];

/** The house's cloth: paper, indigo water, leaf green, and roads in the colour of undyed cotton. */
const COLORS = {
  light: {
    land: "#f7f1e3",
    water: "#d9e6f2",
    green: "#d3ead7",
    built: "#ebe1cb",
    road: "#fdfaf3",
    edge: "#d8c9a8",
    main: "#fcebc2",
    line: "#8b6a4f",
    name: "#22302a",
    soft: "#4f6058",
    sea: "#1b4470",
  },
  dark: {
    land: "#22332a",
    water: "#0d1a24",
    green: "#263d30",
    built: "#1b2922",
    road: "#3a4f44",
    edge: "#141f1a",
    main: "#5a5433",
    line: "#9c8a70",
    name: "#eef3ec",
    soft: "#b9c7bd",
    sea: "#8dbbea",
  },
} as const;

/** Every part of the library's style gets the house's colour for its kind. */
function flavorOf(theme: Theme): Flavor {
  const color = COLORS[theme];
  const colorOf = (part: string): string => {
    if (part.endsWith("_halo")) return color.land;
    if (/ocean_label/u.test(part)) return color.sea;
    if (/minor.*label|subplace_label|address_label/u.test(part)) return color.soft;
    if (part.endsWith("_label") || part.startsWith("roads_label")) return color.name;
    if (part.includes("casing")) return color.edge;
    if (/highway|major/u.test(part)) return color.main;
    if (/minor|link|other|runway|pier|pedestrian/u.test(part)) return color.road;
    if (/railway|boundaries/u.test(part)) return color.line;
    if (/park|wood|scrub|zoo/u.test(part)) return color.green;
    if (/water/u.test(part)) return color.water;
    if (/hospital|industrial|school|aerodrome|military|buildings/u.test(part)) return color.built;
    return color.land;
  };
  return new Proxy({} as Flavor, {
    get: (_, part) => (part === "landcover" || part === "pois" ? undefined : colorOf(String(part))),
  });
}

/** The operator's own streets in the house style; null where the archive cannot be read. */
export async function archiveLayer(url: string, theme: Theme): Promise<leaflet.Layer | null> {
  const archive = new PMTiles(url);
  if (!(await archive.getHeader().catch(() => null))) return null;
  // The library reads Leaflet from there.
  Object.assign(window, { L: leaflet });
  const flavor = flavorOf(theme);
  return leafletLayer({
    url: archive,
    lang: "id",
    paintRules: paintRules(flavor),
    labelRules: labelRules(flavor, "id"),
    attribution: '<a href="https://protomaps.com" target="_blank" rel="noopener noreferrer">Protomaps</a>',
  }) as unknown as leaflet.Layer;
}
