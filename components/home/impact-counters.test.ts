import { describe, expect, it } from "vitest";
import { countedText } from "./impact-counters";

describe("countedText", () => {
  it("counts from nothing to the number", () => {
    expect(countedText("1.234", 0)).toBe("0");
    expect(countedText("1.234", 0.5)).toBe("617");
    expect(countedText("1.234", 1)).toBe("1.234");
  });

  it("keeps what stands around the number, such as a plus", () => {
    expect(countedText("11.500+", 0.5)).toBe("5.750+");
    expect(countedText("3.455.628 ha", 0)).toBe("0 ha");
    expect(countedText("sekitar 40 kota", 0.25)).toBe("sekitar 10 kota");
  });

  it("keeps the decimals", () => {
    expect(countedText("40,3%", 0.5)).toBe("20,2%");
    expect(countedText("40,3%", 0)).toBe("0,0%");
  });

  it("ends with the very text it was given", () => {
    for (const text of ["0", "007", "1.5.2", "tanpa angka", "12,50+"]) expect(countedText(text, 1)).toBe(text);
  });

  it("leaves a text without a number alone", () => {
    expect(countedText("tanpa angka", 0.5)).toBe("tanpa angka");
  });
});
