import { describe, expect, it } from "vitest";
import { addWorkingDays, hasHolidays, isWorkingDay, workingDaysBetween } from "./working-days";

describe("working days", () => {
  it.each([
    ["2026-03-13", true, "a Friday"],
    ["2026-03-14", false, "a Saturday"],
    ["2026-03-15", false, "a Sunday"],
    ["2026-08-17", false, "a holiday on a Monday"],
    ["2025-08-18", true, "a Monday of a year without holidays here"],
  ])("%s is one: %s (%s)", (day, expected) => {
    expect(isWorkingDay(day)).toBe(expected);
  });

  it.each([
    ["2026-03-12", 1, "2026-03-13"],
    ["2026-03-13", 1, "2026-03-16"],
    ["2026-03-14", 1, "2026-03-16"],
    // Thursday 19 March is Nyepi.
    ["2026-03-18", 1, "2026-03-20"],
    ["2026-12-24", 1, "2026-12-28"],
    // 1 January 2027 is a Friday.
    ["2026-12-31", 1, "2027-01-04"],
    ["2026-03-13", 0, "2026-03-13"],
    ["2028-12-29", 1, "2029-01-01"],
  ])("%s and %i of them are %s", (day, count, expected) => {
    expect(addWorkingDays(day, count)).toBe(expected);
  });

  it("are counted back to the number that was added", () => {
    for (const day of ["2026-03-13", "2026-03-14", "2026-12-24", "2027-03-05"]) {
      for (const count of [1, 3, 8, 20]) {
        expect(workingDaysBetween(day, addWorkingDays(day, count), "WIB")).toBe(count);
      }
    }
  });

  it("are none where the end is the same day or earlier", () => {
    expect(workingDaysBetween("2026-03-13T08:00:00+07:00", "2026-03-13T20:00:00+07:00", "WIB")).toBe(0);
    expect(workingDaysBetween("2026-03-16", "2026-03-12", "WIB")).toBe(0);
  });

  it("begin at midnight of the zone", () => {
    // 23.30 on Thursday in Jakarta is 01.30 on Friday in Jayapura.
    const sent = "2026-03-12T23:30:00+07:00";
    const later = "2026-03-13T09:00:00+07:00";
    expect(workingDaysBetween(sent, later, "WIB")).toBe(1);
    expect(workingDaysBetween(sent, later, "WIT")).toBe(0);
  });

  it("know of which years the holidays are known", () => {
    expect([2025, 2026, 2027, 2028].map(hasHolidays)).toEqual([false, true, true, false]);
  });
});
