import { decisionsFor, type PlaceDecision } from "@/lib/places/rules";
import type { PlaceQueue } from "@/lib/places/schemas";
import type { DeskPlaceView } from "@/lib/places/view";

/** What staff can do with a place at the desk. */
export type PlaceAction = PlaceDecision | "edit" | "merge";

/** The actions a place allows, the usual one first. */
export function actionsFor({ status, closedAt, mergedInto, doubted }: DeskPlaceView): PlaceAction[] {
  if (mergedInto !== null) return [];
  const decisions = decisionsFor({ status, closed: closedAt !== null, merged: false, doubted });
  return status === "REJECTED" ? [...decisions, "edit"] : [...decisions, "edit", "merge"];
}

/** Whether the action takes a place out of the tab. What residents wrote keeps it among the doubted ones. */
export function leaves(action: PlaceAction, { notes }: DeskPlaceView, tab: PlaceQueue): boolean {
  switch (action) {
    case "approve":
    case "reject":
    case "merge":
      return true;
    case "keep":
    case "close":
      return tab === "DOUBTED" && notes.length === 0;
    default:
      return false;
  }
}
