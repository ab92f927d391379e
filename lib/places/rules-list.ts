import { PLACE_STATUS_LABELS, type PlaceStanding } from "./rules";

/** What the desk's list of everything tells apart: a verified place may be gone since, or part of another. */
export const PLACE_STANDINGS = ["PENDING", "APPROVED", "CLOSED", "MERGED", "REJECTED"] as const;
type PlaceStandingName = (typeof PLACE_STANDINGS)[number];

export const PLACE_STANDING_LABELS: Record<PlaceStandingName, string> = {
  ...PLACE_STATUS_LABELS,
  CLOSED: "Sudah tutup",
  MERGED: "Digabungkan",
};

export function standingOf({ status, closedAt, mergedIntoId }: PlaceStanding): PlaceStandingName {
  if (mergedIntoId !== null) return "MERGED";
  return closedAt === null ? status : "CLOSED";
}
