import { describe, expect, it } from "vitest";
import { cpuTime } from "@/scripts/testing/cpu-time";
import { linksIn, parseMarkdown, plainText } from "./markdown";

describe("parseMarkdown", () => {
  it("makes paragraphs and both kinds of lists", () => {
    expect(parseMarkdown("Halo\nwarga\n\n- satu\n- dua\n1. awal\n2) lalu")).toEqual([
      { kind: "paragraph", lines: [[{ kind: "text", text: "Halo" }], [{ kind: "text", text: "warga" }]] },
      { kind: "list", ordered: false, items: [[{ kind: "text", text: "satu" }], [{ kind: "text", text: "dua" }]] },
      {
        kind: "list",
        ordered: true,
        items: [[{ kind: "text", text: "1. awal" }], [{ kind: "text", text: "2) lalu" }]],
      },
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
    "2. Setuju",
    "5**2 dan 3**2",
    "[x](javascript:alert(1))",
    "[x](data:text/html,x)",
    "[x](//jahat.test)",
    "[x](/\\jahat.test)",
    "<script>alert(1)</script>",
    "** bukan tebal **",
    "**",
  ])("leaves %j as it was typed", (text) => {
    const [block] = parseMarkdown(text);
    expect(block?.kind === "list" ? block.items : block?.lines).toEqual([[{ kind: "text", text }]]);
  });

  it("stays quick for whatever is written", () => {
    const took = cpuTime(() => {
      for (const chunk of ["**a", "[a](", "[", "https://", "* ", "1. ", "[a](https://(", "https://(a", "))"])
        parseMarkdown(chunk.repeat(5000));
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

it.each([
  ["https://id.wikipedia.org/wiki/Hutan_(Indonesia)", ""],
  ["https://id.wikipedia.org/wiki/Hutan_(Indonesia)", ", lalu"],
  ["https://contoh.test/a[1]", "."],
  [`https://contoh.test/${"a".repeat(600)}`, "!"],
])("links the whole of %s", (address, after) => {
  expect(linksIn(`Baca (${address})${after}`)).toEqual([address]);
  expect(linksIn(`Baca [ini](${address.slice(0, 200)})${after}`)).toEqual([address.slice(0, 200)]);
});

it("says every typed number of a list, whatever stands between its items", () => {
  expect(plainText("1. Ember\n\n2. Sekop.\n3) Topi\n\nSampai nanti")).toBe("1. Ember. 2. Sekop. 3) Topi. Sampai nanti");
  expect(plainText("2. Setuju")).toBe("2. Setuju");
});

it("tells the words alone", () => {
  expect(plainText("**Halo** warga\n\n- [peta](/peta-lokasi)\n- daun\n\nLalu?")).toBe("Halo warga peta; daun. Lalu?");
});
