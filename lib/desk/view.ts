/** What an act of staff answers. */
export interface ActedView {
  /** What was done, in words. */
  message: string;
  /** By which the one who did it can take it back for a moment; null where nothing can be taken back. */
  step_id: number | null;
}

/** What was done to a letter or a place. */
export interface StepView<Kind> {
  id: number;
  kind: Kind;
  /** The answer, or what was said to it. */
  words: string | null;
  /** ISO 8601 */
  created_at: string;
  by: string | null;
  undoable: boolean;
}
