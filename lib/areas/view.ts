import { AREA_ATTRIBUTION, AREA_LEVELS, type AreaCertainty, type AreaLevel, areaSlug, isGuessed } from "./rules";

/** An area as anybody may see it. */
export interface AreaView {
  code: string;
  level: AreaLevel;
  name: string;
  /** `Srimulyo, Piyungan, Kabupaten Bantul, DI Yogyakarta` */
  label: string;
  slug: string;
  /** Null for a province. */
  parent: string | null;
}

/** GET /api/areas. For a point the first is where it lies, the others are where it may lie instead. */
export interface AreasView {
  areas: AreaView[];
  /** Of the first, where a point was asked for; null where nobody can say. */
  certainty: AreaCertainty | null;
  attribution: string;
}

/** Areas of one level, drawn as SVG paths in a picture of so many units. */
export interface AreaMapView {
  width: number;
  height: number;
  areas: { code: string; path: string }[];
  /** Of the areas, by their codes. */
  names: Record<string, string>;
}

export interface AreaRow {
  code: string;
  level: number;
  parentCode: string | null;
  name: string;
  label: string;
}

export function areaView({ code, level, parentCode, name, label }: AreaRow): AreaView {
  return {
    code,
    level: AREA_LEVELS[level - 1] ?? "village",
    name,
    label,
    slug: areaSlug({ code, name }),
    parent: parentCode,
  };
}

export function areasView(rows: readonly AreaRow[], certainty: AreaCertainty | null = null): AreasView {
  return { areas: rows.map(areaView), certainty, attribution: AREA_ATTRIBUTION };
}

interface NamedArea {
  regency: string | null;
  province: string | null;
  areaCertainty?: AreaCertainty | null;
}

/** `Kabupaten Bantul, DI Yogyakarta`, called a guess where it is one: names without a certainty come from the gazetteer. */
export function areaText({ regency, province, areaCertainty = null }: NamedArea): string | null {
  const parts = [regency, province].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return `${parts.join(", ")}${areaCertainty === null || isGuessed(areaCertainty) ? " (perkiraan)" : ""}`;
}
