import { expect, it } from "vitest";
import { figureIn, figureText } from "./organiser-results";

it.each([
  ["25", 25],
  [" 1.250 ", 1250],
  ["1.250,5", 1250.5],
  ["12,5", 12.5],
  ["12.5", 12.5],
  ["12.500", 12_500],
  ["", null],
  ["dua", Number.NaN],
  ["-3", Number.NaN],
  ["1,2,3", Number.NaN],
])("reads %j as %s", (text, figure) => {
  expect(figureIn(text)).toEqual(figure);
});

it("writes a figure as it can be typed again", () => {
  expect([figureText(null), figureText(12.5), figureIn(figureText(1250.25))]).toEqual(["", "12,5", 1250.25]);
});
