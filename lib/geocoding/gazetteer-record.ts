/** How the gazetteer is written in its file: one line a regency, under its province. Pure, shared with its maker. */

export interface NamedPoint {
  name: string;
  /** Degrees with at most four decimals, about ten metres. */
  latitude: number;
  longitude: number;
}

/** A regency or city; its point is its seat or its middle. Places are known towns and districts, the seat first. */
export interface Regency extends NamedPoint {
  places: NamedPoint[];
}

export interface GazetteerFile {
  attribution: string;
  provinces: Readonly<Record<string, readonly string[]>>;
}

const SEPARATOR = "; ";

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
