import { expect, it } from "vitest";
import { matchesEtag } from "./etag";

it("compares weakly and in lists", () => {
  expect(matchesEtag('"x", W/"a"', '"a"')).toBe(true);
  expect(matchesEtag("*", '"a"')).toBe(true);
  expect(matchesEtag('"b"', '"a"')).toBe(false);
  expect(matchesEtag(null, '"a"')).toBe(false);
});
