import { describe, expect, it } from "vitest";
import {
  dayIn,
  daysBetween,
  formatDate,
  formatDateTime,
  formatHours,
  formatMonth,
  formatStamp,
  formatTime,
  isoStamp,
  leafOf,
  waitingWords,
} from "./dates";

const evening = "2026-03-14T18:30:00Z";

describe("dates", () => {
  it("are written long, on the calendar of the zone", () => {
    expect(formatDate(evening)).toBe("Minggu, 15 Maret 2026");
    expect(formatDate("2026-03-14T02:30:00Z")).toBe("Sabtu, 14 Maret 2026");
    expect(formatDate(new Date("2026-03-14T15:30:00Z"), "WIT")).toBe("Minggu, 15 Maret 2026");
  });

  it("leave a calendar day where it is", () => {
    for (const zone of ["WIB", "WITA", "WIT"] as const)
      expect(formatDate("2026-03-14", zone)).toBe("Sabtu, 14 Maret 2026");
  });

  it("name the zone of a time", () => {
    expect(formatTime("2026-03-14T02:30:00Z")).toBe("09.30 WIB");
    expect(formatTime("2026-03-14T02:30:00Z", "WITA")).toBe("10.30 WITA");
    expect(formatTime("2026-03-14T17:05:00Z")).toBe("00.05 WIB");
    expect(formatDateTime("2026-03-14T02:30:00Z", "WIT")).toBe("Sabtu, 14 Maret 2026 pukul 11.30 WIT");
  });
});

describe("something that lasts", () => {
  it("tells its hours, and another day where it ends on one", () => {
    expect(formatHours("2026-03-14T00:00:00Z", "2026-03-14T03:00:00Z")).toBe("07.00–10.00 WIB");
    expect(formatHours("2026-03-14T12:00:00Z", "2026-03-14T16:00:00Z", "WITA")).toBe(
      "20.00 WITA sampai Minggu, 15 Maret 2026 pukul 00.00 WITA",
    );
  });

  it("begins on a leaf of the calendar of its zone", () => {
    expect(leafOf("2026-03-14T15:30:00Z")).toEqual({ weekday: "Sab", day: "14", month: "Mar" });
    expect(leafOf("2026-03-14T15:30:00Z", "WIT")).toEqual({ weekday: "Min", day: "15", month: "Mar" });
    expect(formatMonth("2026-12")).toBe("Desember 2026");
  });
});

describe("dayIn", () => {
  it("is the day in Jakarta, whatever zone the server stands in", () => {
    expect(dayIn("2026-03-14T16:59:59Z")).toBe("2026-03-14");
    expect(dayIn("2026-03-14T17:00:00Z")).toBe("2026-03-15");
  });
});

describe("waiting", () => {
  it("counts midnights", () => {
    expect(daysBetween("2026-03-14T16:59:00Z", "2026-03-14T17:01:00Z")).toBe(1);
    expect(waitingWords("jawaban", "2026-03-11T04:00:00Z", "2026-03-14T03:00:00Z")).toBe("3 hari menunggu jawaban");
    expect(waitingWords("pemeriksaan", "2026-03-14T04:00:00Z", "2026-03-14T09:00:00Z")).toBe(
      "menunggu pemeriksaan sejak hari ini",
    );
  });

  it("never turns negative when clocks differ", () => {
    expect(daysBetween("2026-03-15T04:00:00Z", "2026-03-14T04:00:00Z")).toBe(0);
  });
});

it("writes a moment for a table on the clock of the place, also before seven, when it is yesterday in universal time", () => {
  expect(formatStamp("2026-03-13T23:05:09.000Z", "WIT")).toBe("2026-03-14 08:05:09 WIT");
  expect(formatStamp(new Date("2026-03-13T17:30:00Z"))).toBe("2026-03-14 00:30:00 WIB");
  expect(isoStamp(new Date("2026-03-13T23:05:09.123Z"), "WITA")).toBe("2026-03-14T07:05:09.123+08:00");
});
