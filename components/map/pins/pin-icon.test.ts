import { describe, expect, it, vi } from "vitest";
import { PLACE_KINDS } from "@/lib/places/rules";

// Leaflet needs a window as soon as it is imported; only the icon's options matter here.
vi.mock("leaflet", () => ({
  DivIcon: class {
    readonly options: { html: string; iconSize: [number, number] };
    constructor(options: { html: string; iconSize: [number, number] }) {
      this.options = options;
    }
  },
}));

const { placeIcon } = await import("./place-icon");
const { clusterIcon, pinIcon, shortCount } = await import("./pin-icon");

const STATES = ["VERIFIED", "IN_PROGRESS", "CLAIMED", "RESOLVED"] as const;

function paths(html: unknown): string[] {
  return [...String(html).matchAll(/ d="([^"]+)"/gu)].map(([, path]) => path ?? "");
}

describe("pinIcon", () => {
  it("tells the states on the map apart by colour, by outline and by sign", () => {
    const drawings = STATES.map((state) => String(pinIcon(state).options.html));
    const colours = new Set(drawings.map((html) => / fill="(#\w+)"/u.exec(html)?.[1]));
    expect(colours).toEqual(new Set(["#bf3b30", "#9a5b00", "#1d6470", "#22734a"]));
    expect(new Set(drawings.map((html) => paths(html)[0])).size).toBe(STATES.length);
    expect(new Set(drawings.map((html) => paths(html)[1])).size).toBe(STATES.length);
  });

  it("is 38 px, and one object a look", () => {
    expect(pinIcon("VERIFIED").options.iconSize).toEqual([38, 38]);
    expect(pinIcon("VERIFIED")).toBe(pinIcon("VERIFIED"));
    expect(pinIcon("VERIFIED", true)).not.toBe(pinIcon("VERIFIED"));
  });
});

describe("the icon of a place", () => {
  it("tells the kinds apart by colour, by outline and by sign", () => {
    const drawings = PLACE_KINDS.map((kind) => String(pinIcon(kind).options.html));
    const colours = new Set(drawings.map((html) => / fill="(#\w+)"/u.exec(html)?.[1]));
    for (const looks of [colours, new Set(drawings.map((html) => paths(html)[0]))]) {
      expect(looks.size).toBe(PLACE_KINDS.length);
    }
    expect(new Set(drawings.map((html) => paths(html)[1])).size).toBe(PLACE_KINDS.length);
  });

  it("is 25 × 41 px as a pin with its tip on the point, and 32 × 32 px as a mark with its middle there", () => {
    expect(placeIcon("mangrove").options).toMatchObject({ iconSize: [25, 41], iconAnchor: [12.5, 40] });
    expect(placeIcon("mangrove", false, "mark").options).toMatchObject({ iconSize: [32, 32], iconAnchor: [16, 16] });
    expect(placeIcon("mangrove")).toBe(pinIcon("mangrove"));
  });
});

describe("clusterIcon", () => {
  it("grows with its number and writes it short", () => {
    const size = (count: number) => Number((clusterIcon(count).options.iconSize as [number, number])[0]);
    expect(size(5)).toBeLessThan(size(50));
    expect(size(500)).toBeLessThan(size(5000));
    expect([87, 1234, 34_000].map(shortCount)).toEqual(["87", "1,2 rb", "34 rb"]);
  });
});
