import { CAPITALS } from "./place-aliases";

/** How the gazetteer is written in its file: one line a regency, under its province. Pure, shared with its maker. */
export interface NamedPoint {
  name: string;
  /** Degrees with at most four decimals, about ten metres. */
  latitude: number;
  longitude: number;
}

/** A regency or city; its point is its seat or its middle. Places are known towns and districts, the seat first. */
interface Regency extends NamedPoint {
  places: NamedPoint[];
}

export interface GazetteerFile {
  attribution: string;
  provinces: Readonly<Record<string, readonly string[]>>;
}

const SEPARATOR = "; ";

/** Something the gazetteer knows by name, with what it lies in. */
export interface Entry extends NamedPoint {
  level: "province" | "city" | "regency" | "place";
  regency: string | null;
  province: string;
  /** The town from which a regency is governed; among places of one name it is the likeliest. */
  seat: boolean;
}

export function readEntries(file: GazetteerFile): Entry[] {
  return Object.entries(file.provinces).flatMap(([province, lines]) => {
    const regencies = lines.map(readRegency);
    const entries = regencies.flatMap((regency): Entry[] => [
      {
        ...pointOf(regency),
        level: regency.name.startsWith("Kota ") ? "city" : "regency",
        regency: regency.name,
        province,
        seat: false,
      },
      ...regency.places.map((place, index) => ({
        ...place,
        level: "place" as const,
        regency: regency.name,
        province,
        seat: index === 0,
      })),
    ]);
    const capital = regencies.find(({ name }) => name === CAPITALS[province]);
    if (!capital) throw new Error(`gazetteer: ${province} has no capital`);
    return [
      { ...pointOf(capital), name: province, level: "province", regency: null, province, seat: false },
      ...entries,
    ];
  });
}

function pointOf({ name, latitude, longitude }: NamedPoint): NamedPoint {
  return { name, latitude, longitude };
}

/** `Menteng, Kota Administrasi Jakarta Pusat, DKI Jakarta` */
export function labelOf({ name, level, regency, province }: Entry): string {
  if (level === "province") return name;
  return level === "place" ? `${name}, ${regency}, ${province}` : `${name}, ${province}`;
}

/** Whether `inner` is `outer` or a part of it. */
export function contains(outer: Entry, inner: Entry): boolean {
  if (outer.level === "province") return outer.province === inner.province;
  return outer.level === "place" ? outer === inner : outer.regency === inner.regency;
}

const KILOMETERS_A_DEGREE = 111.2;

/** Flat-earth distance, right to a percent as far as anybody asks here. */
export function kilometersBetween(
  a: Pick<NamedPoint, "latitude" | "longitude">,
  b: Pick<NamedPoint, "latitude" | "longitude">,
): number {
  const east = (b.longitude - a.longitude) * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(east, b.latitude - a.latitude) * KILOMETERS_A_DEGREE;
}

function writePoint({ name, latitude, longitude }: NamedPoint): string {
  return `${name} ${Number(latitude.toFixed(4))} ${Number(longitude.toFixed(4))}`;
}

function readPoint(text: string): NamedPoint {
  const words = text.split(" ");
  const longitude = Number(words.pop());
  const latitude = Number(words.pop());
  return { name: words.join(" "), latitude, longitude };
}

/** `Kota Medan 3.5833 98.6667; Belawan 3.7755 98.6832` */
export function writeRegency(regency: Regency): string {
  return [regency, ...regency.places].map(writePoint).join(SEPARATOR);
}

export function readRegency(line: string): Regency {
  const [first = "", ...rest] = line.split(SEPARATOR);
  return { ...readPoint(first), places: rest.map(readPoint) };
}
