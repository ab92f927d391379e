import { describe, expect, it } from "vitest";
import { chooseEncoding, isWorthCompressing } from "./stored-answer";

describe("chooseEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.000, gzip;q=0.1", "gzip"],
    ["br;q=0,gzip;q=0.0", null],
    ["deflate", null],
    ["identity", null],
    ["", null],
    [undefined, null],
  ])("%s → %s", (accepted, chosen) => {
    expect(chooseEncoding(accepted)).toBe(chosen);
  });
});

const LONG = Buffer.alloc(2_000);

describe("isWorthCompressing", () => {
  it.each([
    "text/html; charset=utf-8",
    "text/x-component",
    "application/json",
    "application/geo+json",
    "image/svg+xml",
    "text/javascript; charset=utf-8",
    "application/manifest+json",
  ])("takes %s, unless it is short", (type) => {
    expect(isWorthCompressing(type, LONG)).toBe(true);
    expect(isWorthCompressing(type, LONG.subarray(0, 1_000))).toBe(false);
  });

  it.each(["image/webp", "image/png", "font/woff2", "video/mp4", "application/pdf", "text/event-stream", ""])(
    "leaves %s alone",
    (type) => {
      expect(isWorthCompressing(type, LONG)).toBe(false);
    },
  );
});
