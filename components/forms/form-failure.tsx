import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import type { SubmitFailure } from "./use-submission";

/** Where each error of the API leads in the form, in the form's order. */
export type ErrorPlaces = readonly (readonly [field: string, id: string])[];

interface ProblemProps {
  failure: SubmitFailure;
  places: ErrorPlaces;
}

/** Which fields keep the form from being sent; above the form, with the way to each. */
export function FieldProblems({ failure, places }: ProblemProps) {
  return (
    <ErrorSummary
      title={failure.status === null ? failure.message : undefined}
      errors={problemsOf(failure, places)}
      attempt={failure.attempt}
    />
  );
}

interface SendProblemProps extends ProblemProps {
  title: string;
  /** Another part of the form has told screen readers already. */
  announced?: boolean;
}

/** Why nothing arrived, where no field is to blame; beside the button that tries again. */
export function SendProblem({ failure, places, title, announced = false }: SendProblemProps) {
  if (Object.keys(problemsOf(failure, places)).length > 0) return null;
  return (
    <Notice tone="bad" live={announced ? undefined : "alert"} title={title}>
      {failure.message} Isian Anda masih tersimpan.
    </Notice>
  );
}

/** The errors by the ids of the fields that they lead to. */
export function problemsOf({ errors }: SubmitFailure, places: ErrorPlaces): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [field, id] of places) {
    const message = errors[field];
    if (message) problems[id] ??= message;
  }
  return problems;
}
