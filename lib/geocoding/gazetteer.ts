import type { Area, GeocodedPoint } from "@/lib/kernel/ctx";
import type { GazetteerFile } from "./gazetteer-entries";
import { contains, type Entry, kilometersBetween, labelOf, readEntries } from "./gazetteer-entries";
import { isGeneric, isLocality, isStreetName, isThing, type Match, NameIndex, partsOf } from "./name-index";
import { isInIndonesia } from "./rules-country";

/** Farther from every town nobody can say whose land it is; much of Papua is some 60 km from the next one. */
const FARTHEST_KM = 80;

const CELL_DEGREES = 0.5;

/** What a cell measures at the least, at Indonesia's farthest from the equator. */
const CELL_KM = 54;

const NOWHERE: Area = { regency: null, province: null };

/** Finds the nearest town by looking only into the cells around a point. */
class AreaGrid {
  readonly #cells = new Map<string, Entry[]>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      if (entry.level === "province") continue;
      const key = keyOf(column(entry.longitude), column(entry.latitude));
      const cell = this.#cells.get(key);
      if (cell) cell.push(entry);
      else this.#cells.set(key, [entry]);
    }
  }

  /** The regency and province of the nearest town; both null where none is near. */
  areaOf(latitude: number, longitude: number): Area {
    let nearest: Entry | null = null;
    let distance = FARTHEST_KM;
    for (let ring = 0; (ring - 1) * CELL_KM < distance; ring += 1) {
      for (const entry of this.#ring(column(longitude), column(latitude), ring)) {
        const kilometers = kilometersBetween({ latitude, longitude }, entry);
        if (kilometers > distance || (nearest && kilometers === distance)) continue;
        nearest = entry;
        distance = kilometers;
      }
    }
    return nearest ? { regency: nearest.regency, province: nearest.province } : NOWHERE;
  }

  *#ring(x: number, y: number, ring: number): Generator<Entry> {
    for (let dx = -ring; dx <= ring; dx += 1) {
      const step = Math.abs(dx) === ring ? 1 : 2 * ring;
      for (let dy = -ring; dy <= ring; dy += Math.max(1, step)) yield* this.#cells.get(keyOf(x + dx, y + dy)) ?? [];
    }
  }
}

/** Whom a bare name means first: Bogor is the city before the regency around it. */
const ORDER: readonly Entry["level"][] = ["city", "regency", "province", "place"];

function rank({ level, seat }: Entry): number {
  return ORDER.indexOf(level) - (seat ? 0.5 : 0);
}

/** Indonesia's provinces, regencies, cities and some two thousand towns and districts, without asking anybody. */
export class Gazetteer {
  readonly #entries: readonly Entry[];
  readonly #areas: AreaGrid;
  /** Made when first asked: it takes a moment and some memory, and is needed only while the search service fails. */
  #names: NameIndex | undefined;

  constructor(file: GazetteerFile) {
    this.#entries = readEntries(file).sort((a, b) => rank(a) - rank(b));
    this.#areas = new AreaGrid(this.#entries);
  }

  /** The middle of the place that a text speaks of, e.g. "Kota Bogor, Jawa Barat (perkiraan)", or null. */
  find(text: string): GeocodedPoint | null {
    const entry = searchEntries(this.#index(), text);
    if (!entry) return null;
    const { latitude, longitude } = entry;
    return { latitude, longitude, label: `${labelOf(entry)} (perkiraan)`, approximate: true };
  }

  /** Area of a town that the text names exactly; both null where it names none. */
  areaNamed(text: string): Area {
    const entry = searchEntries(this.#index(), text, { slips: false });
    return entry ? { regency: entry.regency, province: entry.province } : NOWHERE;
  }

  #index(): NameIndex {
    this.#names ??= new NameIndex(this.#entries);
    return this.#names;
  }

  /** The regencies of the nearest towns, the likeliest first. */
  areasNear(latitude: number, longitude: number, count: number): Area[] {
    const near = new Map<string, Area & { distance: number }>();
    for (const entry of this.#entries) {
      const { regency, province } = entry;
      if (regency === null) continue;
      const distance = kilometersBetween({ latitude, longitude }, entry);
      const key = `${regency}, ${province}`;
      if (distance <= FARTHEST_KM && distance < (near.get(key)?.distance ?? Infinity))
        near.set(key, { regency, province, distance });
    }
    return [...near.values()]
      .sort((a, b) => a.distance - b.distance)
      .slice(0, count)
      .map(({ regency, province }) => ({ regency, province }));
  }

  /** Both null outside Indonesia and where no town is near. */
  areaOf(latitude: number, longitude: number): Area {
    if (!isInIndonesia(latitude, longitude)) return { regency: null, province: null };
    return this.#areas.areaOf(latitude, longitude);
  }
}

function column(degrees: number): number {
  return Math.floor(degrees / CELL_DEGREES);
}

function keyOf(x: number, y: number): string {
  return `${x} ${y}`;
}

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
function searchEntries(index: NameIndex, text: string, { slips } = { slips: true }): Entry | null {
  let words = 0;
  const found = partsOf(text).flatMap((part) => {
    const remaining = part.slice(0, Math.max(0, MAX_TEXT_WORDS - words));
    words += remaining.length;
    return hitsIn(index, remaining);
  });
  const hits = found.filter(({ slip }) => slips || !slip);
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
