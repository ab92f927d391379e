import { describe, expect, it } from "vitest";
import { cpuTime } from "@/scripts/testing/cpu-time";
import { linksIn, parseMarkdown, plainText } from "./markdown";

describe("parseMarkdown", () => {
  it("makes paragraphs and both kinds of lists", () => {
    expect(parseMarkdown("Halo\nwarga\n\n- satu\n- dua\n1. awal\n2) lalu")).toEqual([
      { kind: "paragraph", lines: [[{ kind: "text", text: "Halo" }], [{ kind: "text", text: "warga" }]] },
      { kind: "list", ordered: false, items: [[{ kind: "text", text: "satu" }], [{ kind: "text", text: "dua" }]] },
      { kind: "list", ordered: true, items: [[{ kind: "text", text: "awal" }], [{ kind: "text", text: "lalu" }]] },
    ]);
  });

  it("makes bold words and links, also a link in bold", () => {
    const [block] = parseMarkdown("**Lihat https://contoh.test/a** dan [peta](/peta-lokasi).");
    expect(block).toEqual({
      kind: "paragraph",
      lines: [
        [
          {
            kind: "bold",
            children: [
              { kind: "text", text: "Lihat " },
              { kind: "link", text: "https://contoh.test/a", href: "https://contoh.test/a" },
            ],
          },
          { kind: "text", text: " dan " },
          { kind: "link", text: "peta", href: "/peta-lokasi" },
          { kind: "text", text: "." },
        ],
      ],
    });
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](data:text/html,x)",
    "[x](//jahat.test)",
    "[x](/\\jahat.test)",
    "<script>alert(1)</script>",
    "** bukan tebal **",
    "**",
  ])("leaves %j as it was typed", (text) => {
    expect(parseMarkdown(text)).toEqual([{ kind: "paragraph", lines: [[{ kind: "text", text }]] }]);
  });

  it("stays quick for whatever is written", () => {
    const took = cpuTime(() => {
      for (const chunk of ["**a", "[a](", "[", "https://", "* ", "1. "]) parseMarkdown(chunk.repeat(5000));
    });
    expect(took).toBeLessThan(1000);
  });
});

it("keeps a sentence's full stop out of its address", () => {
  expect(linksIn("Baca https://contoh.test/a. Lalu (https://contoh.test/b)!")).toEqual([
    "https://contoh.test/a",
    "https://contoh.test/b",
  ]);
});

it("tells the words alone", () => {
  expect(plainText("**Halo** warga\n\n- [peta](/peta-lokasi)\n- daun\n\nLalu?")).toBe("Halo warga peta; daun. Lalu?");
});
