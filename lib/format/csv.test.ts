import { describe, expect, it } from "vitest";
import { cellText, csvLines, safeCell } from "./csv";

const HOSTILE = [
  "=1+1",
  "+62812",
  "-6.2",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "'=1",
  "''@x",
  "'-",
  "＝1+1",
  "＋1",
  "－1",
  "＠x",
  ' "=1',
];
/** Begin another cell for readers that part cells by ";" or tabs, or a line's end. */
const HIDDEN = [
  'Sari;=HYPERLINK("http://x";"klik")',
  "a;\t=1",
  "a\t＝1",
  "a\n+1",
  "a\r\n@x",
  'a; "" -1',
  "a;'=1",
  "a;b;=c\n=d",
];
const HARMLESS = ["Gang 2; rumah biru", "Taman Menteng", "", "'kutip'", "a=b", "1+1"];

describe("a cell", () => {
  it.each(HOSTILE)("that a spreadsheet would run begins with an apostrophe: %j", (text) => {
    expect(safeCell(text)).toMatch(/^\s*"?'/u);
  });

  it.each(HIDDEN)("has no part that one would run, wherever it parts cells: %j", (text) => {
    const parts = safeCell(text)
      .replaceAll('"', "")
      .split(/[;\t\r\n]/u);
    expect(parts.filter((part) => /^\s*[=+\-@＝＋－＠]/u.test(part))).toEqual([]);
  });

  it.each(HARMLESS)("that it would not stays as it is: %j", (text) => {
    expect(safeCell(text)).toBe(text);
  });

  it.each([...HOSTILE, ...HIDDEN, ...HARMLESS])("read again says the same: %j", (text) => {
    expect(cellText(safeCell(text))).toBe(text);
  });
});

it("has semicolons and decimal commas for Indonesian spreadsheets", () => {
  const row = ["Taman; Kota", "-6.9", -6.917, 107.619, 12];
  expect(csvLines([row], true)).toBe(`"Taman; Kota";"'-6.9";-6,917;107,619;12\r\n`);
  expect(csvLines([row])).toBe(`"Taman; Kota","'-6.9",-6.917,107.619,12\r\n`);
});
