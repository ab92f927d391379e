import { comparisonKey } from "@/lib/format/text";
import { WORD_ALIASES } from "./place-aliases";

/** Words that say that a place's name follows. */
const LOCALITIES = new Set(
  (
    "kecamatan distrik kelurahan desa nagari gampong dusun kampung pantai pulau danau gunung sungai teluk pasar terminal " +
    "stasiun pelabuhan bandara alun masjid puskesmas kantor polsek polres koramil simpang daerah kawasan wilayah dekat di"
  ).split(" "),
);

/** Words that stand for no place by themselves, although some town has the name. */
const GENERIC = new Set(
  "taman tugu jembatan lapangan sekolah rumah hutan kebun kali utan muara tanjung kota kabupaten provinsi tengah".split(
    " ",
  ),
);

/** After these the name is a street's or a dish's: Jalan Semarang lies in Surabaya. */
const STREETS = new Set("jalan gang lorong raya makan warung soto sate bakso".split(" "));

/** Regencies named like things; inside a longer text they count only where something else speaks for them. */
const THINGS = new Set("batu batang puncak banjar landak pati bone metro lebak buru tegal siak".split(" "));

export const isLocality = (word: string) => LOCALITIES.has(word);
export const isGeneric = (word: string) => LOCALITIES.has(word) || GENERIC.has(word);
export const isThing = (word: string) => THINGS.has(word);

/** Whether the name that starts here is a street's: Jalan Bogor, Jalan Raya Bogor, but not Kebun Raya Bogor. */
export function isStreetName(words: readonly string[], start: number): boolean {
  const before = words[start - 1] ?? "";
  if (before !== "raya" || start < 2) return STREETS.has(before);
  return STREETS.has(words[start - 2] ?? "");
}

/** The text's parts between commas, each as words in small letters, with abbreviations written out. */
export function partsOf(text: string): string[][] {
  return comparisonKey(text)
    .normalize("NFKD")
    .replace(/[\p{M}'\u2019\u2018`\u02BC]/gu, "")
    .split(/[,;()|\n]/u)
    .map((part) => part.split(/[^a-z]+/u).flatMap(wordOf))
    .filter((words) => words.length > 0);
}

function wordOf(word: string): string[] {
  const written = Object.hasOwn(WORD_ALIASES, word) ? WORD_ALIASES[word] : word;
  return written ? [written] : [];
}

/** `Bau-Bau`, `Bau Bau` and `Baubau` are one name. */
export function nameKey(name: string): string {
  return partsOf(name).flat().join("");
}
