import { expect, it } from "vitest";
import { isDistinctiveText } from "./holding";

it("takes only longer texts of different people for the same", () => {
  expect(isDistinctiveText("Sampah menumpuk")).toBe(false);
  expect(isDistinctiveText("Sampah menumpuk di tepi sungai sejak kemarin.")).toBe(true);
});
