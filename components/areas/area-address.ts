import { AREA_CODE, provinceCodeOf, provinceNameOf } from "@/lib/areas/rules";

/** The area in a page's address: `?provinsi=Bali`, or `?wilayah=51.71` for what is smaller; null for what is neither. */
export function areaIn(query: URLSearchParams): string | null {
  const code = query.get("wilayah") ?? "";
  return AREA_CODE.test(code) ? code : (provinceCodeOf(query.get("provinsi") ?? "") ?? null);
}

/** The same, to be written. */
export function areaParameters(area: string | null): { provinsi: string; wilayah: string } {
  const province = provinceOnly(area);
  return { provinsi: province ?? "", wilayah: province === undefined ? (area ?? "") : "" };
}

/** ` di Bali`, where something is said of a list that may be narrowed. */
export function inAreaWords(area: string | null): string {
  return area === null ? "" : ` di ${provinceOnly(area) ?? "daerah ini"}`;
}

/** The name of an area that is a province. */
export function provinceOnly(area: string | null): string | undefined {
  return area?.length === 2 ? provinceNameOf(area) : undefined;
}
