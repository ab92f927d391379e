import { describe, expect, it } from "vitest";
import type { EventView } from "@/lib/events/event/view";
import { dayNumber, eventsByDay, monthBeside, monthChoices, weeksOf } from "./calendar-days";

describe("weeksOf", () => {
  it("puts each day of the month under its weekday", () => {
    const weeks = weeksOf("2026-12");
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]).toEqual([null, "2026-12-01", ...["02", "03", "04", "05", "06"].map((day) => `2026-12-${day}`)]);
    expect(weeks.at(-1)).toEqual(["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", null, null, null]);
  });

  it("knows months of four and of six weeks, and leap years", () => {
    expect(weeksOf("2027-02")).toHaveLength(4);
    expect(weeksOf("2027-08")).toHaveLength(6);
    expect(weeksOf("2028-02").flat()).toContain("2028-02-29");
  });
});

describe("months", () => {
  it("follow each other over the year's end", () => {
    expect([monthBeside("2026-12", 1), monthBeside("2026-01", -1), monthBeside("2026-11", 14)]).toEqual([
      "2027-01",
      "2025-12",
      "2028-01",
    ]);
  });

  it("can be chosen a year around today, and the one in the address too", () => {
    const near = monthChoices("2026-11-21", null);
    expect([near[0], near.at(-1), near.length]).toEqual(["2025-11", "2027-11", 25]);
    expect(monthChoices("2026-11-21", "2024-05")[0]).toBe("2024-05");
    expect(monthChoices("2026-11-21", "2026-12")).toEqual(near);
  });
});

describe("an event of several days", () => {
  const event = (title: string, date: string, ends: string, zone: EventView["zone"] = "WIT") =>
    ({ title, date: new Date(date).toISOString(), ends: new Date(ends).toISOString(), zone }) as EventView;
  const camp = event("Kemah", "2026-11-30T06:00+09:00", "2026-12-02T12:00+09:00");

  it("stands on each of them, on the clock of its place, and in both months", () => {
    const walk = event("Jalan pagi", "2026-12-02T06:00+09:00", "2026-12-02T08:00+09:00");
    const titles = (month: string) =>
      [...eventsByDay([camp, walk], month)].map(([day, events]) => [day, events.map(({ title }) => title)]);
    expect(titles("2026-11")).toEqual([["2026-11-30", ["Kemah"]]]);
    expect(titles("2026-12")).toEqual([
      ["2026-12-01", ["Kemah"]],
      ["2026-12-02", ["Kemah", "Jalan pagi"]],
    ]);
  });

  it("says which day it is", () => {
    expect(["2026-11-30", "2026-12-02"].map((day) => dayNumber(camp, day))).toEqual([
      { day: 1, of: 3 },
      { day: 3, of: 3 },
    ]);
  });

  it("does not stand on the day that begins as it ends", () => {
    const night = event("Ronda", "2026-12-01T20:00+07:00", "2026-12-02T00:00+07:00", "WIB");
    expect([...eventsByDay([night], "2026-12").keys()]).toEqual(["2026-12-01"]);
  });
});
