import { comparisonKey } from "@/lib/format/text";
import type { Entry } from "./gazetteer-entries";
import { NAME_ALIASES, WORD_ALIASES } from "./place-aliases";

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

/** Shorter names are too easily mistaken for each other. */
const LETTERS_FOR_TYPOS = 5;
const MAX_LETTERS = 40;

/** Entries of one name; `typed` where the name says itself whether it is a city, a regency or a province. */
export interface Match {
  entries: Entry[];
  typed: boolean;
}

/** The gazetteer by name: exactly, or with one letter too many, missing, wrong or swapped with the next. */
export class NameIndex {
  readonly #matches = new Map<string, Match>();
  /** Names by each way to leave out one of their letters. */
  readonly #shortened = new Map<string, string[]>();

  /** @param entries in the order in which namesakes are meant */
  constructor(entries: readonly Entry[]) {
    for (const entry of entries) for (const [key, typed] of keysOf(entry)) this.#put(key, entry, typed);
    for (const [alias, name] of Object.entries(NAME_ALIASES)) {
      const match = this.#matches.get(name);
      if (!match) throw new Error(`gazetteer: ${alias} stands for ${name}, which is nowhere`);
      this.#matches.set(alias, match);
    }
    for (const key of this.#matches.keys()) this.#shorten(key);
  }

  /** @param key as `nameKey` writes it */
  exactly(key: string): Match | undefined {
    return this.#matches.get(key);
  }

  nearly(key: string): Match | undefined {
    if (key.length < LETTERS_FOR_TYPOS || key.length > MAX_LETTERS) return undefined;
    const near = new Set([key, ...shortenings(key)].flatMap((part) => this.#shortened.get(part) ?? []));
    const entries = [...near].filter((name) => isOneSlip(name, key)).flatMap((name) => this.#entriesOf(name));
    return entries.length > 0 ? { entries: [...new Set(entries)], typed: false } : undefined;
  }

  #put(key: string, entry: Entry, typed: boolean): void {
    const match = this.#matches.get(key);
    if (match) match.entries.push(entry);
    else this.#matches.set(key, { entries: [entry], typed });
  }

  #shorten(key: string): void {
    if (key.length < LETTERS_FOR_TYPOS) return;
    for (const part of [key, ...shortenings(key)]) {
      const names = this.#shortened.get(part);
      if (names) names.push(key);
      else this.#shortened.set(part, [key]);
    }
  }

  #entriesOf(key: string): Entry[] {
    return this.#matches.get(key)?.entries ?? [];
  }
}

/** Each way to write a name, and whether it says itself what it is. */
function keysOf({ name, level }: Entry): Map<string, boolean> {
  const whole = nameKey(name);
  if (level === "place") return new Map([[whole, false]]);
  if (level === "province") return new Map([[whole, false]]).set(`provinsi${whole}`, true);
  const [type, english] = level === "city" ? ["kota", "city"] : ["kabupaten", "regency"];
  const bare = whole.slice(type.length).replace(/^administrasi/u, "");
  const typed = [whole, type + bare, bare + english].map((key) => [key, true] as const);
  return new Map([...typed, [bare, false], [bare.replace(/^kepulauan/u, ""), false]]);
}

function shortenings(key: string): string[] {
  return Array.from(key, (_, index) => key.slice(0, index) + key.slice(index + 1));
}

/** Whether one inserted, dropped, changed or swapped letter makes one of the other; keys are a–z only. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
