import { describe, expect, it } from "vitest";
import { textHash } from "./texts";

describe("textHash", () => {
  it("sees through case, punctuation and spacing, and nothing else", () => {
    expect(textHash("Sampah  menumpuk, di SUNGAI!")).toBe(textHash("sampah menumpuk di sungai"));
    expect(textHash("Sampah menumpuk di sungai")).not.toBe(textHash("Sampah menumpuk di pasar"));
  });
});
