import { expect, it } from "vitest";
import { readNumber } from "@/lib/format/decimal";
import { figureText } from "./organiser-results";

it("writes a figure as it can be typed again", () => {
  expect([figureText(null), figureText(12.5), readNumber(figureText(1250.25))]).toEqual(["", "12,5", 1250.25]);
});
