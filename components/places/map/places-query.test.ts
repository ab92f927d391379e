import { describe, expect, it } from "vitest";
import { ListPlaces } from "@/lib/places/schemas";
import { describeList, isWhole, listPath, mapSource, type PlaceFilter } from "./places-query";

const EVERYTHING: PlaceFilter = { kinds: [], name: "", position: null, area: null };
const area = { west: 106.712345678, south: -6.3, east: 106.9, north: -6.1 };
const position = { latitude: -6.1753924, longitude: 106.8271528 };

function parsed(filter: PlaceFilter) {
  return ListPlaces.parse(Object.fromEntries(new URL(listPath(filter, 20), "http://sulur.test").searchParams));
}

describe("the list's address", () => {
  it("is one that the server understands, with everything at once", () => {
    const filter: PlaceFilter = { kinds: ["mangrove", "taman_kota"], name: "Hutan & Rawa", position, area };
    expect(parsed(filter)).toEqual({
      limit: 20,
      kinds: ["mangrove", "taman_kota"],
      q: "Hutan & Rawa",
      latitude: -6.1754,
      longitude: 106.8272,
      bbox: [106.7123, -6.3, 106.9, -6.1],
    });
  });

  it("asks for nothing that was not chosen", () => {
    expect(listPath(EVERYTHING, 20)).toBe("/api/locations?limit=20");
  });
});

it("gives the map the same kinds", () => {
  expect(mapSource([])).toBe("/api/locations/map");
  expect(mapSource(["bank_sampah", "lainnya"])).toBe("/api/locations/map?kinds=bank_sampah,lainnya");
});

it("knows which lists have no pages", () => {
  expect(isWhole(EVERYTHING)).toBe(false);
  expect(isWhole({ ...EVERYTHING, name: "taman" })).toBe(false);
  expect(isWhole({ ...EVERYTHING, area })).toBe(true);
  expect(isWhole({ ...EVERYTHING, position })).toBe(true);
});

it("says in words what the list shows", () => {
  expect(describeList(EVERYTHING)).toBe("Lokasi terbaru");
  expect(describeList({ ...EVERYTHING, position })).toBe("Lokasi terdekat dari Anda");
  expect(describeList({ ...EVERYTHING, name: "Taman", area, position })).toBe(
    "Lokasi bernama “Taman” di area peta terdekat dari Anda",
  );
});
