import { describe, expect, it } from "vitest";
import { cellText, safeCell } from "./csv";

const HOSTILE = ["=1+1", "+62812", "-6.2", "@SUM(A1)", "\t=1", "\r=1", "'=1", "''@x", "'-"];
const HARMLESS = ["Taman Menteng", "", "'kutip'", "a=b", "1+1"];

describe("a cell", () => {
  it.each(HOSTILE)("that a spreadsheet would run begins with an apostrophe: %j", (text) => {
    expect(safeCell(text)).toMatch(/^'/u);
  });

  it.each(HARMLESS)("that it would not stays as it is: %j", (text) => {
    expect(safeCell(text)).toBe(text);
  });

  it.each([...HOSTILE, ...HARMLESS])("read again says the same: %j", (text) => {
    expect(cellText(safeCell(text))).toBe(text);
  });
});
