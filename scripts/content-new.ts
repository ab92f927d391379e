import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SECTIONS } from "@/lib/content/rules";
import { ALT_TO_REPLACE, draftFile } from "@/lib/content/template";
import { dayIn } from "@/lib/format/dates";
import { cleanLine, foldedWords } from "@/lib/format/text";
import { Refusal, runCommand } from "./refusal";
import { ROOT } from "./root";

const BODY = `Tulis kalimat pembuka di sini: apa yang terjadi, di mana, dan mengapa pembaca perlu tahu.

## Judul bagian

Tulis isinya. Satu gagasan satu paragraf, kalimatnya pendek.

<Fakta sumber="Nama sumber, tahun" tautan="https://alamat-sumber.example">
Sebuah angka atau peristiwa, dengan sumbernya.
</Fakta>

<Langkah>

1. Langkah pertama.
2. Langkah kedua.

</Langkah>

<Kutipan dari="Nama, warga">
Satu kalimat yang patut diingat.
</Kutipan>

<Ajakan ke="/laporan" tombol="Buat laporan">
Apa yang dapat dilakukan pembaca sekarang?
</Ajakan>
`;

/** `npm run content:new -- "Judul kisah"`, or with `tips` in front for a tip. */
await runCommand(async () => {
  const words = process.argv.slice(2);
  const section = SECTIONS.find((known) => known === words[0]) ?? "kisah";
  const title = cleanLine(words.filter((word, index) => index > 0 || word !== section).join(" "));
  const slug = foldedWords(title).replaceAll(/[^a-z0-9]+/gu, "-");
  if (slug === "") throw new Refusal('Tulis judulnya, misalnya: npm run content:new -- "Kebun di atap"');
  const file = `content/${section}/${slug}.mdx`;
  if (existsSync(join(ROOT, file))) throw new Refusal(`${file} sudah ada. Pilih judul lain atau lanjutkan berkas itu.`);
  const text = draftFile({
    title,
    summary: "Satu atau dua kalimat yang membuat orang ingin membaca.",
    date: dayIn(new Date()),
    author: "Redaksi Sulur",
    picture: "tanam",
    alt: ALT_TO_REPLACE,
    tags: [section],
    people: section === "kisah" ? "nyata" : "tidak ada",
    body: BODY,
  });
  await writeFile(join(ROOT, file), text);
  process.stdout.write(`${file} dibuat sebagai draf. Jalankan npm run dev untuk melihatnya.\n`);
});
