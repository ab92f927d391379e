import { describe, expect, it } from "vitest";
import { MapWindow } from "@/lib/map/schemas";
import { coordinates, rounded } from "./coordinates";
import { mapQuery } from "./map-window";

const medan = { west: 98.62, south: 3.55, east: 98.72, north: 3.63 };

function boxOf(query: string): number[] {
  return MapWindow.parse(Object.fromEntries(new URLSearchParams(query))).bbox;
}

describe("mapQuery", () => {
  it("covers the view and is what the server accepts", () => {
    const [west = 0, south = 0, east = 0, north = 0] = boxOf(mapQuery(medan, 13));
    expect(west <= medan.west && south <= medan.south && east >= medan.east && north >= medan.north).toBe(true);
    expect(east - west).toBeLessThan(0.25);
  });

  it("asks the same for a view that moved a little", () => {
    const moved = { west: 98.625, south: 3.552, east: 98.725, north: 3.632 };
    expect(mapQuery(moved, 13)).toBe(mapQuery(medan, 13.4));
  });

  it("stays on the globe when the map shows it several times", () => {
    expect(boxOf(mapQuery({ west: -700, south: -120, east: 700, north: 120 }, 0))).toEqual([-180, -90, 180, 90]);
  });
});

describe("coordinates", () => {
  it("writes five decimals", () => {
    expect(coordinates({ latitude: -3.5882, longitude: 98.675 })).toBe("-3.58820, 98.67500");
  });

  it("rounds a click to a tenth of a metre", () => {
    expect(rounded({ latitude: -3.58823456789, longitude: 98.67 })).toEqual({ latitude: -3.588235, longitude: 98.67 });
  });
});
