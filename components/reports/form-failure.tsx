import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import type { SendFailure } from "./use-send-report";

/** Where each error of the API leads in the form, in the form's order. */
const PLACES: readonly (readonly [field: string, id: string])[] = [
  ["damage_type", "damage_type"],
  ["description", "description"],
  ["photo_id", "photo"],
  ["location", "location"],
  ["latitude", "place"],
  ["longitude", "place"],
  ["incident_date", "incident_date"],
  ["reporter_name", "reporter_name"],
  ["email", "email"],
];

/** Which fields keep the report from being sent; above the form, with the way to each. */
export function FieldProblems({ failure }: { failure: SendFailure }) {
  return (
    <ErrorSummary
      title={failure.sent ? undefined : failure.message}
      errors={problemsOf(failure)}
      attempt={failure.attempt}
    />
  );
}

/** Why nothing arrived, where no field is to blame; beside the button that tries again. */
export function SendProblem({ failure }: { failure: SendFailure }) {
  if (Object.keys(problemsOf(failure)).length > 0) return null;
  return (
    <Notice tone="bad" live="alert" title="Laporan belum terkirim">
      {failure.message} Isian Anda masih tersimpan.
    </Notice>
  );
}

function problemsOf({ fields }: SendFailure): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, id] of PLACES) {
    const message = fields[field];
    if (message) errors[id] ??= message;
  }
  return errors;
}
