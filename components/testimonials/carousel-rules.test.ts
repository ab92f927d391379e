import { expect, it } from "vitest";
import { slideAfter } from "./carousel";

it("goes round in both directions", () => {
  expect(slideAfter(0, 1, 4)).toBe(1);
  expect(slideAfter(3, 1, 4)).toBe(0);
  expect(slideAfter(0, -1, 4)).toBe(3);
});
