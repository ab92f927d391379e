import fc from "fast-check";
import { expect, it } from "vitest";
import { formatDecimal, formatFigure, formatRupiah, formatTyped, otherReading, readNumber } from "./decimal";

const cents = fc.integer({ min: 0, max: 99_999 }).map((number) => number / 100);

it("reads a comma and a dot alike", () => {
  fc.assert(
    fc.property(cents, (number) => {
      const dotted = number.toFixed(2);
      expect(readNumber(dotted)).toBe(number);
      expect(readNumber(dotted.replace(".", ","))).toBe(number);
    }),
  );
});

it("reads back what it writes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (number) => {
      expect(readNumber(formatDecimal(number / 100, 2))).toBe(number / 100);
    }),
  );
});

it("takes groups of three for thousands, as they are written here", () => {
  expect(readNumber("1.500")).toBe(1500);
  expect(readNumber("1.500,5")).toBe(1500.5);
  expect(readNumber("0.500")).toBe(0.5);
  expect(readNumber(" 12 ")).toBe(12);
  expect(readNumber(",5")).toBe(0.5);
  expect(readNumber("-5")).toBe(-5);
});

it.each(["", "abc", "1,2,3", "1e9", "0x10", "Infinity", "5 km", "-", "1".repeat(21)])(
  "takes %j for no number",
  (text) => {
    expect(readNumber(text)).toBeNull();
  },
);

it.each([
  ["12.500", 12_500, "12,5"],
  ["1.250", 1250, "1,25"],
  ["1\u00A0250", 1250, null],
  ["\u200B12,5\u200E", 12.5, null],
  ["12.5", 12.5, null],
  ["0.125", 0.125, null],
  ["1.2345", 1.2345, null],
  ["1.250,5", 1250.5, null],
  ["1.250.000", 1_250_000, null],
  ["1250.500", 1250.5, null],
] as const)("reads %j as %d, and offers %j", (text, value, other) => {
  expect(readNumber(text)).toBe(value);
  expect(otherReading(text)).toBe(other);
});

it("offers a reading that is read as itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (whole, rest) => {
      const text = `${whole}.${String(rest).padStart(3, "0")}`;
      const other = otherReading(text) ?? "";
      expect(readNumber(text)).toBe(whole * 1000 + rest);
      expect(readNumber(other)).toBeCloseTo(whole + rest / 1000, 9);
    }),
  );
});

it("says back every digit", () => {
  expect(formatTyped(1250.123_456)).toBe("1.250,123456");
});

it("writes figures as they are written here", () => {
  expect(formatFigure(0.817)).toBe("0,817");
});

it.each([
  [25_000.4, "Rp25.000"],
  [0, "Rp0"],
  // A correction after a withdrawal can leave less than nothing in a deposit book.
  [-1_250_000, "−Rp1.250.000"],
])("writes %d rupiah as %s", (amount, text) => {
  expect(formatRupiah(amount)).toBe(text);
});
