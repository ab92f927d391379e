import { describe, expect, it } from "vitest";
import { cleanLine, cleanParagraphs, comparisonKey, isStorableText, printable } from "./text";

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

/** What is no character, or none that XML may hold. */
const UNPRINTABLE = [0xfffe, 0xffff, 0x1fffe, 0x10ffff, 0xfdd0, 0xfdef, 0x01, 0x0b, 0x1b, 0x7f, 0x85, 0x9f];

describe("what no program can read", () => {
  it.each(UNPRINTABLE.map((code) => [code.toString(16), String.fromCodePoint(code)]))("U+%s is taken out", (_, bad) => {
    expect(cleanLine(`Kali${bad} Deli`)).toMatch(/^Kali ?Deli$/u);
    expect(cleanParagraphs(`Kali\n${bad}Deli`)).toBe("Kali\nDeli");
    expect(printable(`Kali\t\n${bad}Deli 😀`)).toBe("Kali\t\nDeli 😀");
    expect(cleanLine(`e${bad}\u0301`)).toBe("\u00E9");
  });

  it("is half a letter, too, where it is already stored", () => {
    expect(printable("Kali\uD800")).toBe("Kali\uFFFD");
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
