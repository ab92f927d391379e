import type { ReportStatus } from "./rules";

/** One report in the desk's list of everything. */
export interface ReportRowView {
  id: number;
  code: string;
  status: ReportStatus;
  held: boolean;
  damageType: string;
  location: string;
  area: string | null;
  createdAt: string;
  supportCount: number;
}

/** What happened, and where: "Pencemaran air · Kota Palembang". @param area as `areaText` writes it */
export function reportTitle({ damageType, area }: { damageType: string; area: string | null }): string {
  const [place] = (area ?? "").split(", ");
  return place ? `${damageType} · ${place}` : damageType;
}
