import { expect, it } from "vitest";
import { metersBetween } from "./distance";

const MONAS = { latitude: -6.1754, longitude: 106.8272 };

it("measures along the globe", () => {
  const gedungSate = { latitude: -6.9025, longitude: 107.6188 };
  expect(metersBetween(MONAS, gedungSate) / 1000).toBeCloseTo(119, 0);
  expect(metersBetween(gedungSate, MONAS)).toBe(metersBetween(MONAS, gedungSate));
});

it("knows that a place is where it is", () => {
  expect(metersBetween(MONAS, MONAS)).toBe(0);
});

it("counts a degree of latitude as 111 km", () => {
  expect(metersBetween(MONAS, { ...MONAS, latitude: MONAS.latitude + 1 })).toBeCloseTo(111_195, -1);
});
