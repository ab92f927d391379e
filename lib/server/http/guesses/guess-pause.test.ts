import { describe, expect, it } from "vitest";
import { pauseBefore, withinDay } from "./guess-pause";

const NOON = new Date("2026-03-01T12:00:00Z");
const ago = (seconds: number) => new Date(NOON.getTime() - seconds * 1000);
const DAY = 86_400;

/** @returns seconds */
function pauseAfter(count: number, rule: { free: number; most?: number }, times = 1): number {
  const guesses = Array.from({ length: count }, () => NOON);
  return pauseBefore(guesses, NOON, { what: "tebakan", ...rule }, times) / 1000;
}

describe("pauseBefore", () => {
  it("doubles from three seconds to five minutes", () => {
    const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => pauseAfter(count, { free: 1 }));
    expect(pauses).toEqual([0, 3, 6, 12, 24, 48, 96, 192, 300, 300]);
    expect(pauseAfter(19, { free: 1, most: 20 })).toBe(300);
  });

  it("begins later for a group with a larger share", () => {
    expect([19, 20, 21].map((count) => pauseAfter(count, { free: 5 }, 4))).toEqual([0, 3, 6]);
  });

  it("lasts until the oldest guess is a day old where a day has a bound", () => {
    expect(pauseAfter(20, { free: 1, most: 20 })).toBe(DAY);
    const guesses = [ago(DAY - 10), ...Array.from({ length: 19 }, () => ago(600))];
    expect(pauseBefore(guesses, NOON, { free: 1, most: 20, what: "tebakan" }, 1)).toBe(10_000);
    expect(withinDay([ago(DAY), ago(DAY - 1)], NOON)).toEqual([ago(DAY - 1)]);
  });
});
