import { describe, expect, it } from "vitest";
import { alikeQueryOf, askedFor, excerptParts, hitTest, markedParts, queryWords, stemTest, withStems } from "./words";

const STEMS = new Map([
  ["menanam", "tanam"],
  ["penanaman", "tanam"],
]);

describe("the words of a search", () => {
  it("are folded, without doubles and without those that name nothing", () => {
    expect(queryWords("Cara MENANAM pohon di Médan, di medan")).toEqual(["cara", "menanam", "pohon", "medan"]);
    expect(queryWords("apa itu")).toEqual(["apa", "itu"]);
    expect(queryWords("a b c d e f g h i j")).toHaveLength(8);
  });

  it("go into a query that nothing typed can break", () => {
    const words = queryWords("Menanam '); DROP TABLE & | ! :* <-> \\");
    const asked = words.map((word, index) => ({ word, stems: [word, "o'o"], open: index === 2 }));
    expect(askedFor(asked, []).anywhere.query).toBe("('menanam'|'o''o')&('drop'|'o''o')&('table'|'o''o')");
    const { named, anywhere } = askedFor(asked, [], ["tables"]);
    expect(named.query).toBe("('@menanam'|'@o''o')&('@drop'|'@o''o')&('@table'|'@o''o'|'@tables')");
    expect(anywhere.query).toBe("('menanam'|'o''o')&('drop'|'o''o')&('table'|'o''o'|'tables')");
  });

  it("can do without those that stand nearly everywhere, in names or in texts", () => {
    const words = [["menanam", "tanam"], ["pohon"], ["kota"]].map(([word = "", ...stems]) => ({
      word,
      stems,
      open: false,
    }));
    const narrowed = (...common: string[]) => {
      const { named, anywhere } = askedFor(words, common);
      return [named.narrowed, anywhere.narrowed];
    };
    expect(narrowed()).toEqual([null, null]);
    expect(narrowed("pohon")).toEqual([null, "('menanam'|'tanam')&('kota')"]);
    expect(narrowed("tanam", "@kota", "pohon")).toEqual(["('@menanam'|'@tanam')&('@pohon')", "('kota')"]);
    expect(narrowed("tanam", "pohon", "kota")).toEqual([null, null]);
  });

  it("may be mistyped, and one of several may be missing", () => {
    const taman = ["taman", "tanam"];
    expect(alikeQueryOf([taman, ["raya"]], 0)).toBe("('@taman'|'@tanam')&('@raya')");
    expect(alikeQueryOf([taman, ["raya"], ["kota"]], 1)).toBe(
      "(('@raya')&('@kota'))|(('@taman'|'@tanam')&('@kota'))|(('@taman'|'@tanam')&('@raya'))",
    );
    expect(alikeQueryOf([taman, [], ["kota"]], 1)).toBe("('@taman'|'@tanam')&('@kota')");
    for (const words of [[], [[]], [taman, []]]) expect(alikeQueryOf(words, 0)).toBeNull();
    for (const words of [[[]], [taman, [], []]]) expect(alikeQueryOf(words, 1)).toBeNull();
  });
});

describe("what is shown", () => {
  const isHit = hitTest(withStems(["menanam", "po"], STEMS), STEMS);

  it("is marked by stem, and the last word by its beginning", () => {
    expect(markedParts("Penanaman <b>pohon</b> kota", isHit)).toEqual([
      { text: "Penanaman", hit: true },
      { text: " <b>", hit: false },
      { text: "pohon", hit: true },
      { text: "</b> kota", hit: false },
    ]);
  });

  it("needs the stems of no words but those that may have the one looked for", () => {
    const mayMatch = stemTest([{ word: "menyapu", stems: ["sapu", "menyapu"], open: false }]);
    expect(["disapu", "penyapuan", "sapu", "sampah", "jalan"].filter(mayMatch)).toEqual([
      "disapu",
      "penyapuan",
      "sapu",
    ]);
  });

  it("is cut around the first word that was looked for, between words", () => {
    const far = `${"kata lain ".repeat(30)}pohon ${"lagi ".repeat(60)}`;
    const text = excerptParts(far, isHit)
      .map((part) => part.text)
      .join("");
    expect(text).toMatch(/^… (?:kata|lain) .*pohon lagi .*lagi…$/u);
    expect(text.length).toBeLessThan(170);
    expect(excerptParts("Pendek.", isHit)).toEqual([{ text: "Pendek.", hit: false }]);
    expect(excerptParts("", isHit)).toEqual([]);
  });
});
