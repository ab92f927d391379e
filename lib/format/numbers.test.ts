import { expect, it } from "vitest";
import { formatCount, meters } from "./numbers";

it("groups thousands with dots", () => {
  expect(formatCount(1_234_567)).toBe("1.234.567");
});

it("writes distances as one walks them", () => {
  expect(meters(250)).toBe("250 m");
  expect(meters(1234)).toBe("1,2 km");
});
