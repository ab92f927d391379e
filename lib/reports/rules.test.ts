import { describe, expect, it } from "vitest";
import { REPORT_CODE, reportCode, reportCodeIn } from "./rules";
import { decisionsFor } from "./rules-steps";

describe("decisionsFor", () => {
  it("allows only the steps that a state's next states need", () => {
    expect(decisionsFor("PENDING")).toEqual(["verify", "reject"]);
    expect(decisionsFor("VERIFIED")).toEqual(["start", "claim"]);
    expect(decisionsFor("IN_PROGRESS")).toEqual(["claim"]);
    expect(decisionsFor("CLAIMED")).toEqual(["reopen"]);
    expect(decisionsFor("RESOLVED")).toEqual(["reopen"]);
    expect(decisionsFor("REJECTED")).toEqual([]);
  });
});

describe("reportCode", () => {
  it("holds the day and a running number of at least four digits", () => {
    expect(reportCode("2026-03-14", 7)).toBe("LP-260314-0007");
    expect(reportCode("2026-03-14", 12_345)).toBe("LP-260314-12345");
    expect(reportCode("2026-03-14", 7)).toMatch(REPORT_CODE);
  });
});

describe("reportCodeIn", () => {
  it.each([
    "LP-260314-0007",
    " lp 260314 0007 ",
    "2603140007",
    "https://sulur.test/laporan/LP-260314-0007",
    "Nomor saya LP–260314–0007.",
  ])("reads %j", (text) => {
    expect(reportCodeIn(text)).toBe("LP-260314-0007");
  });

  it.each(["", "sungai", "LP-2603-07", "123456789012345"])("finds no number in %j", (text) => {
    expect(reportCodeIn(text)).toBeNull();
  });
});
