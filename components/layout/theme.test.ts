import { expect, it } from "vitest";
import { isNightInJakarta, THEME_SCRIPT, themeToKeep } from "./theme";

it("keeps a theme only while it differs from the system's", () => {
  expect(themeToKeep("dark", "light")).toBe("dark");
  expect(themeToKeep("light", "dark")).toBe("light");
  expect(themeToKeep("dark", "dark")).toBeNull();
  expect(themeToKeep("light", "light")).toBeNull();
});

/** What the script in the head marks the document with at a moment of the reader's clock. */
function marksAt(moment: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  class Clock extends Date {
    constructor() {
      super(moment);
    }
  }
  new Function("document", "localStorage", "Date", THEME_SCRIPT)(
    { documentElement: { dataset } },
    { getItem: () => null },
    Clock,
  );
  return dataset;
}

it("marks weekday, hour and season by the reader's clock", () => {
  expect(marksAt("2026-01-10T20:00")).toEqual({ day: 6, hour: "night", season: "wet" });
  expect(marksAt("2026-07-12T17:30")).toEqual({ day: 7, hour: "dusk" });
  expect(marksAt("2026-07-13T12:00")).toEqual({ day: 1, hour: "day" });
  expect(marksAt("2026-11-01T05:30")).toMatchObject({ hour: "dusk", season: "wet" });
});

it("knows on the server when it is night in Jakarta, by the same hours", () => {
  const times = ["04:59", "05:00", "17:59", "18:00", "23:59"];
  const server = times.map((time) => isNightInJakarta(new Date(`2026-11-27T${time}:00+07:00`)));
  expect(server).toEqual([true, false, false, true, true]);
  expect(times.map((time) => marksAt(`2026-11-27T${time}`).hour === "night")).toEqual(server);
});
