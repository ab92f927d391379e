import { isOpen } from "./rules";
import type { ReportDetailView } from "./view-detail";

/** Two photos of one place: addresses of the 640 px pictures, and what the place is called. */
export interface BeforeAfterView {
  before: string;
  after: string;
  place: string;
}

/** Of a report that somebody says is mended, or that is; null while it is open, or without both photos. */
export function beforeAfter({ status, report, steps }: ReportDetailView): BeforeAfterView | null {
  const after = steps.findLast(({ photo }) => photo !== null)?.photo;
  if (isOpen(status) || !report?.photo || !after) return null;
  return { before: report.photo, after, place: report.location };
}

/** A report that people there confirmed to be mended. */
export interface ConfirmedView extends BeforeAfterView {
  code: string;
  damageType: string;
}

/** A resolved report in the list of an area; null for a photo that it lacks. */
export interface ResolvedView {
  code: string;
  damage_type: string;
  location: string;
  before: string | null;
  after: string | null;
}
