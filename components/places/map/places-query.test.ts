import { describe, expect, it } from "vitest";
import { ListPlaces } from "@/lib/places/schemas";
import { describeList, isWhole, listPath, mapSource, type PlaceFilter } from "./places-query";

const EVERYTHING: PlaceFilter = { kinds: [], name: "", position: null, box: null, area: null };
const box = { west: 106.712345678, south: -6.3, east: 106.9, north: -6.1 };
const position = { latitude: -6.1753924, longitude: 106.8271528 };

function parsed(filter: PlaceFilter) {
  return ListPlaces.parse(Object.fromEntries(new URL(listPath(filter, 20), "http://sulur.test").searchParams));
}

describe("the list's address", () => {
  it("is one that the server understands, with everything at once", () => {
    const filter: PlaceFilter = {
      kinds: ["mangrove", "taman_kota"],
      name: "Hutan & Rawa",
      position,
      box,
      area: "34.02",
    };
    expect(parsed(filter)).toEqual({
      limit: 20,
      kinds: ["mangrove", "taman_kota"],
      q: "Hutan & Rawa",
      latitude: -6.1754,
      longitude: 106.8272,
      bbox: [106.7123, -6.3, 106.9, -6.1],
      area: "34.02",
    });
  });

  it("asks for nothing that was not chosen", () => {
    expect(listPath(EVERYTHING, 20)).toBe("/api/locations?limit=20");
  });
});

it("gives the map the same kinds and the same area", () => {
  expect(mapSource([], null)).toBe("/api/locations/map");
  expect(mapSource(["bank_sampah", "lainnya"], null)).toBe("/api/locations/map?kinds=bank_sampah,lainnya");
  expect(mapSource(["mangrove"], "51.71")).toBe("/api/locations/map?kinds=mangrove&area=51.71");
});

it("knows which lists have no pages", () => {
  expect(isWhole(EVERYTHING)).toBe(false);
  expect(isWhole({ ...EVERYTHING, name: "taman", area: "51" })).toBe(false);
  expect(isWhole({ ...EVERYTHING, box })).toBe(true);
  expect(isWhole({ ...EVERYTHING, position })).toBe(true);
});

it("says in words what the list shows", () => {
  expect(describeList(EVERYTHING)).toBe("Lokasi terbaru");
  expect(describeList({ ...EVERYTHING, position })).toBe("Lokasi terdekat dari Anda");
  expect(describeList({ ...EVERYTHING, name: "Taman", box, position })).toBe(
    "Lokasi bernama “Taman” di area peta terdekat dari Anda",
  );
  expect(describeList({ ...EVERYTHING, area: "51" })).toBe("Lokasi di Bali");
  expect(describeList({ ...EVERYTHING, area: "51.71" })).toBe("Lokasi di daerah ini");
});

it("counts what is of the chosen kinds", () => {
  const seven = { count: 7, hasMore: false };
  expect(describeList({ ...EVERYTHING, kinds: ["mangrove"] }, seven)).toBe("7 mangrove");
  expect(describeList({ ...EVERYTHING, kinds: ["mangrove"] })).toBe("Mangrove");
  expect(describeList({ ...EVERYTHING, kinds: ["mangrove", "hutan_kota"], area: "51" }, seven)).toBe(
    "7 lokasi di Bali",
  );
  expect(describeList({ ...EVERYTHING, kinds: ["lainnya"] }, { count: 20, hasMore: true })).toBe("20+ lokasi");
  expect(describeList(EVERYTHING, seven)).toBe("Lokasi terbaru");
});
