import fc from "fast-check";
import { expect, it } from "vitest";
import { formatDecimal, formatFigure, formatRupiah, parseDecimal } from "./decimal";

const cents = fc.integer({ min: 0, max: 99_999 }).map((number) => number / 100);

it("reads a comma and a dot alike", () => {
  fc.assert(
    fc.property(cents, (number) => {
      const dotted = number.toFixed(2);
      expect(parseDecimal(dotted)).toBe(number);
      expect(parseDecimal(dotted.replace(".", ","))).toBe(number);
    }),
  );
});

it("reads back what it writes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (number) => {
      expect(parseDecimal(formatDecimal(number / 100, 2))).toBe(number / 100);
    }),
  );
});

it("takes groups of three for thousands, as they are written here", () => {
  expect(parseDecimal("1.500")).toBe(1500);
  expect(parseDecimal("1.500,5")).toBe(1500.5);
  expect(parseDecimal("0.500")).toBe(0.5);
  expect(parseDecimal(" 12 ")).toBe(12);
  expect(parseDecimal(",5")).toBe(0.5);
  expect(parseDecimal("-5")).toBe(-5);
});

it.each(["", "abc", "1,2,3", "1e9", "0x10", "Infinity", "5 km", "-", "1".repeat(21)])(
  "takes %j for no number",
  (text) => {
    expect(parseDecimal(text)).toBeNull();
  },
);

it("writes figures as they are written here", () => {
  expect(formatFigure(0.817)).toBe("0,817");
  expect(formatRupiah(25_000.4)).toBe("Rp25.000");
});
