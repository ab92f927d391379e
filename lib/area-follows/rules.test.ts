import { describe, expect, it } from "vitest";
import { areaFollowIn, areaFollowPath, type Cadence, lastDigestTime } from "./rules";

describe("the time of a digest", () => {
  it.each([
    // Saturday 14 March begins in the east; each zone has its own seven o'clock.
    ["WEEKLY", "WIT", "2026-03-13T21:59:59Z", "2026-03-06T22:00:00Z"],
    ["WEEKLY", "WIT", "2026-03-13T22:00:00Z", "2026-03-13T22:00:00Z"],
    ["WEEKLY", "WITA", "2026-03-13T22:59:59Z", "2026-03-06T23:00:00Z"],
    ["WEEKLY", "WITA", "2026-03-13T23:00:00Z", "2026-03-13T23:00:00Z"],
    ["WEEKLY", "WIB", "2026-03-13T23:59:59Z", "2026-03-07T00:00:00Z"],
    ["WEEKLY", "WIB", "2026-03-14T00:00:00Z", "2026-03-14T00:00:00Z"],
    // A host that was off, or runs jobs once a day, finds the same one until the next Saturday.
    ["WEEKLY", "WIB", "2026-03-20T23:59:59Z", "2026-03-14T00:00:00Z"],
    ["DAILY", "WIB", "2026-03-17T23:59:59Z", "2026-03-17T00:00:00Z"],
    ["DAILY", "WIT", "2026-03-17T22:00:00Z", "2026-03-17T22:00:00Z"],
    ["DAILY", "WITA", "2026-12-31T23:30:00Z", "2026-12-31T23:00:00Z"],
  ] as [Cadence, "WIB" | "WITA" | "WIT", string, string][])("%s in %s at %s is %s", (cadence, zone, now, time) => {
    expect(lastDigestTime(cadence, zone, new Date(now)).toISOString().replace(".000", "")).toBe(time);
  });
});

it("the link of a mail is read back, and nothing else is", () => {
  expect(areaFollowIn(areaFollowPath("stop", 7, "abcdefghij").replace(/^[^#]*/u, ""))).toEqual({
    action: "stop",
    id: 7,
    token: "abcdefghij",
  });
  expect(areaFollowIn("#hapus=7.abcdefghij")).toBeNull();
});
