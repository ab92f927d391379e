import type { Area } from "@/lib/kernel/ctx";
import { type Entry, kilometersBetween } from "./gazetteer-entries";

/** Farther from every town nobody can say whose land it is; much of Papua is some 60 km from the next one. */
const FARTHEST_KM = 80;
const CELL_DEGREES = 0.5;
/** What a cell measures at the least, at Indonesia's farthest from the equator. */
const CELL_KM = 54;

const NOWHERE: Area = { regency: null, province: null };

/** Finds the nearest town by looking only into the cells around a point. */
export class AreaGrid {
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

function column(degrees: number): number {
  return Math.floor(degrees / CELL_DEGREES);
}

function keyOf(x: number, y: number): string {
  return `${x} ${y}`;
}
