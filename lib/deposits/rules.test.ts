import { describe, expect, it } from "vitest";
import { depositAmount, gramsIn, weightText } from "./rules";

describe("the value of a deposit", () => {
  it("is exact to the rupiah, half a rupiah up", () => {
    expect(depositAmount(2500, 3500)).toBe(8750);
    expect(depositAmount(1, 500)).toBe(1);
    expect(depositAmount(1, 499)).toBe(0);
    expect(depositAmount(333, 1001)).toBe(333);
    expect(depositAmount(10_000_000, 1_000_000)).toBe(10_000_000_000);
  });
});

describe("a weight as it is typed", () => {
  it.each([
    ["2,5", 2500],
    ["2.5", 2500],
    ["1.250", 1_250_000],
    ["1,250", 1250],
    ["0,001", 1],
    ["10000", 10_000_000],
  ])("reads %s as grams", (text, grams) => expect(gramsIn(text)).toBe(grams));

  it.each(["", "0", "-1", "1,2345", "10001", "1e3", "dua"])("knows that %j is none", (text) =>
    expect(gramsIn(text)).toBeNull(),
  );

  it("is shown to the gram", () => expect(weightText(2505)).toBe("2,505 kg"));
});
