import { expect, it } from "vitest";
import { formatBytes, formatCount, meters } from "./numbers";

it("groups thousands with dots", () => {
  expect(formatCount(1_234_567)).toBe("1.234.567");
});

it("writes distances as one walks them", () => {
  expect(meters(250)).toBe("250 m");
  expect(meters(1234)).toBe("1,2 km");
});

it("writes sizes as a phone shows them", () => {
  expect(formatBytes(310 * 1024)).toBe("310 KB");
  expect(formatBytes(4.2 * 1024 * 1024)).toBe("4,2 MB");
  expect(formatBytes(12)).toBe("1 KB");
});
