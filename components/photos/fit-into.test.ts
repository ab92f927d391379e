import { describe, expect, it } from "vitest";
import { fitInto } from "./fit-into";

describe("fitInto", () => {
  it("shrinks the longer side to the square and keeps the shape", () => {
    expect(fitInto(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fitInto(3000, 4000, 1600)).toEqual({ width: 1200, height: 1600 });
  });

  it("never enlarges and never makes a side vanish", () => {
    expect(fitInto(800, 600, 1600)).toEqual({ width: 800, height: 600 });
    expect(fitInto(20_000, 2, 1600)).toEqual({ width: 1600, height: 1 });
  });
});
