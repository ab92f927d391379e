import type { Area, GeocodedPoint } from "@/lib/kernel/ctx";
import { type Entry, kilometersBetween, labelOf, readEntries } from "./gazetteer-entries";
import type { GazetteerFile } from "./gazetteer-record";
import { searchEntries } from "./gazetteer-search";
import { NameIndex } from "./name-index";
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
    this.#names ??= new NameIndex(this.#entries);
    const entry = searchEntries(this.#names, text);
    if (!entry) return null;
    const { latitude, longitude } = entry;
    return { latitude, longitude, label: `${labelOf(entry)} (perkiraan)`, approximate: true };
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
