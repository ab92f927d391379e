import { PLACE_STATUS_LABELS, type PlaceState } from "./rules";

/** What the desk's list of everything tells apart: a verified place may be gone since, or part of another. */
export const PLACE_STATES = ["PENDING", "APPROVED", "CLOSED", "MERGED", "REJECTED"] as const;
type PlaceStateName = (typeof PLACE_STATES)[number];

export const PLACE_STATE_LABELS: Record<PlaceStateName, string> = {
  ...PLACE_STATUS_LABELS,
  CLOSED: "Sudah tutup",
  MERGED: "Digabungkan",
};

export function placeStateOf({ status, closedAt, mergedIntoId }: PlaceState): PlaceStateName {
  if (mergedIntoId !== null) return "MERGED";
  return closedAt === null ? status : "CLOSED";
}
