import { describe, expect, it } from "vitest";
import { foundDocuments, indexedDocument } from "@/lib/search/documents";
import { termsOf } from "./words";

const firsts = (q: string) => termsOf(q).map(({ alternatives }) => alternatives[0]?.join(" "));

describe("the terms of a search", () => {
  it("are folded words without those that name nothing, quotations, and what is left out", () => {
    expect(firsts("Cara MENANAM pohon di Médan")).toEqual(["menanam", "pohon", "medan"]);
    expect(firsts("bersih2 pantai dimana ya")).toEqual(["bersih bersih", "pantai"]);
    expect(firsts("apa itu")).toEqual(["apa", "itu"]);
    expect(firsts('kupu-kupu "bank Sampah" - -plastik')).toEqual(["kupu", "kupu", "bank sampah", "plastik"]);
    expect(termsOf('-"tas kain" sampah').map(({ excluded }) => excluded)).toEqual([true, false]);
    expect(termsOf("aa bb cc dd ee ff gg hh ii jj")).toHaveLength(8);
    for (const q of ["", '"', "&|!()", "\\", '-""', "🌱"]) expect(termsOf(q)).toEqual([]);
  });

  it("may go on where the last is a word of some letters", () => {
    expect(termsOf("taman men").map(({ begun }) => begun)).toEqual([undefined, "men"]);
    for (const q of ["taman m", "taman -mente", '"taman ment"']) expect(termsOf(q).at(-1)?.begun).toBeUndefined();
  });

  it("stand for other forms and for other names, of several words too", () => {
    const names = (q: string) => termsOf(q).map(({ alternatives }) => alternatives.map((words) => words.join(" ")));
    expect(names("tanaman")[0]).toContain("menanam");
    expect(names("laporan")[0]).toContain("adu");
    expect(names("daur ulang botol")).toEqual([
      ["daur ulang", "recycle", "recycling"],
      expect.arrayContaining(["botol"]),
    ]);
    expect(names("recycling")[0]).toContain("daur ulang");
    expect(names('"bakau"')).toEqual([["bakau"]]);
  });
});

describe("pages and articles", () => {
  const documents = ["Menanam di pot | Tanpa halaman.", "Kampung bebas sampah | Warga menanam bambu."].map((line) => {
    const [title = "", text = ""] = line.split(" | ");
    return indexedDocument({ kind: "tip", path: `/${title}`, title, text, note: null });
  });
  const found = (q: string, joint: "all" | "some" = "all") =>
    foundDocuments(documents, { terms: termsOf(q), joint }).map(({ title }) => title);

  it("are found by any form, those whose title has it first", () => {
    expect(found("tanaman")).toEqual(["Menanam di pot", "Kampung bebas sampah"]);
    expect(found("limbah")).toEqual(["Kampung bebas sampah"]);
    expect(found("tanam bambu")).toEqual(["Kampung bebas sampah"]);
    expect(found("tanam -pot")).toEqual(["Kampung bebas sampah"]);
    expect(found('"bebas sampah"')).toEqual(["Kampung bebas sampah"]);
    expect(found('"sampah bebas"')).toEqual([]);
    expect(found("kamp")).toEqual(["Kampung bebas sampah"]);
  });

  it("hold some of the words where that is enough", () => {
    expect(found("pot emas")).toEqual([]);
    expect(found("pot emas", "some")).toEqual(["Menanam di pot"]);
  });
});
