import type { ReportStatus } from "./rules";
import type { DeskReportView } from "./view";

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

/** What waits of a report at the desk, in its title. */
export function waitingTitle(report: DeskReportView): string {
  const title = reportTitle(report);
  if (report.status === "PENDING") return title;
  if (report.reopenWaits) return `Dibuka kembali: ${title}`;
  return report.updates.length > 0 ? `Kabar warga: ${title}` : `Hasil kegiatan: ${title}`;
}

/** What happened, and where: "Pencemaran air · Kota Palembang". @param area as `areaText` writes it */
export function reportTitle({ damageType, area }: { damageType: string; area: string | null }): string {
  const [place] = (area ?? "").split(", ");
  return place ? `${damageType} · ${place}` : damageType;
}
