import { describe, expect, it } from "vitest";
import { photoHeaders } from "./answer";

describe("photoHeaders", () => {
  it("has shared caches ask each time whether a photo still is public", () => {
    expect(photoHeaders('"a"', true)["cache-control"]).toBe("public, max-age=3600, s-maxage=0");
  });

  it("lets nobody keep a photo that is not public", () => {
    expect(photoHeaders('"a"', false)["cache-control"]).toBe("private, no-store");
  });

  it("takes a photo opened by its address every power", () => {
    expect(photoHeaders('"a"', true)).toMatchObject({
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
  });
});
