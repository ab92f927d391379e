import { foldedWords } from "@/lib/format/text";
import { PROVINCES } from "@/lib/provinces/rules";
import { areaNameKey, provinceCodeOf } from "./rules";

/** An area as a publisher of boundaries names it. */
export interface PublishedName {
  name: string;
  province?: string | undefined;
  /** The first two digits of the statistics office's code. They differ from the ministry's only in Papua. */
  provinceDigits?: string | undefined;
}

interface KnownName {
  code: string;
  name: string;
}

/** Regencies that have a new name since boundaries were published. */
const RENAMED: Readonly<Record<string, string>> = {
  tobasamosir: "toba",
  mahakamhulu: "mahakamulu",
  mamujuutara: "pasangkayu",
  malukutenggarabarat: "kepulauantanimbar",
};

const TYPES = { kabupaten: "kabupaten", kab: "kabupaten", regency: "kabupaten", kota: "kota", kodya: "kota" } as const;
const LAKE_OR_FOREST = /^(?:danau|hutan|waduk)\b/u;
/** Papua's provinces were split in 2022, so that a published province may be any of them today. */
const PAPUA = "9";

/** Whether a shape is a lake or a forest, which publishers list beside regencies. */
export function isLakeOrForest(name: string): boolean {
  return LAKE_OR_FOREST.test(foldedWords(name));
}

/** Finds the code of a regency or city by its name, and by its province where several have the name. */
export function regencyMatcher(regencies: readonly KnownName[]): (published: PublishedName) => KnownName | null {
  const known = new Map<string, KnownName[]>();
  for (const regency of regencies) {
    const { type = "kabupaten", rest } = typeAndName(regency.name);
    for (const key of new Set([rest, rest.replace(/^kepulauan/u, "")])) {
      const list = known.get(`${type} ${key}`);
      if (list) list.push(regency);
      else known.set(`${type} ${key}`, [regency]);
    }
  }
  return (published) => {
    for (const key of keysOf(published.name)) {
      const found = known.get(key) ?? [];
      const within = found.filter(({ code }) => isOfProvince(code, published));
      const [only, second] = within.length > 0 ? within : found;
      if (only !== undefined && second === undefined) return only;
    }
    return null;
  };
}

function typeAndName(name: string): { type: "kabupaten" | "kota" | undefined; rest: string } {
  const [first = "", ...others] = foldedWords(name).split(" ");
  const type = Object.hasOwn(TYPES, first) ? TYPES[first as keyof typeof TYPES] : undefined;
  const words = (type === undefined ? [first, ...others] : others).filter((word) => !/^adm(?:inistrasi)?$/u.test(word));
  return { type, rest: words.join("") };
}

/** The likeliest first: a bare name is the regency's; `Kota Baru` may also be a regency called Kotabaru. */
function keysOf(name: string): string[] {
  const { type, rest } = typeAndName(name);
  const whole = areaNameKey(name);
  const bare = RENAMED[rest] ?? rest;
  const typed = type === undefined ? ["kabupaten", "kota"] : [type];
  return [
    ...typed.map((each) => `${each} ${bare}`),
    ...typed.map((each) => `${each} ${bare.replace(/^kepulauan/u, "")}`),
    `kabupaten ${whole}`,
  ];
}

function isOfProvince(code: string, { province, provinceDigits }: PublishedName): boolean {
  const name = province === undefined ? undefined : provinceKey(province);
  if (name?.startsWith("papua") || (name === undefined && provinceDigits?.startsWith(PAPUA))) {
    return code.startsWith(PAPUA);
  }
  const known =
    name === undefined ? provinceDigits : provinceCodeOf(PROVINCES.find((one) => provinceKey(one) === name) ?? "");
  return known === undefined || code.startsWith(known);
}

function provinceKey(name: string): string {
  return areaNameKey(name).replace(/^(?:provinsi|daerahistimewa|daerahkhususibukota|dki|di)/u, "");
}
