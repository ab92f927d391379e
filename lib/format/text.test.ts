import { describe, expect, it } from "vitest";
import { cleanLine, cleanParagraphs, comparisonKey, isStorableText } from "./text";

describe("cleanLine", () => {
  it("folds white space and composes accents", () => {
    expect(cleanLine("  Pak\t Be\u0301no \n Raya ")).toBe("Pak B\u00E9no Raya");
  });

  it("takes out controls that turn or hide letters", () => {
    expect(cleanLine("Bu\u202Edi\u200B\u2066 S\u0007ari\uFEFF")).toBe("Budi Sari");
  });

  it("keeps the joiner that an emoji family is made of", () => {
    expect(cleanLine("👨‍👩‍👧")).toBe("👨‍👩‍👧");
  });
});

describe("cleanParagraphs", () => {
  it("keeps one empty line between paragraphs, whatever the platform's line ends", () => {
    expect(cleanParagraphs("a  b \r\n\r\n\r\n\r\n c\rd")).toBe("a b\n\nc\nd");
  });
});

describe("comparisonKey", () => {
  it("makes look-alikes of width and case equal", () => {
    expect(comparisonKey("ＢＵＤＩ  Santoso")).toBe(comparisonKey("budi santoso"));
  });
});

describe("isStorableText", () => {
  it("refuses what PostgreSQL refuses", () => {
    expect(isStorableText("a\0b")).toBe(false);
    expect(isStorableText("\uD800")).toBe(false);
    expect(isStorableText("😀")).toBe(true);
  });
});
