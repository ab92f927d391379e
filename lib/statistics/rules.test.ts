import { describe, expect, it } from "vitest";
import { csvLines } from "@/lib/format/csv";
import { REPORT_STATUSES } from "@/lib/reports/rules";
import { areaRows, periodRows } from "./csv";
import { beginOf, periodStarts } from "./rules";
import { ExportStatistics, ShowStatistics } from "./schemas";
import type { DeskStatisticsView } from "./view";

describe("the shown periods", () => {
  it.each([
    // Monday 00:30 in Jakarta is still Sunday in London.
    ["2026-03-08T17:30:00Z", "2026-03-09"],
    ["2026-03-08T16:59:59Z", "2026-03-02"],
    ["2026-03-15T16:59:59Z", "2026-03-09"],
  ])("at %s end with the week of Monday %s", (now, monday) => {
    const starts = periodStarts("minggu", new Date(now));
    expect(starts).toHaveLength(26);
    expect(starts.at(-1)).toBe(monday);
    expect(new Set(starts.map((start) => new Date(start).getUTCDay()))).toEqual(new Set([1]));
  });

  it("end with the year of WIB", () => {
    expect(periodStarts("tahun", new Date("2026-12-31T17:00:00Z"))).toEqual(
      [2023, 2024, 2025, 2026, 2027].map((year) => `${year}-01-01`),
    );
    expect(beginOf("2027-01-01").toISOString()).toBe("2026-12-31T17:00:00.000Z");
  });

  it("are weeks unless years are asked for", () => {
    expect(ShowStatistics.parse({}).per).toBe("minggu");
    expect(ShowStatistics.parse({ per: "hari" }).per).toBe("minggu");
    expect(ShowStatistics.parse({ per: "tahun" }).per).toBe("tahun");
  });
});

describe("the files", () => {
  const reports = Object.fromEntries(REPORT_STATUSES.map((status, index) => [status, index])) as Record<
    (typeof REPORT_STATUSES)[number],
    number
  >;
  const times = { verified: 2, verifyDays: 1.5, resolved: 0, resolveDays: null, registered: 7, members: 3 };
  const view: DeskStatisticsView = {
    countedAt: "2026-03-14T05:00:00.000Z",
    periods: [{ start: "2026-03-09", reports, ...times }],
  };

  it("have a head and a line a period, with the sum of the states", () => {
    const [head = "", line] = csvLines(periodRows(view)).split("\r\n");
    expect(head.split(",")).toHaveLength(14);
    expect(line).toBe('"2026-03-09",15,0,1,2,3,4,5,2,1.5,0,"",7,3');
  });

  it("have a line a part of an area, and leave the name of what is known no finer empty", () => {
    const counts = { reports: 4, open: 1, resolved: 2, places: 5, verifyDays: 1.5, claimDays: null, confirmDays: null };
    const lines = areaRows({
      area: null,
      parts: [{ code: "51", name: "Bali", ...counts }],
      unknown: { code: "", name: "", ...counts },
    });
    expect(csvLines(lines).split("\r\n").slice(1, 3)).toEqual([
      '"51","Bali",4,1,2,5,1.5,"",""',
      '"","",4,1,2,5,1.5,"",""',
    ]);
  });

  it("are found by the name of the table that earlier versions used", () => {
    expect(ExportStatistics.parse({ per: "minggu", tabel: "provinsi" }).tabel).toBe("daerah");
  });
});
