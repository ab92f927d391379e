import { expect, it } from "vitest";
import { nearestStop, nextStop } from "./use-sheet";

it("goes up stop by stop and then down again", () => {
  expect(nextStop("peek")).toBe("half");
  expect(nextStop("half")).toBe("full");
  expect(nextStop("full")).toBe("peek");
});

it("rests at the stop nearest to where a finger let it go", () => {
  expect([0.05, 0.29, 0.31, 0.69, 0.71, 1].map(nearestStop)).toEqual(["peek", "peek", "half", "half", "full", "full"]);
});
