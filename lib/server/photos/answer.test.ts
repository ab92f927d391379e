import { describe, expect, it } from "vitest";
import { isUnchanged, photoHeaders } from "./answer";

const asks = (value: string) => new Request("http://sulur.test/", { headers: { "if-none-match": value } });

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

describe("isUnchanged", () => {
  it("compares weakly and in lists", () => {
    expect(isUnchanged(asks('"x", W/"a"'), '"a"')).toBe(true);
    expect(isUnchanged(asks("*"), '"a"')).toBe(true);
    expect(isUnchanged(asks('"b"'), '"a"')).toBe(false);
    expect(isUnchanged(new Request("http://sulur.test/"), '"a"')).toBe(false);
  });
});
