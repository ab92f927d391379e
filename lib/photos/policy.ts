import { type Actor, isStaff, writerKeys } from "@/lib/kernel/actor";
import { ON_MAP_STATUSES, type ReportStatus } from "@/lib/reports/rules";

/** The report that shows a photo: as its own or as the after-photo of a step. */
interface ShowingReport {
  status: ReportStatus;
  heldReason: string | null;
}

export interface PhotoUse {
  ownerKey: string;
  report: ShowingReport | null;
  reportEvent: { undoneAt: Date | null; report: ShowingReport } | null;
}

function isShown(report: ShowingReport | null): boolean {
  return (
    report !== null && report.heldReason === null && (ON_MAP_STATUSES as readonly string[]).includes(report.status)
  );
}

/** Everyone may see a photo only while staff stand behind the report that shows it. */
export function isPublicPhoto({ report, reportEvent }: PhotoUse): boolean {
  return isShown(report) || (reportEvent !== null && reportEvent.undoneAt === null && isShown(reportEvent.report));
}

export function canSeePhoto(actor: Actor, photo: PhotoUse): boolean {
  return isPublicPhoto(photo) || isStaff(actor) || writerKeys(actor).includes(photo.ownerKey);
}
