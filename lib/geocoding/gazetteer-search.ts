import { contains, type Entry, kilometersBetween } from "./gazetteer-entries";
import type { Match, NameIndex } from "./name-index";
import { isGeneric, isLocality, isStreetName, isThing, partsOf } from "./place-words";

/** The longest names have five words: Kepulauan Siau Tagulandang Biaro with its Kabupaten. */
const MAX_WORDS = 5;
const MAX_WORDS_WITH_SLIP = 3;
/** Place names of 200 characters have fewer; a text of single letters shall cost no more. */
const MAX_TEXT_WORDS = 50;
const NEIGHBOUR_KM = 60;

const WEIGHT = { city: 4, regency: 4, province: 3, place: 2 };
const TYPED_WEIGHT = 1;
const SLIP_WEIGHT = -1;
const NEIGHBOUR_WEIGHT = 3;

/** Entries that one stretch of the text may mean. */
interface Hit extends Match {
  slip: boolean;
  /** Counts only where another part of the text speaks for it. */
  weak: boolean;
}

/**
 * What a text most likely means. Of several known names the most specific one wins that the others speak for:
 * what it lies in, or what comes later and is near. Of equals the later one wins, as addresses end with the town.
 */
export function searchEntries(index: NameIndex, text: string): Entry | null {
  let words = 0;
  const hits = partsOf(text).flatMap((part) => {
    const remaining = part.slice(0, Math.max(0, MAX_TEXT_WORDS - words));
    words += remaining.length;
    return hitsIn(index, remaining);
  });
  let best: { entry: Entry; score: number } | null = null;
  for (const [position, hit] of hits.entries()) {
    let first = true;
    for (const entry of hit.entries) {
      const support = supportFor(entry, position, hits);
      if (hit.weak && support === 0) continue;
      const score = weightOf(entry, hit) + support;
      if (!best || score > best.score || (first && score === best.score)) {
        best = { entry, score };
        first = false;
      }
    }
  }
  return best?.entry ?? null;
}

function weightOf(entry: Entry, hit: Hit): number {
  return WEIGHT[entry.level] + (hit.typed ? TYPED_WEIGHT : 0) + (hit.slip ? SLIP_WEIGHT : 0);
}

function supportFor(entry: Entry, position: number, hits: readonly Hit[]): number {
  let sum = 0;
  for (const [other, hit] of hits.entries()) {
    if (other !== position)
      sum += Math.max(0, ...hit.entries.map((known) => support(known, hit, entry, other > position)));
  }
  return sum;
}

function support(known: Entry, hit: Hit, entry: Entry, later: boolean): number {
  if (known === entry || contains(entry, known)) return 0;
  if (contains(known, entry)) return weightOf(known, hit);
  const isNeighbour = later && known.level !== "province" && kilometersBetween(known, entry) <= NEIGHBOUR_KM;
  return isNeighbour ? NEIGHBOUR_WEIGHT : 0;
}

/** The names in one part of the text, in its order: all of it as one name, or else the longest names from its end. */
function hitsIn(index: NameIndex, words: string[]): Hit[] {
  const start = words.findIndex((word) => !isLocality(word));
  const name = start < 0 ? [] : words.slice(start);
  const whole = name.join("");
  const isOneName = !(name.length === 1 && name.every(isGeneric));
  const match = isOneName ? index.exactly(whole) : undefined;
  if (match) return [{ ...match, slip: false, weak: false }];
  const similar = isOneName ? index.nearly(whole) : undefined;
  if (similar) return [{ ...similar, slip: true, weak: false }];

  const hits: Hit[] = [];
  let end = words.length;
  while (end > 0) {
    const found = hitBefore(index, words, end);
    if (found) hits.unshift(found.hit);
    end = found?.start ?? end - 1;
  }
  return hits;
}

function hitBefore(index: NameIndex, words: string[], end: number): { hit: Hit; start: number } | undefined {
  for (const slip of [false, true]) {
    for (let size = Math.min(end, slip ? MAX_WORDS_WITH_SLIP : MAX_WORDS); size > 0; size -= 1) {
      const start = end - size;
      const name = words.slice(start, end);
      if (isStreetName(words, start) || (size === 1 && name.every(isGeneric))) continue;
      const key = name.join("");
      const match = slip ? index.nearly(key) : index.exactly(key);
      if (match) return { hit: { ...match, slip, weak: isWeak(match, name, words[start - 1] ?? "") }, start };
    }
  }
  return undefined;
}

function isWeak({ entries, typed }: Match, name: string[], before: string): boolean {
  if (typed) return false;
  return name.every(isThing) || (!isLocality(before) && entries.every(({ level }) => level === "place"));
}
