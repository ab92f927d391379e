import { expect, it } from "vitest";
import { nextIn } from "./fetch-page";

it("finds the next piece in the Link header", () => {
  expect(nextIn('</api/threads?limit=20&cursor=5-12>; rel="next"')).toBe("/api/threads?limit=20&cursor=5-12");
  expect(nextIn('</api/threads>; rel="prev"')).toBeNull();
  expect(nextIn(null)).toBeNull();
});
