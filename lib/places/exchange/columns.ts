import { foldedWords } from "@/lib/format/text";
import { EXCHANGE_COLUMNS } from "@/lib/places/rules";

/** How people and other programs title the columns, in CSV and GeoJSON alike. */
const ALIASES: Partial<Record<(typeof EXCHANGE_COLUMNS)[number], readonly string[]>> = {
  name: ["nama", "nama lokasi", "nama tempat", "nama taman", "lokasi", "judul", "title", "place name", "label"],
  kind: ["jenis", "jenis lokasi", "kategori", "tipe", "type", "category"],
  description: ["deskripsi", "keterangan", "desc"],
  latitude: ["lintang", "lat", "garis lintang", "y"],
  longitude: ["bujur", "lon", "lng", "long", "garis bujur", "x"],
  approximate: ["perkiraan", "kira kira"],
  regency: ["kabupaten", "kota", "kabupaten kota", "kab kota", "city"],
  province: ["provinsi", "propinsi"],
};

const NAMES = new Map(
  EXCHANGE_COLUMNS.flatMap((name) => [name, ...(ALIASES[name] ?? [])].map((title) => [foldedWords(title), name])),
);

/** The export's own name of a column; of an unknown one its title in lower case. */
export function columnName(title: string): string {
  return NAMES.get(foldedWords(title)) ?? title.trim().toLowerCase();
}

/** The Indonesian title of a column, which staff read; the name itself where there is none. */
export function columnTitle(name: string): string {
  return Object.entries(ALIASES).find(([known]) => known === name)?.[1]?.[0] ?? name;
}
