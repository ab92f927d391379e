import { describe, expect, it } from "vitest";
import { readArticle } from "./read-folder";
import { ALT_TO_REPLACE } from "./template";
import { TRUSTED_WORLD, type World } from "./world";

const HEAD = `---
judul: Kompos dari dapur
ringkasan: Mulai dari satu ember.
tanggal: 2026-03-14
penulis: Redaksi Sulur
gambar: kompos
alt: Sebuah ember di halaman belakang.
tagar: [kompos, dapur]
tokoh: tidak ada
---
`;
/** The first line after the front matter. */
const FIRST = HEAD.split("\n").length;

const EMPTY_WORLD: World = {
  linkProblem: (href) => (href === "/laporan" || href.startsWith("https:") ? null : `Halaman ${href} tidak ada.`),
  pictureProblem: ({ drawing }) => (drawing === "kompos" ? null : "Gambarnya tidak ada."),
};

function read(text: string, world = TRUSTED_WORLD, slug = "kompos") {
  return readArticle({ section: "tips", slug, text }, world);
}

/** What is said of a text, as `line field: message`. */
function complaints(body: string, world = TRUSTED_WORLD): string[] {
  return read(HEAD + body, world).problems.map(({ line, field, message }) => `${line} ${field}: ${message}`);
}

describe("an article", () => {
  it("is read into data, with its lines counted and its words", () => {
    const { article, problems } = read(`${HEAD}
## Mengapa *kompos*

Sisa **makanan** adalah [bagian terbesar](https://contoh.id/data).

- satu
- dua

<Fakta sumber="SIPSN 2023" tautan="https://contoh.id/data">
Sekitar 40%.
</Fakta>

<Langkah>

1. Lubangi ember.
2. Isi alasnya.

</Langkah>

<Kutipan dari="Sari, tokoh contoh">Mulai saja dahulu.</Kutipan>

<Ajakan ke="/laporan" tombol="Lapor">Ayo.</Ajakan>

<Pin nama="Rumah kompos" lintang="-7.295" bujur="112.7612">
Buka setiap hari.
</Pin>

<Gambar berkas="/foto/ember.webp" alt="Ember dari dekat" keterangan="Embernya." />

{/* catatan redaksi */}
`);
    expect(problems).toEqual([]);
    expect(article).toMatchObject({
      slug: "kompos",
      title: "Kompos dari dapur",
      date: "2026-03-14",
      place: null,
      people: "tidak ada",
      draft: false,
      minutes: 1,
      words: 25,
      picture: { drawing: "kompos", photo: null },
    });
    expect(article?.blocks.map(({ kind }) => kind)).toEqual([
      "heading",
      "paragraph",
      "list",
      "fact",
      "steps",
      "quote",
      "call",
      "pin",
      "picture",
    ]);
    expect(article?.blocks[0]).toEqual({ kind: "heading", level: 2, id: "mengapa-kompos", text: "Mengapa kompos" });
    expect(article?.blocks[4]).toMatchObject({ kind: "steps", items: [[{ kind: "paragraph" }], [{}]] });
    expect(article?.blocks[7]).toMatchObject({ latitude: -7.295, longitude: 112.7612 });
  });

  it("starts a list at the number that was typed", () => {
    const { article } = read(`${HEAD}1. Satu\n\nLalu:\n\n2. Dua\n3. Tiga\n`);
    expect(article?.blocks[2]).toMatchObject({ kind: "list", ordered: true, start: 2, items: [[{}], [{}]] });
  });

  it("gives two headings of the same words two addresses", () => {
    const { article } = read(`${HEAD}## Satu\n\n## Satu\n\nIsi.\n`);
    expect(article?.blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []))).toEqual([
      "satu",
      "satu-2",
    ]);
  });

  it("may stand with the line ends of any computer", () => {
    expect(read(`\uFEFF${HEAD}Isi.\n`.replaceAll("\n", "\r\n")).problems).toEqual([]);
  });
});

describe("the front matter", () => {
  it.each([
    ["judul: Kompos dari dapur", "judul: ''", "2 judul: Judul wajib diisi."],
    ["tanggal: 2026-03-14", "tanggal: 14 Maret 2026", "4 tanggal: Tanggal ditulis TTTT-BB-HH, misalnya 2026-03-14."],
    ["tanggal: 2026-03-14", "tanggal: 2026-02-30", "4 tanggal: Tanggal ditulis TTTT-BB-HH, misalnya 2026-03-14."],
    ["tagar: [kompos, dapur]", "tagar: kompos", "8 tagar: Tagar ditulis sebagai daftar, misalnya [kompos, dapur]."],
    ["tokoh: tidak ada", "tokoh: entah", "9 tokoh: Tokoh diisi contoh, nyata, atau tidak ada."],
    [
      "alt: Sebuah ember di halaman belakang.",
      "alt: ember",
      "7 alt: Teks pengganti gambar (alt) terlalu pendek: ceritakan apa yang terlihat.",
    ],
    [
      "penulis: Redaksi Sulur",
      "penulis: Redaksi Sulur\njenis: tips",
      "6 jenis: Isian ini tidak dikenal. Yang dikenal: judul, ringkasan, tanggal, penulis, tempat, gambar, alt, tagar, tokoh, draf.",
    ],
    [
      "penulis: Redaksi Sulur",
      "penulis: Redaksi: Sulur",
      "5 null: Isian tidak terbaca. Tulis nama: nilai; apit nilainya dengan tanda kutip bila berisi titik dua.",
    ],
    ["penulis: Redaksi Sulur", "penulis: A\npenulis: B", "6 null: Isian ini ditulis dua kali."],
  ])("names the line and the field of a mistake: %s → %s", (right, wrong, complaint) => {
    const { problems } = read(`${HEAD.replace(right, wrong)}Isi.\n`);
    expect(problems.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([complaint]);
  });

  it("says each thing that is missing", () => {
    const { problems, article } = read("---\njudul: Kompos\n---\nIsi.\n");
    expect(article).toBeNull();
    expect(problems.map(({ field }) => field)).toEqual([
      "ringkasan",
      "tanggal",
      "penulis",
      "gambar",
      "alt",
      "tagar",
      "tokoh",
    ]);
  });

  it("must be there", () => {
    expect(read("Halo.\n").problems).toMatchObject([
      { line: 1, message: expect.stringContaining("di antara dua garis") },
    ]);
  });

  it("belongs to a file whose name can be an address", () => {
    expect(read(`${HEAD}Isi.\n`, TRUSTED_WORLD, "Kompos Kita").problems).toMatchObject([{ line: 1 }]);
  });

  it("may not be all there is", () => {
    expect(complaints("")).toEqual(["1 null: Tulisannya masih kosong."]);
  });
});

describe("the text", () => {
  it.each([
    ["<Peta />", "<Peta> tidak dikenal"],
    ["<gambar />", "HTML (<gambar>) tidak dipakai"],
    ["Halo <b>semua</b> warga.", "Tulis <b> di baris sendiri"],
    ['<Gambar berkas="kompos" />', "Teks pengganti gambar (alt)"],
    ['<Gambar berkas="kompos" alt="Ember dari dekat" lebar="3" />', "tidak mengenal isian ini"],
    ['<Gambar berkas={"kompos"} alt="Ember dari dekat" />', "di antara tanda kutip"],
    ['<Fakta sumber="SIPSN">Isi.</Fakta>', "Tautan wajib diisi"],
    ['<Fakta sumber="SIPSN" tautan="javascript:alert(1)">Isi.</Fakta>', "tidak dapat dipakai"],
    ["[klik](http://contoh.id)", "tidak dapat dipakai"],
    ["[klik](//contoh.id)", "tidak dapat dipakai"],
    ["[](https://contoh.id)", "Tautan tidak berisi teks"],
    ["![ember](ember.jpg)", "Gambar ditulis di baris sendiri"],
    ["# Judul besar", "Judul tulisan sudah ada di atas"],
    ["### Terlalu dalam", "harus berada di bawah sebuah judul ##"],
    ["Harganya {1 + 1} rupiah.", "Kurung kurawal tidak dipakai"],
    ["export const x = 1", "import atau export"],
    ["Kurang {dari", "Kurung kurawal tidak terbaca"],
    ["Kurang <5 kg", "Tanda < tidak terbaca"],
    ["<Kutipan>\nBelum ditutup.", "<Kutipan> belum ditutup"],
    ["<Kutipan dari=“Sari”>\nIsi.\n</Kutipan>", "diapit tanda kutip lurus"],
    ["<Langkah>\nSatu saja.\n</Langkah>", "berisi satu daftar bernomor"],
    ['<Pin nama="Bulan" lintang="51.5" bujur="0">\nJauh.\n</Pin>', "di luar Indonesia"],
    ["> kutipan", "Kutipan ditulis dengan"],
  ])("refuses %s", (line, complaint) => {
    const said = complaints(`\nSebelumnya.\n\n${line}\n`);
    expect(said[0]).toContain(complaint);
    expect(said.join("\n")).toMatch(new RegExp(`^${FIRST + 3} |^${FIRST + 4} |^${FIRST + 5} `, "u"));
  });

  it("is not published with a picture that is not there, or with the words of an empty draft", () => {
    const head = HEAD.replace("gambar: kompos", "gambar: hilang").replace(/alt: .*/u, `alt: ${ALT_TO_REPLACE}`);
    const said = (text: string) => read(text, EMPTY_WORLD).problems.map(({ line, field }) => `${line} ${field}`);
    expect(said(`${head}Isi.\n`)).toEqual(["6 gambar", "7 alt"]);
    expect(said(`${head.replace("tokoh:", "draf: ya\ntokoh:")}Isi.\n`)).toEqual(["6 gambar"]);
  });

  it("leads only to pages and pictures that are there", () => {
    const body = '\n[sini](/hilang) dan [sana](/laporan)\n\n<Ajakan ke="/tiada" tombol="Ke sana">Ayo.</Ajakan>\n';
    expect(complaints(body, EMPTY_WORLD)).toEqual([
      `${FIRST + 1} null: Halaman /hilang tidak ada.`,
      `${FIRST + 3} null: <Ajakan>: Halaman /tiada tidak ada.`,
    ]);
  });
});
