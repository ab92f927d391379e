import type { PlaceVoteView } from "@/lib/places/view";

/** What the counts become when this person says so: their newest word counts, and only once. */
export function afterVote(before: PlaceVoteView, open: boolean): PlaceVoteView {
  const said = (word: boolean) => Number(open === word) - Number(before.open === word);
  return {
    open_count: before.open_count + said(true),
    closed_count: before.closed_count + said(false),
    open,
  };
}
