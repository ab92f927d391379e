import { expect, it } from "vitest";
import { rupiahText } from "./partner-words";

it.each([
  [3500, "Rp3.500"],
  [0, "Rp0"],
  // A correction after a withdrawal can leave less than nothing in a deposit book.
  [-1_250_000, "−Rp1.250.000"],
])("writes %d as %s", (amount, text) => {
  expect(rupiahText(amount)).toBe(text);
});
