/** What an act of staff answers. */
export interface ActedView {
  /** What was done, in words. */
  message: string;
  /** By which the one who did it can take it back for a moment; null where nothing can be taken back. */
  step_id: number | null;
}
