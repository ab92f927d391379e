import { describe, expect, it } from "vitest";
import { fileSize } from "./file-size";

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
