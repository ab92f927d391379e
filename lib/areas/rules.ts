import { foldedWords } from "@/lib/format/text";
import { PROVINCES } from "@/lib/provinces/rules";

/** Provinces, regencies and cities, districts, villages, in the order of `level` 1 to 4. Pure, shared with the browser. */
export const AREA_LEVELS = ["province", "regency", "district", "village"] as const;
export type AreaLevel = (typeof AREA_LEVELS)[number];

/** How an area is known: from published boundaries, words that name it, a search service, the nearest town, or a person's choice. */
export const AREA_CERTAINTIES = ["boundary", "typed", "geocoder", "nearest", "person"] as const;
export type AreaCertainty = (typeof AREA_CERTAINTIES)[number];

/** `34`, `34.02`, `34.02.14`, `34.02.14.2002`: the interior ministry's codes. What lies in an area begins with its code. */
export const AREA_CODE = /^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$/u;

export const AREA_ATTRIBUTION = "Nama daerah: idn-area-data, ODbL 1.0";

/** As much of a code as names the regency. */
export const REGENCY_CODE_LENGTH = 5;

export const AREA_SEARCH = { min: 3, max: 100, results: 10 } as const;

/** An area without a boundary may be named for a point by a person when it is among so many nearest regencies. */
export const PLAUSIBLE_REGENCIES = 12;
export const LIKELIEST = 3;

/** 1 for a province to 4 for a village. */
export function levelOf(code: string): number {
  return code.split(".").length;
}

export function parentCodeOf(code: string): string | null {
  const end = code.lastIndexOf(".");
  return end < 0 ? null : code.slice(0, end);
}

/** `34.02.14` → 34, 34.02, 34.02.14 */
export function codesAround(code: string): string[] {
  const parent = parentCodeOf(code);
  return parent === null ? [code] : [...codesAround(parent), code];
}

/** Whether `code` is the area `of` or lies in it. */
export function isWithin(code: string, of: string): boolean {
  return code === of || code.startsWith(`${of}.`);
}

/** What makes two spellings one name: `Bau-Bau`, `Bau Bau` and `Baubau`. */
export function areaNameKey(name: string): string {
  return foldedWords(name).replaceAll(" ", "");
}

/** `piyungan-340214`; an address that follows its code also after a new name. */
export function areaSlug({ code, name }: { code: string; name: string }): string {
  return `${foldedWords(name).replaceAll(" ", "-")}-${code.replaceAll(".", "")}`;
}

/** The page of an area. */
export function areaPath(area: { code: string; name: string }): string {
  return `/wilayah/${areaSlug(area)}`;
}

/** Leads to the page of an area whose name is not at hand. */
export function areaCodePath(code: string): string {
  return `/wilayah/${code.replaceAll(".", "")}`;
}

/** The code at a slug's end, or a code with or without points; null where there is none. */
export function areaCodeIn(text: string): string | null {
  const digits = /(?:^|-)(\d{10}|\d{6}|\d{4}|\d{2})$/u.exec(text.replaceAll(".", ""))?.[1];
  if (digits === undefined) return null;
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join(".");
}

/** The ministry's codes of `PROVINCES`, whose names the product uses. */
const PROVINCE_CODES = (
  "11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 " +
  "93 94 95 96"
).split(" ");

export function provinceNameOf(code: string): string | undefined {
  return PROVINCES[PROVINCE_CODES.indexOf(code.slice(0, 2))];
}

export function provinceCodeOf(name: string): string | undefined {
  return PROVINCE_CODES[(PROVINCES as readonly string[]).indexOf(name)];
}

/** Whether an area must be called a guess. */
export function isGuessed(certainty: AreaCertainty | null): boolean {
  return certainty === "geocoder" || certainty === "nearest";
}

/** What everybody may know of an area that tells where a person lives, or of what nobody has checked. */
export function roughAreaCode(code: string | null): string | null {
  return code?.slice(0, REGENCY_CODE_LENGTH) ?? null;
}
