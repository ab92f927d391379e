import type { SubmitState } from "@/components/forms/use-submit";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";

interface OutcomeProps {
  state: SubmitState;
  /** Where the fields' ids are not their names. */
  idPrefix?: string;
}

/** Why a form was not taken: above its fields, or as one sentence where none is to blame. */
export function SubmitOutcome({ state, idPrefix = "" }: OutcomeProps) {
  const errors = Object.entries(state.errors).map(([name, message]) => [`${idPrefix}${name}`, message]);
  if (errors.length > 0) return <ErrorSummary errors={Object.fromEntries(errors)} attempt={state.attempt} />;
  if (!state.message) return null;
  return <Notice tone="bad" live="alert" title={state.message} />;
}
