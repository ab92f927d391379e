import { expect, it } from "vitest";
import { PROVINCES } from "./rules";
import { zoneOfProvince } from "./zones";

it("knows the clock of every province", () => {
  const counts = { WIB: 0, WITA: 0, WIT: 0 };
  for (const name of PROVINCES) counts[zoneOfProvince(name)] += 1;
  // Sumatra 10, Java 6, West and Central Kalimantan; Bali, Nusa Tenggara, the rest of Kalimantan, Sulawesi; Maluku, Papua.
  expect(counts).toEqual({ WIB: 18, WITA: 12, WIT: 8 });
});

it.each([
  ["Kalimantan Barat", "WIB"],
  ["Kalimantan Selatan", "WITA"],
  ["Bali", "WITA"],
  ["Maluku Utara", "WIT"],
  ["Papua Barat Daya", "WIT"],
] as const)("%s keeps %s", (name, zone) => {
  expect(zoneOfProvince(name)).toBe(zone);
});
