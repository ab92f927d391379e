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

/** Why a report was not sent: per field where the server or the form names fields, else as one sentence. */
export function FormFailure({ failure }: { failure: SendFailure }) {
  const errors: Record<string, string> = {};
  for (const [field, id] of PLACES) {
    const message = failure.fields[field];
    if (message) errors[id] ??= message;
  }
  if (Object.keys(errors).length === 0) {
    return (
      <Notice tone="bad" live="alert" title="Laporan belum terkirim">
        {failure.message} Isian Anda masih tersimpan.
      </Notice>
    );
  }
  return <ErrorSummary title={failure.sent ? undefined : failure.message} errors={errors} attempt={failure.attempt} />;
}
