import type { Zone } from "@/lib/format/dates";
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
  zone: Zone;
  supportCount: number;
}
