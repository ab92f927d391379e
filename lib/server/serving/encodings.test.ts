import { describe, expect, it } from "vitest";
import { chooseEncoding, isCompressible } from "./encodings";

describe("chooseEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["*;q=0", null],
    ["br;q=0, *", "gzip"],
    ["deflate", null],
    ["identity", null],
    ["gzip;q=x", null],
    ["", null],
    [undefined, null],
  ])("%s → %s", (accepted, chosen) => {
    expect(chooseEncoding(accepted)).toBe(chosen);
  });
});

describe("isCompressible", () => {
  it.each([
    "text/html; charset=utf-8",
    "text/x-component",
    "application/json",
    "application/geo+json",
    "image/svg+xml",
    "text/javascript; charset=utf-8",
    "application/manifest+json",
  ])("takes %s", (type) => {
    expect(isCompressible(type)).toBe(true);
  });

  it.each(["image/webp", "image/png", "font/woff2", "video/mp4", "application/pdf", "text/event-stream", ""])(
    "leaves %s alone",
    (type) => {
      expect(isCompressible(type)).toBe(false);
    },
  );
});
