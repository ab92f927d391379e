import { isOnMap as isPlaceOnMap, type PlaceState } from "@/lib/places/rules";
import { isOnMap, type ReportStatus } from "@/lib/reports/rules";

/** The report that shows a photo: as its own or as the after-photo of a step. */
interface ShowingReport {
  status: ReportStatus;
  heldReason: string | null;
}

/** Listed as soon as it is sent, unless the filter or staff took it away. */
interface ListedUnlessHeld {
  heldReason: string | null;
  hiddenAt: Date | null;
}

export interface PhotoUse {
  /** Set while staff who replaced or removed it may still undo that: nobody sees it meanwhile. */
  change: object | null;
  report: ShowingReport | null;
  /** The report that it is a further photo of. */
  furtherOf: { report: ShowingReport } | null;
  reportEvent: { undoneAt: Date | null; report: ShowingReport } | null;
  reportUpdate: (ListedUnlessHeld & { report: ShowingReport }) | null;
  place: PlaceState | null;
  event: { deletedAt: Date | null } | null;
  /** The event whose results it shows. */
  resultOf: { event: { deletedAt: Date | null } } | null;
  /** The account whose picture it is. */
  user: { blockedAt: Date | null } | null;
  volunteer: ListedUnlessHeld | null;
  partner: ListedUnlessHeld | null;
}

function isListed(one: ListedUnlessHeld | null): boolean {
  return one !== null && one.heldReason === null && one.hiddenAt === null;
}

function isShown(report: ShowingReport | null): boolean {
  return report !== null && isOnMap(report.status, report.heldReason);
}

/**
 * Everyone may see a photo only while staff stand behind what shows it, while its event is not deleted, or while it is
 * the picture of an account that is not blocked or of a volunteer or a waste bank that is listed.
 */
export function isPublicPhoto({
  change,
  report,
  furtherOf,
  reportEvent,
  reportUpdate,
  place,
  event,
  resultOf,
  user,
  volunteer,
  partner,
}: PhotoUse): boolean {
  const afterwards = reportEvent !== null && reportEvent.undoneAt === null && isShown(reportEvent.report);
  if (change !== null) return false;
  return (
    isShown(report) ||
    isShown(furtherOf?.report ?? null) ||
    afterwards ||
    (isListed(reportUpdate) && isShown(reportUpdate?.report ?? null)) ||
    (place !== null && isPlaceOnMap(place)) ||
    event?.deletedAt === null ||
    resultOf?.event.deletedAt === null ||
    user?.blockedAt === null ||
    isListed(volunteer) ||
    isListed(partner)
  );
}
