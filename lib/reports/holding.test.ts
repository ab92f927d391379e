import { describe, expect, it } from "vitest";
import { isDistinctiveText, textHash } from "./holding";

describe("textHash", () => {
  it("sees through case, punctuation and spacing, and nothing else", () => {
    expect(textHash("Sampah  menumpuk, di SUNGAI!")).toBe(textHash("sampah menumpuk di sungai"));
    expect(textHash("Sampah menumpuk di sungai")).not.toBe(textHash("Sampah menumpuk di pasar"));
  });
});

it("takes only longer texts of different people for the same", () => {
  expect(isDistinctiveText("Sampah menumpuk")).toBe(false);
  expect(isDistinctiveText("Sampah menumpuk di tepi sungai sejak kemarin.")).toBe(true);
});
