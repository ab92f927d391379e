import { foldedWords } from "@/lib/format/search-words";
import { isWithin, levelOf } from "./rules";

/** A name that somebody typed, which may be a district's or a village's. */
export interface TypedName {
  /** Folded as `search_words` does. */
  name: string;
  /** The words name the level themselves. */
  level: 3 | 4 | null;
}

/** An area that goes by such a name. */
export interface TypedMatch {
  code: string;
  /** The name's place in the list of typed names. */
  position: number;
}

const DISTRICT = new Set(["kec", "kecamatan", "distrik", "kapanewon", "kemantren"]);
const VILLAGE = new Set(["kel", "kelurahan", "desa", "ds", "nagari", "gampong", "kalurahan", "kampung"]);
/** A name follows these too. */
const BEFORE_NAMES = new Set(["di", "daerah", "wilayah", "kawasan", "dekat", "sekitar"]);
/** Ends a name: a neighbourhood's number, or a postcode. */
const AFTER_NAMES = /^(?:rt|rw|no|kode|pos|\d+)$/u;
const LONGEST_WORDS = 5;
const MOST_NAMES = 12;

/**
 * The names in what somebody wrote of a location, e.g. `Pasar di Coblong, Kota Bandung`: a whole part between commas, or
 * what follows a word such as `kecamatan` or `di`. Anything else may be a street's or a shop's name.
 */
export function typedNames(text: string): TypedName[] {
  return text
    .split(/[,;()|\n]/u)
    .flatMap((part) => namesInPart(foldedWords(part)))
    .slice(0, MOST_NAMES);
}

function namesInPart(words: readonly string[]): TypedName[] {
  const starts = words.flatMap((word, index) => (levelAfter(word) === undefined ? [] : [index + 1]));
  return [0, ...starts].flatMap((start, index) => {
    const until = index === 0 ? words.length : (starts[index] ?? words.length + 1) - 1;
    const name = words.slice(start, until);
    const end = name.findIndex((word) => AFTER_NAMES.test(word));
    const used = end < 0 ? name : name.slice(0, end);
    if (used.length === 0 || used.length > LONGEST_WORDS) return [];
    return [{ name: used.join(" "), level: levelAfter(words[start - 1] ?? "") ?? null }];
  });
}

/** Undefined where a word announces no name. */
function levelAfter(word: string): 3 | 4 | null | undefined {
  if (DISTRICT.has(word)) return 3;
  if (VILLAGE.has(word)) return 4;
  return BEFORE_NAMES.has(word) ? null : undefined;
}

/** The finest area that the words name without doubt; null where they name none, or several that exclude each other. */
export function typedArea(matches: readonly TypedMatch[]): string | null {
  const districts = new Set(matches.filter(({ code }) => levelOf(code) === 3).map(({ code }) => code));
  // Many a district is named after its main village; the district is what people mean.
  const taken = new Set(matches.filter(({ code }) => levelOf(code) === 3).map(({ position }) => position));
  const villages = new Set(
    matches.filter(({ code, position }) => levelOf(code) === 4 && !taken.has(position)).map(({ code }) => code),
  );
  if (districts.size > 1) return null;
  const [district] = districts;
  const within = [...villages].filter((code) => district === undefined || isWithin(code, district));
  return within.length === 1 ? (within[0] ?? null) : (district ?? null);
}
