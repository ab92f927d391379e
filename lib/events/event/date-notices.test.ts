import { describe, expect, it } from "vitest";
import { HOLIDAYS } from "@/lib/format/holidays";
import { dateNotices, RAMADANS } from "./date-notices";

const span = (from: string, to: string, zone: "WIB" | "WITA" | "WIT" = "WIB") => ({
  startsAt: new Date(from),
  endsAt: new Date(to),
  zone,
});
const kinds = (...parts: Parameters<typeof span>) => dateNotices(span(...parts)).map(({ kind }) => kind);

describe("Friday prayer", () => {
  it("is on the place's clock", () => {
    expect(kinds("2026-11-27T12:30:00+07:00", "2026-11-27T14:00:00+07:00")).toEqual(["friday_prayer"]);
    expect(kinds("2026-11-27T12:30:00+07:00", "2026-11-27T14:00:00+07:00", "WIT")).toEqual([]);
    expect(dateNotices(span("2026-11-27T08:00:00+09:00", "2026-11-27T12:00:00+09:00", "WIT"))).toEqual([
      {
        kind: "friday_prayer",
        words: "Waktunya bertepatan dengan salat Jumat pada Jumat, 27 November 2026, sekitar pukul 11.30–13.00 WIT.",
      },
    ]);
  });

  it("does not meet what ends before it, begins after it or is on another day", () => {
    expect(kinds("2026-11-27T07:00:00+07:00", "2026-11-27T11:30:00+07:00")).toEqual([]);
    expect(kinds("2026-11-27T13:00:00+07:00", "2026-11-27T15:00:00+07:00")).toEqual([]);
    expect(kinds("2026-11-28T07:00:00+07:00", "2026-11-28T15:00:00+07:00")).toEqual([]);
  });

  it("meets every Friday of a week", () => {
    expect(kinds("2026-11-27T07:00:00+07:00", "2026-12-04T13:00:00+07:00")).toEqual(["friday_prayer", "friday_prayer"]);
  });
});

describe("holidays", () => {
  it("names them, and says where a day is an estimate", () => {
    const words = (day: string) =>
      dateNotices(span(`${day}T07:00:00+07:00`, `${day}T10:00:00+07:00`)).map((notice) => notice.words);
    expect(words("2026-12-25")).toEqual([
      "Jumat, 25 Desember 2026 hari libur nasional: Kelahiran Yesus Kristus (Natal).",
    ]);
    expect(words("2027-05-17")[0]).toMatch(/^Senin, 17 Mei 2027 diperkirakan hari libur nasional: Iduladha 1448/u);
  });

  it("does not count a day at whose first moment the event is over", () => {
    expect(kinds("2026-12-24T21:00:00+09:00", "2026-12-25T00:00:00+09:00", "WIT")).toEqual([]);
    expect(kinds("2026-12-24T21:00:00+09:00", "2026-12-25T00:01:00+09:00", "WIT")).toEqual(["holiday"]);
  });

  it("are 17 in 2026 and stand in order, each on a day that there is", () => {
    expect(HOLIDAYS.filter(({ day }) => day.startsWith("2026"))).toHaveLength(17);
    const days = HOLIDAYS.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  });
});

describe("Ramadan", () => {
  it("is told once, of afternoons only", () => {
    expect(kinds("2027-02-15T07:00:00+07:00", "2027-02-15T12:00:00+07:00")).toEqual([]);
    expect(kinds("2027-02-15T07:00:00+07:00", "2027-02-17T17:00:00+07:00")).toEqual(["ramadan"]);
    expect(kinds("2027-03-10T14:00:00+07:00", "2027-03-10T17:00:00+07:00")).toEqual(["holiday"]);
  });

  it("ends before Idulfitri", () => {
    for (const { to } of RAMADANS) {
      const next = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10);
      expect(HOLIDAYS.find(({ day }) => day === next)?.name).toMatch(/^Idulfitri/u);
    }
  });
});

it("says nothing of a span that cannot be", () => {
  expect(kinds("2026-12-25T10:00:00+07:00", "2026-12-25T07:00:00+07:00")).toEqual([]);
  expect(kinds("tidak", "2026-12-25T07:00:00+07:00")).toEqual([]);
});
