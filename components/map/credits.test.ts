import { expect, it } from "vitest";
import { readTileUrl } from "./base-map-version";
import { mapCredits } from "./credits";

it.each([
  ["none", "none", undefined, false],
  ["https://ubin.example/{z}/{x}/{y}.png#a1b2", "https://ubin.example/{z}/{x}/{y}.png", "a1b2", false],
  ["none#a1b2~kredit", "none", "a1b2", true],
])("reads %s", (tileUrl, streetsUrl, borders, isCredited) => {
  expect(readTileUrl(tileUrl)).toEqual({ streetsUrl, borders, isCredited });
});

it("names who published the borders on a map that shows theirs, and on no other", () => {
  expect(mapCredits(true)).toContain("geoBoundaries");
  expect(mapCredits(true)).toContain("CC BY 3.0 IGO");
  expect(mapCredits(false)).not.toContain("geoBoundaries");
  expect(mapCredits(false)).toContain("OpenStreetMap");
});
