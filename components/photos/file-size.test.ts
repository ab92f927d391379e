import { describe, expect, it } from "vitest";
import { fileSize, fitInto } from "./file-size";

describe("fileSize", () => {
  it.each([
    [1, "1 KB"],
    [310 * 1024, "310 KB"],
    [4.2 * 1024 * 1024, "4,2 MB"],
    [12 * 1024 * 1024, "12 MB"],
  ])("writes %d bytes as people do", (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});

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
