import { describe, expect, it } from "vitest";
import { zoneByLongitude, zoneOfRow, zoneOfView } from "./zones";

const BANJARMASIN = { latitude: -3.3194, longitude: 114.5908 };

it.each([
  ["Banjarmasin, which lies west of Bali", { ...BANJARMASIN, area_code: "63.71" }, "WITA"],
  ["Sampit, in the next province", { latitude: -2.54, longitude: 112.95, area_code: "62.02" }, "WIB"],
  ["Denpasar, with no point", { latitude: null, longitude: null, area_code: "51.71" }, "WITA"],
  ["Jayapura, with no point", { latitude: null, longitude: null, area_code: "91.71.01" }, "WIT"],
] as const)("follows the area: %s", (_, place, zone) => {
  expect(zoneOfView(place)).toBe(zone);
});

it("follows a province that is known by its name alone", () => {
  expect(zoneOfRow({ ...BANJARMASIN, areaCode: null, province: "Kalimantan Selatan" })).toBe("WITA");
});

it("is WIB where nothing is known", () => {
  expect(zoneOfView({ latitude: null, longitude: null, area_code: null })).toBe("WIB");
});

describe("a point in no known area", () => {
  it.each([
    ["Medan", 3.59, 98.67, "WIB"],
    ["Banyuwangi", -8.22, 114.37, "WIB"],
    ["Muara Teweh", -0.95, 114.9, "WIB"],
    ["Denpasar", -8.65, 115.22, "WITA"],
    ["Manado", 1.49, 124.84, "WITA"],
    ["Kupang", -10.18, 123.61, "WITA"],
    ["Ternate", 0.79, 127.38, "WIT"],
    ["Ambon", -3.7, 128.18, "WIT"],
    ["Jayapura", -2.54, 140.7, "WIT"],
  ] as const)("is judged by its longitude: %s", (_, latitude, longitude, zone) => {
    expect(zoneByLongitude({ latitude, longitude })).toBe(zone);
  });
});
