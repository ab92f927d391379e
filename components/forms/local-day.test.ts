import { expect, it } from "vitest";
import { localDay } from "./local-day";

it("is the day on the device's own clock", () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
