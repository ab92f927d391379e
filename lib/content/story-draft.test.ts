import { describe, expect, it } from "vitest";
import { readArticle } from "./read-folder";
import { storyDraft } from "./story-draft";
import { TRUSTED_WORLD } from "./world";

const SENT = { id: 7, name: "Sari Dewi", title: "Kebun di atap", photo: null, date: "2026-03-14" };

function readBack(sent: Partial<Parameters<typeof storyDraft>[0]>) {
  const text = storyDraft({ ...SENT, body: "Kami mulai dengan dua pot.", ...sent });
  return { text, ...readArticle({ section: "kisah", slug: "kebun-di-atap-7", text }, TRUSTED_WORLD) };
}

describe("the draft of a sent story", () => {
  it("is a file that the site can read, and shows to nobody yet", () => {
    const { article, problems, text } = readBack({ photo: "/api/photos/abc?size=2048" });
    expect(problems).toEqual([]);
    expect(article).toMatchObject({ title: "Kebun di atap", author: "Sari Dewi", draft: true, people: "nyata" });
    expect(article?.blocks).toMatchObject([{ kind: "paragraph" }]);
    expect(text).toContain("/api/photos/abc?size=2048");
  });

  it.each([
    "# Judul\n\n## Lagi",
    "Harga < 5000 & > 3000 {ya} [tautan](javascript:alert(1)) `kode` *tebal* _miring_",
    "<script>alert(1)</script>\n<Fakta>",
    "import fs from 'fs'\nexport default 1",
    "1. satu\n2) dua\n- tiga\n+ empat\n=====\n-----\n> lima",
    "---\njudul: palsu\n---",
    "*/} {/* ~~~ ```\n    menjorok",
    "Baris pertama\n\n\n\nBaris 'kedua' \"dikutip\": titik dua \\ garis",
    "😀🌱 émoji ﷽",
  ])("shows whatever was typed as it was typed: %j", (body) => {
    const { article, problems } = readBack({
      body,
      title: body.replaceAll("\n", " "),
      name: `"${body.slice(0, 9)}: #`,
    });
    expect(problems).toEqual([]);
    const shown = JSON.stringify(article?.blocks);
    expect(article?.blocks.every(({ kind }) => kind === "paragraph")).toBe(true);
    for (const word of body.match(/[a-z]{4,}/gu) ?? []) expect(shown).toContain(word);
  });

  it("has a name and a title even where none was given", () => {
    expect(readBack({ name: null, title: null }).article).toMatchObject({
      author: "Warga",
      title: "Kisah tanpa judul",
    });
  });
});
