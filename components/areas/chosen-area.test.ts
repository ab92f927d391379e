import { expect, it } from "vitest";
import { chosenFor, sentArea } from "./chosen-area";

const at = { latitude: -7.8437, longitude: 110.4642 };
const area = { code: "34.02.14", label: "Piyungan, Kabupaten Bantul, DI Yogyakarta", at };

it("holds for the point that it was chosen for, and for no other", () => {
  expect(chosenFor(area, { ...at })).toBe(area);
  expect(chosenFor(area, { ...at, longitude: 110.5 })).toBeNull();
  expect(chosenFor(area, null)).toBeNull();
  expect(chosenFor(null, at)).toBeNull();
});

it("goes with its point alone", () => {
  expect(sentArea(area, { ...at })).toEqual({ area_code: "34.02.14" });
  expect(sentArea(area, { ...at, latitude: -7.9 })).toEqual({});
});
