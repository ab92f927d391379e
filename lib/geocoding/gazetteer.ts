import type { Area, GeocodedPoint } from "@/lib/kernel/ctx";
import { AreaGrid } from "./gazetteer-area";
import { type Entry, labelOf, readEntries } from "./gazetteer-entries";
import type { GazetteerFile } from "./gazetteer-record";
import { searchEntries } from "./gazetteer-search";
import { NameIndex } from "./name-index";
import { isInIndonesia } from "./rules";

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

  /** Both null outside Indonesia and where no town is near. */
  areaOf(latitude: number, longitude: number): Area {
    if (!isInIndonesia(latitude, longitude)) return { regency: null, province: null };
    return this.#areas.areaOf(latitude, longitude);
  }
}
